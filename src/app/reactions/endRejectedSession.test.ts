import { tokenRejected } from '@/api/events'
import { campaignEntered } from '@/features/entry'
import { loggedOut, tokenReceived } from '@/features/session'
import { putPhoneAway, takePhone } from '../../../tests/journeys/phoneDevice'
import { reactionHarness } from '../../../tests/reactionHarness'
import { endRejectedSession } from './endRejectedSession'

const LOGGED_OUT = 'session/loggedOut'
const loggedIn = tokenReceived({ token: 't1', userType: 1 })

afterEach(putPhoneAway)

it('logs out and replaces the page by the login page, with query string and origin (spec 1 §4)', async () => {
  const { store, dispatched, reactionApi, ports } = reactionHarness({ pathname: '/cash/invitation-list' })
  store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token: 't1' }), reactionApi, ports)
  expect(dispatched).toEqual([LOGGED_OUT])
  expect(ports.navigation.replace.mock.calls).toEqual([['/cash/login?sourceId=S1', { state: { from: '/cash/invitation-list?sourceId=S1' } }]])
})

it('tells the login page of a page where friends register, which is to have them back before a target link (spec 1 §4, after login)', async () => {
  const { store, reactionApi, ports } = reactionHarness({ pathname: '/cash/invitee-register', campaignHere: { isRegister: true } })
  store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token: 't1' }), reactionApi, ports)
  expect(ports.navigation.replace.mock.calls).toEqual([['/cash/login?sourceId=S1', { state: { from: '/cash/invitee-register?sourceId=S1', isFromRegister: true } }]])
})

it.each([
  ['of a session, which ends', 't1', [LOGGED_OUT]],
  ['of a visitor', null, []],
])('stays under a name that no campaign has, where there is no login page (spec 2 §2.2): %s', async (_, token, actions) => {
  const { store, dispatched, reactionApi, ports } = reactionHarness({ pathname: '/old-campaign/info', campaignHere: null })
  store.dispatch(campaignEntered({ prefix: 'cash', developmentSourceId: null }))
  if (token !== null) store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token }), reactionApi, ports)
  expect(dispatched).toEqual(actions)
  expect(ports.navigation.replace).not.toHaveBeenCalled()
})

it('says what the backend said, once for requests that are refused together, to visitors too', async () => {
  const { store, reactionApi, ports } = reactionHarness({ pathname: '/cash/login', wasReplace: true })
  store.dispatch(loggedIn)
  const rejected = tokenRejected({ token: 't1', errMsg: '登录已失效，请重新登录' })
  await endRejectedSession(rejected, reactionApi, ports)
  await endRejectedSession(rejected, reactionApi, ports)
  expect(ports.notify.mock.calls).toEqual([['登录已失效，请重新登录']])
  await endRejectedSession(tokenRejected({ token: null, errMsg: '请先登录' }), reactionApi, ports)
  expect(ports.notify.mock.calls).toEqual([['登录已失效，请重新登录'], ['请先登录']])
})

it.each([
  ['of a visitor', null],
  ['of a session', 't1'],
])('says the shared words where a login %s is refused without any: the page stays, and shows nothing else of it (spec 2 §8)', async (_, token) => {
  const { store, reactionApi, ports } = reactionHarness({ pathname: '/cash/login', wasReplace: true })
  if (token !== null) store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token, errMsg: '' }), reactionApi, ports)
  expect(ports.notify.mock.calls).toEqual([['服务器开小差了，请稍后重试']])
})

it('says nothing of a refusal without words where the login page itself tells of it', async () => {
  const { store, reactionApi, ports } = reactionHarness({ pathname: '/cash/invitation-list' })
  store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token: 't1', errMsg: '' }), reactionApi, ports)
  expect(ports.notify).not.toHaveBeenCalled()
})

it('leaves a user alone who is logging in by hand, in the native app too', async () => {
  takePhone({ suffix: ' SaicMobility/4.8.2' })
  const { store, dispatched, reactionApi, ports } = reactionHarness({ pathname: '/cash/login' })
  store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token: 't1', errMsg: '登录已失效，请重新登录' }), reactionApi, ports)
  expect(dispatched).toEqual([LOGGED_OUT])
  expect(ports.notify).toHaveBeenCalledTimes(1)
})

it('does not end a newer session', async () => {
  const { store, dispatched, reactionApi, ports } = reactionHarness()
  store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token: 't0' }), reactionApi, ports)
  expect(dispatched).toEqual([])
  expect(ports.navigation.replace).not.toHaveBeenCalled()
})

it('leads to the login page, with the words, where another window has ended the session already', async () => {
  const { store, dispatched, reactionApi, ports } = reactionHarness()
  store.dispatch(loggedIn)
  ports.syncSession.mockImplementation(() => {
    store.dispatch(loggedOut({ reason: 'elsewhere' }))
    return Promise.resolve()
  })
  await endRejectedSession(tokenRejected({ token: 't1', errMsg: '登录已失效，请重新登录' }), reactionApi, ports)
  expect(dispatched).toEqual([])
  expect(ports.notify.mock.calls).toEqual([['登录已失效，请重新登录']])
  expect(ports.navigation.replace.mock.calls).toEqual([['/cash/login?sourceId=S1', { state: { from: '/cash?sourceId=S1' } }]])
})

it('leaves a visitor on the notice of an activity, whose login page would lead back to it', async () => {
  const { dispatched, reactionApi, ports } = reactionHarness({ pathname: '/cash/invalid-activity/1', wasReplace: true })
  await endRejectedSession(tokenRejected({ token: null, errMsg: '请先登录' }), reactionApi, ports)
  expect([dispatched, ports.navigation.replace.mock.calls, ports.notify.mock.calls]).toEqual([[], [], []])
})

it('does not end the newer session of another tab', async () => {
  const { store, dispatched, reactionApi, ports } = reactionHarness()
  store.dispatch(loggedIn)
  ports.syncSession.mockImplementation(() => {
    store.dispatch(tokenReceived({ token: 't2', userType: 1 }))
    return Promise.resolve()
  })
  await endRejectedSession(tokenRejected({ token: 't1' }), reactionApi, ports)
  expect(dispatched).toEqual([])
})

it('leads to the login page when a call without a session needed a token', async () => {
  const { reactionApi, ports } = reactionHarness()
  await endRejectedSession(tokenRejected({ token: null }), reactionApi, ports)
  expect(ports.navigation.replace.mock.calls).toEqual([['/cash/login?sourceId=S1', { state: { from: '/cash?sourceId=S1' } }]])
})

it('does not replace when the last navigation was a replace to a login page (spec 1 §4)', async () => {
  const { store, dispatched, reactionApi, ports } = reactionHarness({ pathname: '/cash/login', wasReplace: true })
  store.dispatch(loggedIn)
  await endRejectedSession(tokenRejected({ token: 't1' }), reactionApi, ports)
  await endRejectedSession(tokenRejected({ token: null }), reactionApi, ports)
  expect(dispatched).toEqual([LOGGED_OUT])
  expect(ports.navigation.replace).not.toHaveBeenCalled()
})

it('keeps the return path of a login page that the user opened', async () => {
  const { reactionApi, ports } = reactionHarness({ pathname: '/cash/login', state: { from: '/cash/share' } })
  await endRejectedSession(tokenRejected({ token: null }), reactionApi, ports)
  expect(ports.navigation.replace.mock.calls).toEqual([['/cash/login?sourceId=S1', { state: { from: '/cash/share' } }]])
})

it('uses the login page of the campaign that was last open where the page belongs to none', async () => {
  const { store, reactionApi, ports } = reactionHarness({ pathname: '/', search: '' })
  await endRejectedSession(tokenRejected({ token: null }), reactionApi, ports)
  expect(ports.navigation.replace).not.toHaveBeenCalled()
  store.dispatch(campaignEntered({ prefix: 'cash', developmentSourceId: null }))
  await endRejectedSession(tokenRejected({ token: null }), reactionApi, ports)
  expect(ports.navigation.replace.mock.calls).toEqual([['/cash/login', { state: { from: '/' } }]])
})

it('subscribes again after a failure too', async () => {
  const { store, reactionApi, ports, listening } = reactionHarness()
  store.dispatch(loggedIn)
  ports.navigation.replace.mockImplementation(() => {
    throw new Error('no chunk')
  })
  await expect(endRejectedSession(tokenRejected({ token: 't1' }), reactionApi, ports)).rejects.toThrow('no chunk')
  expect(listening.subscribe).toHaveBeenCalledTimes(1)
})
