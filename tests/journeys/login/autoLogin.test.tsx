import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { environmentOf } from '@config/env/environments'
import { jest } from '@jest/globals'
import { mountTestBackend } from '@/mocks/jest'
import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { logIn } from '@/mocks/sendRequest'
import { sessionSynced, tokenReceived } from '@/features/session'
import { USER_KEY_PREFIX } from '@/lib/storage/storageKeys'
import { AUTO_LOGIN_TIMEOUT_MS, autoLogin } from '@/features/login/autoLogin/autoLogin'
import { parseChoice } from '@/simulator/choice'
import { simulate } from '@/simulator/simulate'
import { endWhenTold } from '../../faults/hurry'
import { sessionOf } from '../../journeySteps'
import { clearBrowser, renderApp, testSession } from '../../render'
import { shortPause } from '../../startStore'
import { entry, ready, sampleCampaign, samplePage } from '../../sampleCampaign'
import { putPhoneAway, takePhone } from '../phoneDevice'

const backend = mountTestBackend({ slowMilliseconds: 500 })
const sent = (endpoint: string) => backend.requests().filter((request) => request.endpoint === endpoint)
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams)

const EXPIRED = '登录已失效，请重新登录'
const MISSING = '未能获取登录凭证，请使用手机号登录'
const site = sampleCampaign({
  '': entry(() => Promise.resolve(samplePage(() => ready('Open to all')))),
  inside: entry(() => Promise.resolve(samplePage(() => ready('For members'))), { login: true }),
})
const inside = '/sample-activity/inside?sourceId=EXAMPLE2026&promotorCode=P8K3QX&channel=WECHAT'

type Replies = { readonly getLoginTicket?: unknown; readonly getAppInfo?: unknown }

/** Answers that the app keeps to itself (`'never'`), for a test that leaves before the page gives them up: what is told of it then would be the next test's. */
const keptBack: (() => void)[] = []

/** The native app around the page: its name in the user agent, its bridge in the window a moment after the page. */
function enterNativeApp({ getLoginTicket = { code: '0', data: { ticket: '13800138000' } }, getAppInfo = { code: '0', data: { appId: 'saic-mobility', appVersion: '4.8.2' } } }: Replies = {}) {
  takePhone({ suffix: ' SaicMobility/4.8.2', network: 'wifi' })
  const calls: string[] = []
  const replies: Readonly<Record<string, unknown>> = { getLoginTicket, getAppInfo }
  setTimeout(() => {
    window.SaicMobilityBridge = {
      invoke: (call, _, done) => {
        calls.push(call)
        if (replies[call] === 'never') keptBack.push(() => done({ code: '7' }))
        else done(replies[call])
      },
    }
  }, 100)
  return calls
}

afterEach(async () => {
  keptBack.length = 0
  cleanup()
  await clearBrowser()
  putPhoneAway()
})

const see = (name: string) => screen.findByRole('heading', { name })
const seeForm = () => screen.findByRole('textbox', { name: '手机号' })

describe('in the native app with no token (spec 1 §4)', () => {
  it('logs in by a ticket; the guarded page waits for it instead of asking for a phone number', async () => {
    const calls = enterNativeApp()
    const { store, address } = await renderApp(inside, site)
    expect(store.getState().login.autoLogin.step).toBe('running')
    await see('For members')
    expect(address()).toBe(inside)
    expect(calls.toSorted()).toEqual(['getAppInfo', 'getLoginTicket'])
    expect(sent('verifyTicket').map(({ body }) => body)).toEqual([{ ticket: 'TICKET_13800138000' }])
    expect(sent('loginCallback')[0]!.body).toEqual({ type: 2, isApp: 1, promoteCode: 'P8K3QX', channel: 'WECHAT', userType: 1, sourceId: 'EXAMPLE2026' })
    expect(store.getState().session).toMatchObject({ promotorCode: 'P8K3QX', transportType: 1, mobileMask: '138****8000', isNewUser: false, id: expect.stringMatching(/^U\d{12}$/) })
    await waitFor(() => expect(queryOf(sent('addBehaviorLog')[0]!.path)).toEqual({ sourceId: 'EXAMPLE2026', telephone: '', type: '1', status: '1', reason: '', isApp: '1' }))
  })

  it('asks once, also under StrictMode, and not at all with a token', async () => {
    enterNativeApp()
    await renderApp(inside, site)
    await see('For members')
    expect(sent('verifyTicket')).toHaveLength(1)
    cleanup()
    const token = await logIn(backend, '13800138000')
    await renderApp(inside, { ...site, preloaded: { session: testSession(token) } })
    await see('For members')
    expect(sent('verifyTicket')).toHaveLength(1)
  })

  it('names the charge-car app (spec 1 §7)', async () => {
    const { chargeCarAppId } = environmentOf('dev', 'car')
    enterNativeApp({ getAppInfo: { code: '0', data: { appId: chargeCarAppId, appVersion: '1.0.0' } } })
    await renderApp(inside, site)
    await see('For members')
    expect(sent('verifyTicket')[0]!.body).toEqual({ ticket: 'TICKET_13800138000', appId: chargeCarAppId })
  })

  it('names the charge-car app that a tester simulates (spec 1 §7)', async () => {
    const { leave } = simulate(parseChoice('?host=nativeApp&app=charge&account=13800138000'))
    try {
      await renderApp(inside, site)
      await see('For members')
      expect(sent('verifyTicket')[0]!.body).toEqual({ ticket: 'TICKET_13800138000', appId: environmentOf('dev', 'car').chargeCarAppId })
    } finally {
      leave()
    }
  })

  it('takes the third party’s ticket when the address brings one, with the fields of spec 2 §7.4', async () => {
    enterNativeApp()
    await renderApp(`${inside}&thirdPartTicket=third-13900139000`, site)
    await see('For members')
    expect(sent('verifyTicket')).toHaveLength(0)
    const { commonJson, extraParameters, ...body } = sent('caslogin')[0]!.body as Record<string, string>
    expect(body).toEqual({ accountName: 'third-13900139000', accountType: 4, platform: 'h5', promotorCode: 'P8K3QX', channelCode: 'WECHAT', source: 'EXAMPLE2026' })
    expect(JSON.parse(commonJson!)).toEqual({ invParam: { promotorCode: 'P8K3QX', source: 'EXAMPLE2026', shareSource: '', channelCode: 'WECHAT', inviteType: '', isApp: 1 } })
    expect(JSON.parse(extraParameters!)).toEqual({ url: `http://localhost${ROUTER_BASENAME}${inside}&thirdPartTicket=third-13900139000` })
  })

  it.each([
    ['refuses', { code: '7', message: 'no permission' }],
    ['has nobody logged in', { code: '0', data: { ticket: '' } }],
    ['answers nonsense', { code: '0', data: {} }],
  ])('asks for a phone number when the app %s: a missing ticket is an error (spec 1 §5)', async (_, getLoginTicket) => {
    enterNativeApp({ getLoginTicket })
    const { store, address } = await renderApp(inside, site)
    await seeForm()
    expect(await screen.findByText(MISSING)).toBeInTheDocument()
    expect(address()).toContain('/sample-activity/login')
    expect(store.getState().login.autoLogin).toEqual({ step: 'failed' })
    expect(sent('verifyTicket')).toHaveLength(0)
    await waitFor(() => expect(queryOf(sent('addBehaviorLog')[0]!.path)).toMatchObject({ type: '1', status: '2', reason: expect.stringContaining('ticket') }))
  })

  it('is silent about it on a page that works without, and tells of it where a login is asked for', async () => {
    enterNativeApp({ getLoginTicket: { code: '0', data: { ticket: '' } } })
    const { store, router } = await renderApp('/sample-activity?sourceId=EXAMPLE2026', site)
    await see('Open to all')
    await waitFor(() => expect(store.getState().login.autoLogin.step).toBe('failed'))
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await act(() => router.navigate(inside))
    await seeForm()
    expect(await screen.findByRole('alert')).toHaveTextContent(MISSING)
  })

  it('asks for a phone number when the bridge never answers', async () => {
    enterNativeApp({ getLoginTicket: 'never' })
    await renderApp(inside, site)
    await seeForm()
    expect(await screen.findByText(MISSING)).toBeInTheDocument()
  })

  it.each([
    ['the ticket is refused', { verifyTicket: '-208870' }, '登录凭证已失效，请重新登录'],
    ['the user cannot be fetched', { loginCallback: '-196965' }, '暂未满足参与条件'],
  ])('asks for a phone number, in the server’s words, when %s', async (_, scenario, words) => {
    backend.setScenario(scenario)
    enterNativeApp()
    const { store } = await renderApp(inside, site)
    await seeForm()
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(store.getState().session.token).toBeNull()
    expect(store.getState().entry.activityPromotorCode).toBe('P8K3QX')
    await waitFor(() => expect(sent('addBehaviorLog')[0]!.path).toContain('status=2'))
  })

  it('asks for a phone number when the backend takes too long, and lets no late answer in', async () => {
    backend.setScenario({ verifyTicket: 'timeout' })
    enterNativeApp()
    const endLimit = endWhenTold([AUTO_LOGIN_TIMEOUT_MS])
    const { store, address } = await renderApp(inside, site)
    await waitFor(() => expect(sent('verifyTicket')).toHaveLength(1))
    endLimit()
    await screen.findByRole('textbox', { name: '手机号' })
    expect(address()).toContain('/sample-activity/login')
    expect(store.getState().login.autoLogin).toEqual({ step: 'failed' })
  })

  it('reports a login that came too late as failed (spec 1 §4)', async () => {
    backend.setScenario({ verifyTicket: 'slow' })
    enterNativeApp()
    const endLimit = endWhenTold([AUTO_LOGIN_TIMEOUT_MS])
    const { store } = await renderApp(inside, site)
    await waitFor(() => expect(sent('verifyTicket')).toHaveLength(1))
    endLimit()
    const reports = () => sent('addBehaviorLog').map(({ path }) => queryOf(path))
    await waitFor(() => expect(reports()).toContainEqual(expect.objectContaining({ type: '1', status: '2', reason: 'The login came too late' })), { timeout: 5_000 })
    expect(store.getState().session.token).toBeNull()
  })

  it('goes on with a login whose token came in time, however long the rest takes: no form is shown and taken away again', async () => {
    backend.setScenario({ loginCallback: 'slow' })
    enterNativeApp()
    const endLimit = endWhenTold([AUTO_LOGIN_TIMEOUT_MS])
    const { store } = await renderApp(inside, site)
    await waitFor(() => expect(store.getState().session.token).not.toBeNull())
    endLimit()
    expect(store.getState().login.autoLogin.step).toBe('running')
    await screen.findByRole('heading', { name: 'For members' })
  })

  it('does not hold up a page that is open to all', async () => {
    enterNativeApp({ getLoginTicket: 'never' })
    const { store } = await renderApp('/sample-activity?sourceId=EXAMPLE2026', site)
    expect(await screen.findByRole('heading', { name: 'Open to all' })).toBeInTheDocument()
    expect(store.getState().login.autoLogin).toEqual({ step: 'running', priorToken: null })
    await waitFor(() => expect(keptBack).not.toHaveLength(0))
    keptBack.forEach((answer) => answer())
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
  })

  it('goes on from a login page that it was opened at', async () => {
    enterNativeApp()
    const { address } = await renderApp('/sample-activity/login?sourceId=EXAMPLE2026', site)
    await see('Open to all')
    expect(address()).toBe('/sample-activity?sourceId=EXAMPLE2026')
  })
})

describe('in the native app with a token that is refused (spec 1 §4)', () => {
  const list = '/_example/invitation-list?sourceId=EXAMPLE2026'
  const openWithOldToken = () => renderApp(list, { preloaded: { session: testSession('old-token') } })

  it('logs in again by a ticket, and the page goes on where it was', async () => {
    enterNativeApp()
    // The login page may have come and gone before anything can look for it.
    const replaced = jest.spyOn(window.history, 'replaceState')
    const { store, address } = await openWithOldToken()
    expect(await screen.findByText('还没有邀请记录，快去邀请好友吧')).toBeInTheDocument()
    expect(replaced.mock.calls).toContainEqual([expect.anything(), '', expect.stringContaining('/_example/login')])
    expect(address()).toBe(list)
    expect(sent('verifyTicket')).toHaveLength(1)
    expect(store.getState().session).toMatchObject({ mobileMask: '138****8000' })
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks for a phone number where the token of that login is refused too', async () => {
    backend.setScenario({ queryExampleInviteList: 'tokenRejected' })
    enterNativeApp()
    const { store, address } = await openWithOldToken()
    await seeForm()
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(address()).toContain('/_example/login')
    expect(sent('verifyTicket')).toHaveLength(1)
    expect(sent('queryExampleInviteList')).toHaveLength(2)
    expect(store.getState().session.token).toBeNull()
  })

  it('asks for a phone number where there is no ticket, and says so', async () => {
    enterNativeApp({ getLoginTicket: { code: '0', data: { ticket: '' } } })
    await openWithOldToken()
    await seeForm()
    expect(await screen.findByText(MISSING)).toBeInTheDocument()
  })
})

it('leads to the login page in a browser, which has no ticket', async () => {
  await renderApp('/_example/invitation-list?sourceId=EXAMPLE2026', { preloaded: { session: testSession('old-token') } })
  await seeForm()
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
  expect(sent('verifyTicket')).toHaveLength(0)
})

describe('with mis=1 outside a frame (spec 1 §4)', () => {
  it('fetches the mini program’s token, stores it and knows who it is', async () => {
    const { store } = await renderApp(`${inside}&mis=1`, site)
    await see('For members')
    expect(sent('getMiniProgramToken').map(({ body }) => body)).toEqual([{}])
    expect(store.getState().session).toMatchObject({ mobileMask: '138****8000', promotorCode: 'P8K3QX' })
  })

  it('waits for the user also where the token is the very one that was here, however long that takes', async () => {
    const token = await logIn(backend, '13800138000')
    // After a reset the backend gives this account the same tokens again.
    backend.reset()
    backend.setScenario({ loginCallback: 'slow' })
    const endLimit = endWhenTold([AUTO_LOGIN_TIMEOUT_MS])
    const { store } = await renderApp(`${inside}&mis=1`, { ...site, preloaded: { session: testSession(token) } })
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    act(endLimit)
    expect(store.getState().login.autoLogin.step).toBe('running')
    expect(store.getState().session).toMatchObject({ token, id: null })
    await see('For members')
  })

  it('keeps who was there where that token is handed over again and its user cannot be asked for, with what is theirs', async () => {
    const session = await sessionOf(backend, '13800138000')
    backend.reset()
    backend.setScenario({ loginCallback: 'http500' })
    const keptOrder = `${USER_KEY_PREFIX}pay`
    localStorage.setItem(keptOrder, '{"open":{}}')
    const { store } = await renderApp(`${inside}&mis=1`, { ...site, preloaded: { session } })
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    await see('For members')
    expect(store.getState().session).toMatchObject({ token: session.token, id: session.id, promotorCode: session.promotorCode })
    expect(store.getState().login.autoLogin.step).toBe('done')
    expect(localStorage.getItem(keptOrder)).not.toBeNull()
  })

  it('keeps who was there when there is no token to hand over', async () => {
    backend.setScenario({ getMiniProgramToken: 'http500' })
    const token = await logIn(backend, '13800138001')
    const { store } = await renderApp(`${inside}&mis=1`, { ...site, preloaded: { session: testSession(token) } })
    await see('For members')
    expect(store.getState().session.token).toBe(token)
  })
})

it.each([
  ['the call of a page that is open to all, while the handoff is under way', '/_example?sourceId=EXAMPLE2026', { getMiniProgramToken: 'slow' }],
  ['the handoff itself', '/_example/invitation-list?sourceId=EXAMPLE2026', { getMiniProgramToken: 'tokenRejected>ok' }],
])('logs in by the mini program with mis=1 also where the token of an older session is refused: %s (spec 1 §4)', async (_, page, scenario) => {
  backend.setScenario(scenario)
  const { store, address } = await renderApp(`${page}&mis=1`, { preloaded: { session: testSession('old-token') } })
  await waitFor(() => expect(store.getState().session).toMatchObject({ mobileMask: '138****8000' }))
  await waitFor(() => expect(address()).toBe(`${page}&mis=1`))
  expect(sent('getMiniProgramToken').map(({ headers }) => headers['authorization'])).toEqual(['Bearer old-token', undefined])
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it.each([
  ['in the native app', '', () => void enterNativeApp(), 'verifyTicket'],
  ['with mis=1', '&mis=1', () => {}, 'getMiniProgramToken'],
])('asks for a phone number where the token of the login itself is refused, and does not begin it anew: %s (spec 1 §4)', async (_, search, enter, endpoint) => {
  backend.setScenario({ loginCallback: 'tokenRejected>ok' })
  enter()
  const { store, address } = await renderApp(inside + search, site)
  await seeForm()
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
  expect(address()).toContain('/sample-activity/login')
  expect(sent(endpoint)).toHaveLength(1)
  expect(sent('loginCallback')).toHaveLength(1)
  expect(store.getState().session.token).toBeNull()
  expect(store.getState().login.autoLogin).toEqual({ step: 'failed' })
})

describe('a login that another tab has finished first, with the token of both (spec 1 §4)', () => {
  it.each([
    ['one that goes on after a reload', '', { loginCallback: 'slow' }, 'loginCallback', true, []],
    ['one of the host', '&mis=1', { loginCallback: 'slow' }, 'loginCallback', false, ['2']],
    ['one that is about to ask whether the registration counts', '', { userRegistryVerify: 'slow' }, 'userRegistryVerify', true, []],
  ])('goes on here too: %s', async (_, search, scenario, endpoint, hasBegun, logs) => {
    backend.setScenario(scenario)
    const begun = { ...testSession(await logIn(backend, '13800138000')), id: null, isNewUser: true }
    const { store } = await renderApp(inside + search, { ...site, preloaded: hasBegun ? { session: begun } : {} })
    await waitFor(() => expect(sent(endpoint)).toHaveLength(1))
    const { token } = store.getState().session
    act(() => void store.dispatch(sessionSynced({ ...begun, token, id: 'U1' })))
    await shortPause()
    expect(store.getState().session).toMatchObject({ token, id: 'U1' })
    await see('For members')
    expect(sent('addBehaviorLog').map(({ path }) => queryOf(path)['status'])).toEqual(logs)
  })
})

describe('a login of the host in place of an earlier one (spec 1 §4)', () => {
  const open = '/sample-activity?sourceId=EXAMPLE2026'

  it('is not ended by the earlier one, whose app answers late', async () => {
    backend.setScenario({ verifyTicket: 'slow' })
    enterNativeApp({ getLoginTicket: 'never' })
    const { store, router } = await renderApp(open, site)
    await waitFor(() => expect(keptBack).toHaveLength(1))
    enterNativeApp()
    const login = store.dispatch(autoLogin(false))
    await waitFor(() => expect(sent('verifyTicket')).toHaveLength(1))
    keptBack.forEach((answer) => answer())
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    await login
    expect(store.getState().session).toMatchObject({ mobileMask: '138****8000' })
    await act(() => router.navigate(inside))
    await see('For members')
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument()
  })

  it('keeps its session clear of the earlier one’s user, whose reply comes late', async () => {
    backend.setScenario({ loginCallback: 'slow' })
    enterNativeApp()
    const { store } = await renderApp(open, site)
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    const token = await logIn(backend, '13800138001')
    act(() => void store.dispatch(tokenReceived({ token, userType: 1 })))
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    expect(store.getState().session).toMatchObject({ token, id: null, mobileMask: null })
  })
})

it('fetches nothing in the frame of the configuration tool (spec 2 §6)', async () => {
  const parent = Object.getOwnPropertyDescriptor(window, 'parent')
  Object.defineProperty(window, 'parent', { value: { postMessage: () => undefined }, configurable: true })
  try {
    enterNativeApp()
    await renderApp(`${inside}&mis=1`, site)
    await see('Default headline')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(backend.requests()).toEqual([])
  } finally {
    if (parent) Object.defineProperty(window, 'parent', parent)
  }
})
