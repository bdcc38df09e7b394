import { userApi } from '@/services/candle'
import { tokenReceived } from '@/features/session'
import { mountTestBackend } from '@/mocks/jest'
import { shortPause, startStore } from '../../startStore'

mountTestBackend()

const check = { sourceId: 'EXAMPLE2026', promotorCode: null, channel: null }
const at = { pathname: '/_example/invitation-list', search: '?sourceId=EXAMPLE2026&channel=DOUYIN' }
const loginPage = '/_example/login?sourceId=EXAMPLE2026&channel=DOUYIN'

async function startLoggedIn() {
  const started = await startStore({ at })
  const logouts: unknown[] = []
  let token = started.store.getState().session.token
  started.store.subscribe(() => {
    const now = started.store.getState().session.token
    if (token !== null && now === null) logouts.push(token)
    token = now
  })
  started.store.dispatch(tokenReceived({ token: 'stale-token', mobile: '13800138000', userType: 1 }))
  return { ...started, logouts }
}

afterEach(() => {
  document.cookie = 'market-platform-h5.session=; path=/; max-age=0'
  sessionStorage.clear()
})

it('turns twenty requests rejected together into one logout and one replace to the login page (spec 1 §4)', async () => {
  const { store, navigation, logouts, notify } = await startLoggedIn()
  const results = await Promise.all(Array.from({ length: 20 }, () => store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))))
  await shortPause()
  expect(results.filter(({ error }) => error !== undefined)).toHaveLength(20)
  expect(logouts).toEqual(['stale-token'])
  expect(navigation.replace.mock.calls).toEqual([[loginPage, { state: { from: at.pathname + at.search } }]])
  expect(notify.mock.calls).toEqual([['登录已失效，请重新登录']])
})

it('clears user storage and the tracking parameters that the address does not name', async () => {
  const { store } = await startLoggedIn()
  expect(document.cookie).toContain('market-platform-h5.session=')
  await store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))
  await shortPause()
  expect(document.cookie).not.toContain('market-platform-h5.session=')
  expect(store.getState().session).toMatchObject({ token: null, mobile: null })
  expect(store.getState().entry).toMatchObject({ sourceId: 'EXAMPLE2026', channel: 'DOUYIN', shareSourceId: null })
  expect(store.getState().api.mutations).toEqual({})
})

it('does not move again when a late reply comes to the login page', async () => {
  const { store, navigation, logouts } = await startLoggedIn()
  await store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))
  await shortPause()
  await store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))
  await shortPause()
  expect(logouts).toHaveLength(1)
  expect(navigation.replace).toHaveBeenCalledTimes(1)
})

it('does not end a newer session on the late rejection of an older token', async () => {
  const { store, navigation } = await startLoggedIn()
  const late = store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))
  store.dispatch(tokenReceived({ token: 'newer-token', userType: 1 }))
  const { error } = await late
  await shortPause()
  expect(error).toMatchObject({ kind: 'business', errCode: -127002 })
  expect(store.getState().session.token).toBe('newer-token')
  expect(navigation.replace).not.toHaveBeenCalled()
})

it('ends a second session as well as the first', async () => {
  const { store, navigation, logouts } = await startLoggedIn()
  await store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))
  await shortPause()
  navigation.replace(at.pathname + at.search, { state: null })
  store.dispatch(tokenReceived({ token: 'second-token', userType: 1 }))
  await store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))
  await shortPause()
  expect(logouts).toEqual(['stale-token', 'second-token'])
})

it('leads a visitor to the login page when a call needs a token (-200198)', async () => {
  const { store, navigation } = await startStore({ at })
  await store.dispatch(userApi.endpoints.userRegistryVerify.initiate(check))
  await shortPause()
  expect(navigation.replace.mock.calls).toEqual([[loginPage, { state: { from: at.pathname + at.search } }]])
})

it('follows a logout in another tab without moving', async () => {
  const { store, navigation, syncSession } = await startLoggedIn()
  document.cookie = 'market-platform-h5.session=; path=/; max-age=0'
  await syncSession()
  await shortPause()
  expect(store.getState().session.token).toBeNull()
  expect(navigation.replace).not.toHaveBeenCalled()
})
