import type { CampaignLoader } from '@/campaigns/registry'
import { enter, selectEntry } from '@/features/entry'
import { logInByItself } from '@/features/login'
import { isPreviewFrame } from '@/features/preview'
import { cookieText } from '@/lib/cookieText'
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/query'
import type { AppProps } from './App'
import { cleanAddress } from './cleanAddress'
import { navigationOf } from './navigation'
import { pageEnvironment } from './pageEnvironment'
import { computeFingerIdOnTouch } from './fingerId'
import { followOtherTabs } from './persistence/followOtherTabs'
import { persistBeforeLeaving } from './persistence/persistBeforeLeaving'
import { createAppRouter } from './router'
import { makeStore, type StoreOptions } from './store'

export type Preparation = Pick<StoreOptions, 'preloaded'> & Partial<Pick<StoreOptions, 'environment'>> & { readonly campaigns?: Readonly<Record<string, CampaignLoader>> }

/** All that the first render needs, from the address: language, environment, router, store with its kept values, entry parameters. */
export async function prepareApp({ preloaded, campaigns, environment = pageEnvironment() }: Preparation = {}): Promise<AppProps> {
  cleanAddress(window)
  setLanguage(chooseLanguage(parseQuery(window.location.search)))
  const router = createAppRouter(campaigns)
  const { store, rehydrated, catchUp, persistNow } = makeStore({ environment, navigation: navigationOf(router), preloaded })
  await rehydrated
  store.dispatch(enter(window.location.search, cookieText()))
  void store.dispatch(logInByItself(isPreviewFrame(selectEntry(store.getState()).mis)))
  followOtherTabs(catchUp)
  persistBeforeLeaving(persistNow)
  computeFingerIdOnTouch(store)
  return { environment, store, router }
}
