import { waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { jest } from '@jest/globals'
import { chooseEnvironment } from '@config/env'
import { tokenReceived } from '@/features/session'
import { cas, contextTokenOf } from '@/services/cas'
import { candle } from '@/services/candle'
import { tracking } from '@/services/tracking'
import { shortPause, startStore, testEnvironment } from '../startStore'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  jest.useRealTimers()
  server.resetHandlers()
  sessionStorage.clear()
  document.cookie = 'market-platform-h5.session=; path=/; max-age=0'
})
afterAll(() => server.close())

const LOGIN_PAGE = '*/external/v1/CandleBizService/getLoginPage'
const LOGIN = '*/cas/v2/caslogin'
const SMS = '*/cas/v2/mobile/sendmobileauthcode'

const askForLoginPage = candle.endpoints.getLoginPage.initiate({ sourceId: 'S1' })
const login = cas.endpoints.phoneLogin.initiate({
  phone: '13800138000',
  code: '123456',
  contextToken: 'c1',
  pageUrl: 'https://h5.example/p',
  invitation: { promotorCode: 'P1', sourceId: 'S1', shareSourceId: null, channel: 'DOUYIN', inviteType: null, isApp: 0 },
})

const reply = (data: unknown, errCode = 0, errMsg = '') => () => HttpResponse.json({ errCode, errMsg, data })

it('sends token, platform, ids and the routing tag with a call (spec 1 §7)', async () => {
  let headers = new Headers()
  server.use(http.post(LOGIN, ({ request }) => {
    headers = request.headers
    return HttpResponse.json({ errCode: 0, errMsg: '', data: { casJwt: 'jwt', registration: 0 } })
  })) // prettier-ignore
  const { store } = await startStore({ at: { search: '?channel=DOUYIN&cityCode=310000' }, cookies: 'x-dyeing=blue' })
  store.dispatch(tokenReceived({ token: 't1', userType: 1 }))
  await store.dispatch(login)
  expect(Object.fromEntries(headers)).toMatchObject({
    authorization: 'Bearer t1',
    'x-requested-with': 'XMLHttpRequest',
    'x-saic-platform': 'h5',
    accept: 'application/json',
    'x-saic-app-id': testEnvironment.appId,
    'x-saic-product-id': testEnvironment.productId,
    'x-saic-channel': 'DOUYIN',
    'x-saic-city-code': '310000',
    'x-saic-device-id': store.getState().entry.deviceId,
    'x-dyeing': 'blue',
  })
  expect(headers.has('x-saic-finger-id')).toBe(true)
})

it('sends no routing tag in production', async () => {
  let headers = new Headers()
  server.use(http.get(LOGIN_PAGE, ({ request }) => {
    headers = request.headers
    return HttpResponse.json({ errCode: 0, errMsg: '', data: {} })
  })) // prettier-ignore
  const environment = { ...chooseEnvironment('h5.ride-market.example', null).environment, apiBase: 'http://localhost' }
  const { store } = await startStore({ environment, at: { search: '?x-dyeing=blue' } })
  await store.dispatch(askForLoginPage)
  expect(headers.get('x-saic-platform')).toBe('h5')
  expect(headers.has('x-dyeing')).toBe(false)
})

it('asks for a code with the fields of spec 1 §7', async () => {
  let search = new URLSearchParams()
  server.use(http.get(SMS, ({ request }) => {
    search = new URL(request.url).searchParams
    return HttpResponse.json({ errCode: 0, errMsg: '', data: { contextToken: 'c2' } })
  })) // prettier-ignore
  const { store } = await startStore()
  const { data } = await store.dispatch(cas.endpoints.sendSms.initiate({ phone: '13800138000', contextToken: '' }))
  expect(Object.fromEntries(search)).toEqual({ mobile: '13800138000', smsType: '2', templateCode: '0002', contextToken: '' })
  expect(data).toEqual({ step: 'sent', contextToken: 'c2', message: '' })
})

it('gives what a reply says to who asked', async () => {
  server.use(http.get(LOGIN_PAGE, reply({ title: 'Hi', status: 2, inviteType: 1, more: { deep: true } })))
  const { store } = await startStore()
  const { data } = await store.dispatch(askForLoginPage)
  expect(data).toEqual({ title: 'Hi', status: 2, inviteType: 1, more: { deep: true } })
})

it.each([
  ['an HTML page', () => HttpResponse.html('<!doctype html>'), { kind: 'malformed', path: '' }],
  ['a cut-off reply', () => HttpResponse.text('{"errCode":0,"data":{'), { kind: 'malformed', path: '' }],
  ['an errCode in a string', () => HttpResponse.json({ errCode: '0', data: {} }), { kind: 'malformed', path: 'errCode' }],
  ['a reply without data', () => HttpResponse.json({ errCode: 0, errMsg: '' }), { kind: 'malformed', path: '' }],
  ['a field of another kind', reply({ status: {} }), { kind: 'malformed', path: 'status' }],
  ['a server error', () => new HttpResponse('{"errCode":0,"data":{}}', { status: 500 }), { kind: 'http', status: 500 }],
  ['a refusal at the door', () => new HttpResponse(null, { status: 403 }), { kind: 'http', status: 403 }],
  ['a refusal of the backend under a status of its own (spec 2 §5)', () => HttpResponse.json({ errCode: -196606, errMsg: '风险提示', data: null }, { status: 400 }), { kind: 'business', errCode: -196606, errMsg: '风险提示' }],
  ['no reply at all', () => HttpResponse.error(), { kind: 'network' }],
  ['a refusal of the backend', reply(null, -196606, '风险提示'), { kind: 'business', errCode: -196606, errMsg: '风险提示' }],
])('takes %s for what it is', async (_, resolver, error) => {
  server.use(http.get(LOGIN_PAGE, resolver))
  const { store } = await startStore()
  const result = await store.dispatch(askForLoginPage)
  expect(result.data).toBeUndefined()
  expect(result.error).toMatchObject(error)
})

it('gives up after 120 000 ms (spec 1 §9)', async () => {
  server.use(http.get(LOGIN_PAGE, () => delay('infinite')))
  const { store } = await startStore()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance', 'Date', 'setInterval', 'clearInterval'] })
  const asking = store.dispatch(askForLoginPage)
  await jest.advanceTimersByTimeAsync(119_999)
  expect(candle.endpoints.getLoginPage.select({ sourceId: 'S1' })(store.getState())).toMatchObject({ isLoading: true })
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  expect((await asking).error).toEqual({ kind: 'timeout', afterMs: 120_000 })
})

it('says nothing of a call that was given up by the caller', async () => {
  server.use(http.post(LOGIN, () => delay('infinite')))
  const { store, notify } = await startStore()
  const asking = store.dispatch(login)
  await shortPause()
  asking.abort()
  await asking
  await shortPause()
  expect(notify).not.toHaveBeenCalled()
})

it('finds the context token of a refused login, and tells the words of the server once (spec 1 §3, §8)', async () => {
  server.use(http.post(LOGIN, reply({ contextToken: 'c2' }, -208212, '验证码错误')))
  const { store, notify } = await startStore()
  const { error } = await store.dispatch(login)
  await shortPause()
  expect(contextTokenOf(error)).toBe('c2')
  expect(notify.mock.calls).toEqual([['验证码错误']])
})

it('leaves -208033 of the send-code call to who asked', async () => {
  server.use(http.get(SMS, reply({ contextToken: 'c2' }, -208033, 'server words')))
  const { store, notify } = await startStore()
  const { error } = await store.dispatch(cas.endpoints.sendSms.initiate({ phone: '13800138000', contextToken: '' }))
  await shortPause()
  expect(contextTokenOf(error)).toBe('c2')
  expect(notify).not.toHaveBeenCalled()
})

it('has words of its own for a wrong number, whichever call finds it (spec 1 §8)', async () => {
  server.use(http.get(SMS, reply(null, -208869, 'server words')), http.post(LOGIN, reply(null, -208869, 'server words')))
  const { store, notify } = await startStore()
  await store.dispatch(cas.endpoints.sendSms.initiate({ phone: '13800138000', contextToken: '' }))
  await store.dispatch(login)
  await shortPause()
  expect(notify.mock.calls).toEqual([['号码有误，请重新输入'], ['号码有误，请重新输入']])
})

it('tells nobody when the behaviour log fails', async () => {
  server.use(http.get('*/addBehaviorLog', () => HttpResponse.error()))
  const { store, notify } = await startStore()
  await store.dispatch(tracking.endpoints.addBehaviorLog.initiate({ type: 'login', outcome: 'success', sourceId: 'S1', telephone: null, isApp: 0 }))
  await shortPause()
  expect(notify).not.toHaveBeenCalled()
})

it('leads calls that find the activity ended to its page, once and in silence (spec 1 §4)', async () => {
  server.use(http.get(LOGIN_PAGE, reply(null, -196308, '活动已结束')))
  const { store, navigation, notify } = await startStore()
  await Promise.all(['S1', 'S2', 'S3'].map((sourceId) => store.dispatch(candle.endpoints.getLoginPage.initiate({ sourceId }))))
  await shortPause()
  expect(navigation.replace.mock.calls).toEqual([['/cash/invalid-activity/1?sourceId=S1', { state: null }]])
  expect(notify).not.toHaveBeenCalled()
})

it('takes the reply that the document has already asked for', async () => {
  const { store } = await startStore()
  const url = 'http://localhost/external/v1/CandleBizService/getLoginPage?sourceId=S1'
  window.__early = { url, response: Promise.resolve(HttpResponse.json({ errCode: 0, errMsg: '', data: { title: 'early' } })) }
  expect((await store.dispatch(askForLoginPage)).data).toEqual({ title: 'early' })
})

it('gives up on a reply of the document’s own call that begins and never ends: nothing aborts that one (spec 1 §9)', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
  const { store } = await startStore()
  const url = 'http://localhost/external/v1/CandleBizService/getLoginPage?sourceId=S1'
  window.__early = { url, response: Promise.resolve({ ok: true, text: () => new Promise<string>(() => undefined) } as Response) }
  const asking = store.dispatch(askForLoginPage)
  await jest.advanceTimersByTimeAsync(120_000)
  expect(candle.endpoints.getLoginPage.select({ sourceId: 'S1' })(store.getState())).toMatchObject({ isError: true, error: { kind: 'timeout', afterMs: 120_000 } })
  expect((await asking).error).toEqual({ kind: 'timeout', afterMs: 120_000 })
})

describe('a page that is left in the middle of a call', () => {
  const brokenOff = async (leave: () => void) => {
    const hasLeft = jest.fn(leave)
    server.use(http.get(LOGIN_PAGE, () => {
      hasLeft()
      return HttpResponse.error()
    })) // prettier-ignore
    const { store } = await startStore()
    const call = store.dispatch(askForLoginPage)
    const isOver = jest.fn()
    void call.then(isOver)
    await waitFor(() => expect(hasLeft).toHaveBeenCalled())
    await shortPause()
    return { call, isOver }
  }
  afterEach(() => window.dispatchEvent(new Event('pageshow')))

  it.each([
    ['which the browser then breaks off', () => window.dispatchEvent(new Event('pagehide'))],
    ['which the browser has broken off before it says so', () => setTimeout(() => window.dispatchEvent(new Event('pagehide')), 0)],
  ])('hears of no failure %s, until it comes back', async (_, leave) => {
    const { call, isOver } = await brokenOff(leave)
    expect(isOver).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pageshow'))
    expect(await call).toMatchObject({ error: { kind: 'network' } })
  })

  it('hears of it at once when it stays', async () => {
    const { isOver } = await brokenOff(() => undefined)
    await waitFor(() => expect(isOver).toHaveBeenCalledWith(expect.objectContaining({ error: { kind: 'network' } })))
  })
})

it('gives a button back after 20 s, and a page its 120 s (spec 1 §9)', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
  server.use(http.get(LOGIN_PAGE, () => delay('infinite')), http.post(LOGIN, () => delay('infinite')))
  const { store } = await startStore()
  const [pressed, opened] = [store.dispatch(login), store.dispatch(askForLoginPage)]
  await jest.advanceTimersByTimeAsync(19_000)
  expect(store.getState().api.mutations).toMatchObject({ [pressed.requestId]: { status: 'pending' } })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await pressed).toMatchObject({ error: { kind: 'timeout', afterMs: 20_000 } })
  await jest.advanceTimersByTimeAsync(100_000)
  expect(await opened).toMatchObject({ error: { kind: 'timeout', afterMs: 120_000 } })
})
