import type { CampaignLoader } from '@/campaigns/registry'
import { enter } from '@/features/entry'
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/query'
import type { AppProps } from './App'
import { cleanAddress } from './cleanAddress'
import { navigationOf } from './navigation'
import { pageEnvironment } from './pageEnvironment'
import { followOtherTabs } from './persistence/followOtherTabs'
import { createAppRouter } from './router'
import { makeStore, type StoreOptions } from './store'

export type Preparation = Pick<StoreOptions, 'preloaded'> & { readonly campaigns?: Readonly<Record<string, CampaignLoader>> }

/** All that the first render needs, from the address: language, environment, router, store with its kept values, entry parameters. */
export async function prepareApp({ preloaded, campaigns }: Preparation = {}): Promise<AppProps> {
  cleanAddress(window)
  setLanguage(chooseLanguage(parseQuery(window.location.search)))
  const environment = pageEnvironment()
  const router = createAppRouter(campaigns)
  const { store, rehydrated, catchUp } = makeStore({ environment, navigation: navigationOf(router), preloaded })
  await rehydrated
  store.dispatch(enter(window.location.search, document.cookie))
  followOtherTabs(catchUp)
  return { environment, store, router }
}
