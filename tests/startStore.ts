import { chooseEnvironment, type Environment } from '@config/env'
import { jest } from '@jest/globals'
import type { AppAddress } from '@/app/navigationPort'
import { campaignOf } from '@/app/reactions/campaignPath'
import { makeStore, type StoreOptions } from '@/app/store'
import { enter } from '@/features/entry'
import { fakeNavigation } from './reactionHarness'

/** The dev environment with an origin that Node's fetch can reach. */
export const testEnvironment: Environment = { ...chooseEnvironment('localhost', null).environment, apiBase: 'http://localhost', configBase: 'http://localhost' }

type Options = Partial<Omit<StoreOptions, 'navigation'>> & { readonly at?: Partial<AppAddress>; readonly cookies?: string }

/** The app without its pages: the real store, restored and with its address read, and a router that only remembers. */
export async function startStore({ at, cookies = '', environment = testEnvironment, ...options }: Options = {}) {
  const navigation = fakeNavigation(at)
  const notify = jest.fn<(text: string) => void>()
  const { store, rehydrated, persistNow, syncSession } = makeStore({ environment, navigation, notify, ...options })
  await rehydrated
  const { pathname, search } = navigation.current()
  store.dispatch(enter({ prefix: campaignOf(pathname), search, cookies }))
  persistNow()
  return { store, navigation, notify, persistNow, syncSession }
}

/** 60 ms, for a test that nothing more happens; and for what a few turns of the event loop bring. What takes a server is waited for with `waitFor`. */
export const shortPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60))
