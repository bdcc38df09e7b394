import type { CampaignLoader } from '@/campaigns/registry'
import { enter, readFingerId } from '@/features/entry'
import { autoLogin } from '@/features/login'
import { bufferMessages, isPreviewDocument } from '@/features/preview'
import { cookieText } from '@/lib/storage/cookieText'
import { onFirstTouch } from '@/lib/page/firstTouch'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { onScreenShown } from '@/lib/page/screenState'
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/url/query'
import type { AppProps } from './App'
import { campaignOf } from './reactions/campaignPath'
import { cleanAddress } from './routing/cleanAddress'
import { navigationOf } from './navigation'
import { pageEnvironment } from './pageEnvironment'
import { awaitFirstScreen } from './routing/firstScreen'
import { loadDevTools } from './devtools/loadDevTools'
import { syncSessionOnPageShow } from './persistence/syncSession'
import { persistOnPageHide } from './persistence/persistOnPageHide'
import { memoryStorages } from './persistence/storages'
import { createAppRouter } from './routing/router'
import { makeStore, type StoreOptions } from './store'

const configKeeper = lazyChunk(() => import('./cacheConfig'))

/** What marketing has set is read off the screen once nothing else waits. */
const keepConfigLater = (): void =>
  void setTimeout(() => {
    configKeeper.read().then(
      ({ cacheConfig }) => cacheConfig(),
      () => undefined,
    )
  }, 1_000)

export type Preparation = Pick<StoreOptions, 'preloaded'> & Partial<Pick<StoreOptions, 'environment'>> & { readonly campaigns?: Readonly<Record<string, CampaignLoader>> }

/** What the first render needs: language, environment, router, store with its persisted values, entry parameters. */
export async function prepareApp({ preloaded, campaigns, environment = pageEnvironment() }: Preparation = {}): Promise<AppProps> {
  cleanAddress(window)
  setLanguage(chooseLanguage(parseQuery(window.location.search)))
  bufferMessages()
  const isPreview = isPreviewDocument()
  const router = createAppRouter(campaigns, (slices) => store.inject(slices))
  const navigation = navigationOf(router)
  const devTools = await loadDevTools(environment, router.history)
  const { store, rehydrated, syncSession, persistNow } = makeStore({ environment, navigation, preloaded, devTools, storages: isPreview ? memoryStorages() : undefined })
  await rehydrated
  store.dispatch(enter({ prefix: campaignOf(navigation.current().pathname), search: window.location.search, cookies: cookieText(), isPreview }))
  void store.dispatch(autoLogin(isPreview))
  if (!isPreview) {
    syncSessionOnPageShow(syncSession)
    persistOnPageHide(persistNow)
    onFirstTouch(() => void store.dispatch(readFingerId()))
    onScreenShown(keepConfigLater)
  }
  await awaitFirstScreen(router, store)
  return { environment, store, router }
}
