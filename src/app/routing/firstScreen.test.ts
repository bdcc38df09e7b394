import { jest } from '@jest/globals'
import { definePage } from '@/blocks/definePage'
import { selectEntry } from '@/features/entry'
import { tokenReceived } from '@/features/session'
import { startStore } from '../../../tests/startStore'
import { ROUTER_BASENAME } from './basePath'
import { awaitFirstScreen } from './firstScreen'
import { createAppRouter } from './router'

const page = definePage({ kind: 'home', config: {}, fixtures: { default: null }, actionNames: [], useLive: () => ({ status: 'loading' }), View: () => null })

async function open(path: string, load: () => Promise<{ page: typeof page }>, isLoggedIn = false) {
  window.history.replaceState(null, '', ROUTER_BASENAME + path)
  const campaign = { prefix: 'cash', title: () => 'Cash', audience: 'passenger', loginVariant: 'standard', developmentSourceId: 'DEV1', pages: { '': { kind: 'home', load }, rule: { kind: 'rule', load, login: true } } } as const
  const router = createAppRouter({ cash: () => Promise.resolve({ campaign }) })
  const { store } = await startStore()
  if (isLoggedIn) store.dispatch(tokenReceived({ token: 't1', userType: 1 }))
  return { router, store, first: awaitFirstScreen(router, store) }
}

it('has the screen of the address loaded, and its campaign entered, before the first render', async () => {
  const load = jest.fn(() => Promise.resolve({ page }))
  const { router, store, first } = await open('/cash?sourceId=S1', load)
  await first
  expect([load.mock.calls.length, selectEntry(store.getState()).campaign, router.campaigns.get('cash')?.loaded()?.campaign.prefix]).toEqual([1, 'cash', 'cash'])
  router.dispose()
})

it.each(['/cash/rule', '/cash/nowhere', '/nowhere', '/'])('loads no page for %s, which is guarded or does not exist', async (path) => {
  const load = jest.fn(() => Promise.resolve({ page }))
  const { router, first } = await open(path, load)
  await first
  expect(load).not.toHaveBeenCalled()
  router.dispose()
})

it('does not wait for a page that does not load', async () => {
  const { router, first } = await open('/cash', () => new Promise(() => undefined))
  await expect(first).resolves.toBeUndefined()
  router.dispose()
})

it('has a guarded screen loaded for a user who is logged in', async () => {
  const load = jest.fn(() => Promise.resolve({ page }))
  const { router, first } = await open('/cash/rule?sourceId=S1', load, true)
  await first
  expect(load).toHaveBeenCalledTimes(1)
  router.dispose()
})
