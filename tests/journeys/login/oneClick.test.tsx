import { jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { prefillLogin } from '@/features/login'
import { CARRIER_TIMEOUT_MS, type PhoneNumberServer } from '@/features/login/oneClick/carrierSdk'
import { HOLD_MS } from '@/blocks/login/redirect/useRedirectAfterLogin'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/state/activities'
import { toast } from '@/ui/feedback/toast'
import { endAtOnce, endWhenTold } from '../../faults/hurry'
import { clearBrowser, reloadApp, renderApp, type RenderedApp } from '../../render'
import { sentTo } from './captchaHarness'
import { getButton, PREFIX } from './openLogin'
import { installCarrier, putPhoneAway, takePhone } from '../phoneDevice'

const backend = mountTestBackend()
const sent = (endpoint: string) => backend.requests().filter((request) => request.endpoint === endpoint)

const QUICK = '本机号码一键登录'
const OTHER = '其他手机号登录'
const PROMISE = '免输验证码，一步登录领福利'
const FAILED = '抱歉，出错了，已为你切换到其他登录方式'
const CARRIERS_ONLY = '一键登录仅支持中国移动、联通、电信号码，已为你切换到其他登录方式'
const search = '?sourceId=EXAMPLE2026&promotorCode=P8K3QX&channel=WECHAT&cityCode=310000'
const loginPath = `/${PREFIX}/login${search}`
const DOCUMENTS = ['terms-of-service', 'privacy-policy', 'privacy-agreement'].map((name) => `/__mock__/document/${name}.html`)

beforeEach(() => {
  takePhone()
  installCarrier()
})
afterEach(async () => {
  cleanup()
  await clearBrowser()
  putPhoneAway()
})

async function openOverlay(): Promise<RenderedApp> {
  const app = await renderApp(loginPath)
  await seeOverlay()
  return app
}

async function seeOverlay(): Promise<void> {
  await screen.findByRole('button', { name: QUICK })
  await waitFor(() => expect(window.history.state).toMatchObject({ over: 1 }))
}

const seeForm = () => screen.findByRole('textbox', { name: '手机号' })
const consent = (user: RenderedApp['user']) => screen.findByRole('button', { name: '同意授权并登录' }).then((agree) => user.click(agree))

describe('who is offered one-click login (spec 1 §2, §4, §9)', () => {
  it.each([
    ['on wifi', { network: 'wifi' }],
    ['on a cable', { network: 'ethernet' }],
  ])('nobody %s', async (_, device) => {
    takePhone(device)
    await renderApp(loginPath)
    await seeForm()
    await waitFor(() => expect(sent('getWebConfig')).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('button', { name: QUICK })).toBeNull()
  })

  it('nobody on a computer, and nobody where the remote flag is off', async () => {
    backend.setScenario({ getWebConfig: 'oneClickOff' })
    await renderApp(loginPath)
    await seeForm()
    await waitFor(() => expect(sent('getWebConfig')).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('button', { name: QUICK })).toBeNull()
  })

  it.each([
    ['oneClickIosOff', 'ios', 'android'],
    ['oneClickAndroidOff', 'android', 'ios'],
  ] as const)('nobody on the platform that is switched off alone, and everybody on the other: %s', async (outcome, off, on) => {
    backend.setScenario({ getWebConfig: outcome })
    takePhone({ platform: off })
    await renderApp(loginPath)
    await seeForm()
    await waitFor(() => expect(sent('getWebConfig')).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('button', { name: QUICK })).toBeNull()
    cleanup()
    await clearBrowser()
    takePhone({ platform: on })
    await openOverlay()
  })

  it.each([
    ['is at a field', async ({ user }: RenderedApp) => user.click(await seeForm())],
    ['has ticked the agreement', async ({ user }: RenderedApp) => user.click(await screen.findByRole('checkbox'))],
  ])('nobody who %s by the time that the network is known', async (_, begin) => {
    backend.setScenario({ getWebConfig: 'slow' })
    const app = await renderApp(loginPath)
    await begin(app)
    await waitFor(() => expect(Object.values(app.store.getState().api.queries).find((query) => query?.endpointName === 'getWebConfig')?.status).toBe('fulfilled'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('button', { name: QUICK })).toBeNull()
  })

  it('anybody on a phone with a mobile network: the default layout', async () => {
    await openOverlay()
    expect(screen.getByRole('heading', { name: '一键登录' })).toBeInTheDocument()
    expect(getButton(OTHER)).toBeInTheDocument()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(screen.queryByRole('textbox')).toBeNull()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it('shows what marketing set (spec 1 §3, quickLoginPageConfig)', async () => {
    backend.setScenario({ getLoginPage: 'themed' })
    await openOverlay()
    expect(screen.getByRole('img', { name: QUICK })).toHaveAttribute('src', expect.stringContaining('/artwork/button-200'))
    expect(screen.getByRole('img', { name: OTHER })).toHaveAttribute('src', expect.stringContaining('/artwork/button-20.'))
    expect(document.title).toBe('一键登录')
  })
})

it('has its own head where marketing’s picture cannot be loaded (spec 1 §2)', async () => {
  backend.setScenario({ getLoginPage: 'themed' })
  await openOverlay()
  const picture = () => document.querySelector('img[src*="/artwork/page-200"]')
  expect(picture()).toBeInTheDocument()
  expect(screen.queryByText(PROMISE)).not.toBeInTheDocument()
  fireEvent.error(picture()!)
  expect(picture()).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '一键登录' })).toBeVisible()
  expect(screen.getByText(PROMISE)).toBeVisible()
})

describe('logging in', () => {
  it('signs the page, asks the carrier and goes on as after a login by phone, with the fields of spec 1 §7', async () => {
    const { user, store, address } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await user.click(getButton(QUICK))
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'origin')
    await consent(user)
    await waitFor(() => expect(address()).toBe(`/${PREFIX}${search}`))

    const pageUrl = `http://localhost${ROUTER_BASENAME}${loginPath}`
    expect(sent('getAuthToken').map(({ body }) => body)).toEqual([{ url: pageUrl, origin: 'http://localhost' }])
    const { commonJson, extraParameters, sdkSupplierParam, ...body } = sent('caslogin')[0]!.body as Record<string, string>
    expect(body).toEqual({ accountType: 10, platform: 'h5', authToken: 'sp-13800138000' })
    expect(JSON.parse(sdkSupplierParam!)).toMatchObject({ resultCode: '600000', accessToken: expect.any(String), jwtToken: expect.any(String) })
    expect(JSON.parse(commonJson!)).toEqual({ invParam: { promotorCode: 'P8K3QX', source: 'EXAMPLE2026', shareSource: '', channelCode: 'WECHAT', inviteType: expect.any(Number), isApp: 0 } })
    expect(JSON.parse(extraParameters!)).toEqual({ url: pageUrl })
    expect(sent('caslogin')[0]!.headers).toMatchObject({
      'x-saic-finger-id': expect.any(String),
      'x-saic-app-id': 'market-platform-h5',
      'x-saic-channel': 'WECHAT',
      'x-saic-city-code': '310000',
      'x-saic-product-id': '10',
      'x-saic-platform': 'h5',
      'x-saic-device-id': store.getState().entry.deviceId,
    })
    expect(store.getState().session).toMatchObject({ mobileMask: '138****8000', isNewUser: false })
    expect(sent('addBehaviorLog')[0]!.path).toContain('status=1')
    expect(document.querySelector('meta[name="referrer"]')).toBeNull()
  })

  it('leaves no trace in the history: the page before the login page is the one before', async () => {
    const app = await renderApp(`/${PREFIX}/info${search}`)
    await act(() => app.router.navigate(loginPath))
    await screen.findByRole('button', { name: QUICK })
    await app.user.click(screen.getByRole('checkbox'))
    await app.user.click(getButton(QUICK))
    await consent(app.user)
    await waitFor(() => expect(app.address()).toBe(`/${PREFIX}${search}`))
    await act(() => app.router.navigate(-1))
    await waitFor(() => expect(app.address()).toBe(`/${PREFIX}/info${search}`))
  })

  it('asks whether a registration counts (spec 1 §4, after login, step 2)', async () => {
    installCarrier('success', '13512340000')
    const { user, store } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await user.click(getButton(QUICK))
    await consent(user)
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(sent('userRegistryVerify')).toHaveLength(1)
  })

  it('takes the agreement and goes on with one tap', async () => {
    const { user } = await openOverlay()
    await user.click(getButton(QUICK))
    await user.click(await screen.findByRole('button', { name: '同意并继续' }))
    await waitFor(() => expect(sent('getAuthToken')).toHaveLength(1))
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it.each([
    ['tokenRejected', /reason=-127002/],
    ['tokenEmpty', /reason=-200198/],
  ])('does not blame the carrier for a login that is refused with %s, and logs it (spec 1 §8)', async (outcome, reason) => {
    backend.setScenario({ caslogin: outcome })
    const { user } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await user.click(getButton(QUICK))
    await consent(user)
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await waitFor(() => expect(sent('addBehaviorLog')[0]!.path).toMatch(reason))
    await seeForm()
  })

  it('wants the agreement first (spec 1 §4)', async () => {
    const { user } = await openOverlay()
    await user.click(getButton(QUICK))
    expect(await screen.findByText('请先勾选协议')).toBeInTheDocument()
    expect(sent('getAuthToken')).toHaveLength(0)
    await user.click(screen.getByRole('checkbox'))
    expect(screen.queryByText('请先勾选协议')).toBeNull()
  })

  it('wants it no longer when the page is left and come back to: nothing was tapped yet (spec 1 §4)', async () => {
    const { user, router } = await openOverlay()
    await user.click(getButton(QUICK))
    expect(await screen.findByText('请先勾选协议')).toBeInTheDocument()
    await act(() => router.navigate(`/${PREFIX}/info${search}`))
    await waitFor(() => expect(screen.queryByRole('button', { name: QUICK })).toBeNull())
    await act(() => router.navigate(loginPath))
    await screen.findByRole('button', { name: /^(本机号码一键登录|登录)$/ })
    expect(screen.queryByText('请先勾选协议')).toBeNull()
  })

  it('logs in once, however often it is tapped', async () => {
    const { user, store } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(getButton(QUICK))
    await consent(user)
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(sent('getAuthToken')).toHaveLength(1)
    expect(sent('caslogin')).toHaveLength(1)
  })

  it('has the page signed anew when the signature has run out (600034)', async () => {
    installCarrier('expired')
    const { user, store } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await user.click(getButton(QUICK))
    await consent(user)
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(sent('getAuthToken')).toHaveLength(2)
  })
})

it('gives the page back where the link after the login opened an app and no other document', async () => {
  const replace = jest.spyOn(externalNavigation, 'replace').mockReturnValue(true)
  Object.assign(findActivity(backend.state, 'EXAMPLE2026')!, { loginPage: { targetLinkAfterLogin: 'https://h5.example/app' } })
  const endHold = endWhenTold([HOLD_MS])
  const { user } = await openOverlay()
  await user.click(screen.getByRole('checkbox'))
  await user.click(getButton(QUICK))
  await consent(user)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://h5.example/app'))
  expect(getButton(QUICK)).toHaveAttribute('aria-busy', 'true')
  act(endHold)
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(screen.queryByRole('button', { name: QUICK }) ?? (await seeForm())).toBeEnabled()
})

describe('to the phone form', () => {
  async function start(): Promise<RenderedApp> {
    const app = await openOverlay()
    await app.user.click(screen.getByRole('checkbox'))
    await app.user.click(getButton(QUICK))
    return app
  }

  it('by choice; the entry in the history goes with the overlay', async () => {
    const { user, state, address } = await openOverlay()
    await user.click(getButton(OTHER))
    await seeForm()
    await waitFor(() => expect(state()).toBeNull())
    expect(address()).toBe(loginPath)
  })

  it('to the heading of the form, which then has the focus: what was pressed has gone, and no keyboard comes with a heading', async () => {
    const { user } = await openOverlay()
    await user.click(getButton(OTHER))
    await seeForm()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('by going back; the page stays, and what it was opened with', async () => {
    const { router, address, state } = await openOverlay()
    await act(() => router.navigate(-1))
    await seeForm()
    expect(address()).toBe(loginPath)
    expect(state()).toBeNull()
  })

  it('by going back while the carrier’s own page is open, which goes too (spec 1 §4)', async () => {
    const { router, address } = await start()
    await screen.findByRole('button', { name: '同意授权并登录' })
    await act(() => router.navigate(-1))
    await seeForm()
    expect(screen.queryByRole('button', { name: '同意授权并登录' })).toBeNull()
    await waitFor(() => expect(document.querySelector('meta[name="referrer"]')).toBeNull())
    expect(address()).toBe(loginPath)
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(sent('caslogin')).toHaveLength(0)
  })

  it('when it fails with words, which stay for 3 s (spec 1 §8, §9)', async () => {
    const toasted = jest.spyOn(toast, 'error')
    installCarrier('failing')
    await start()
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(toasted).toHaveBeenCalledWith(FAILED, 3_000)
    await seeForm()
    expect(sent('addBehaviorLog').at(-1)!.path).toContain('status=2')
  })

  it('when it fails without any (spec 1 §8, §9)', async () => {
    const toasted = jest.spyOn(toast, 'error')
    installCarrier('silent')
    await start()
    expect(await screen.findByText(CARRIERS_ONLY)).toBeInTheDocument()
    expect(toasted).toHaveBeenCalledWith(CARRIERS_ONLY, 3_000)
    await seeForm()
  })

  it('in silence when the person closes the carrier’s page', async () => {
    const { user } = await start()
    await user.click(await screen.findByRole('button', { name: '关闭授权页' }))
    await seeForm()
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(screen.queryByText(CARRIERS_ONLY)).toBeNull()
  })

  it.each([
    ['the signature is refused', { getAuthToken: 'http500' }],
    ['the signature is of another shape', { getAuthToken: 'malformed' }],
    ['the network is gone', { getAuthToken: 'network' }],
  ])('when %s', async (_, scenario) => {
    backend.setScenario(scenario)
    await start()
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await seeForm()
    expect(document.querySelector('meta[name="referrer"]')).toBeNull()
  })

  it.each([
    ['the login is refused', { caslogin: 'refused' }],
    ['the user cannot be fetched', { loginCallback: 'http500' }],
  ])('when %s: nobody is logged in', async (_, scenario) => {
    backend.setScenario(scenario)
    const { user, store } = await start()
    await consent(user)
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await seeForm()
    expect(store.getState().session.token).toBeNull()
    expect(store.getState().entry.activityPromotorCode).toBe('P8K3QX')
  })

  it('when the login is refused: the phone form goes on with the context token of that reply (spec 1 §3)', async () => {
    backend.setScenario({ caslogin: 'refused' })
    const { user } = await start()
    await consent(user)
    await user.type(await seeForm(), '13800138000')
    await user.click(getButton('获取验证码'))
    await waitFor(() => expect(sent('sendmobileauthcode')).toHaveLength(1))
    expect(sentTo(backend, 'sendmobileauthcode')[0]?.query['contextToken']).toMatch(/^ctx_/)
  })

  it('not when the activity has ended: its page comes, in silence (spec 1 §4, activity status)', async () => {
    backend.setScenario({ caslogin: 'ended' })
    const { user, address, store } = await start()
    await consent(user)
    await waitFor(() => expect(address()).toBe(`/${PREFIX}/invalid-activity/1${search}`))
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_100)))
    expect(address()).toBe(`/${PREFIX}/invalid-activity/1${search}`)
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(store.getState().login.oneClick).toEqual({ step: 'left' })
  })

  it('while the carrier is being asked: what comes later is thrown away', async () => {
    installCarrier('hangs')
    const asked = jest.spyOn(window.PhoneNumberServer!.prototype as PhoneNumberServer, 'checkLoginAvailable')
    const answer = endWhenTold([CARRIER_TIMEOUT_MS])
    const { user, store } = await start()
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await user.click(getButton(OTHER))
    await seeForm()
    await act(async () => {
      answer()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(sent('addBehaviorLog')).toHaveLength(0)
    expect(store.getState().login.oneClick).toEqual({ step: 'left' })
    expect(sent('caslogin')).toHaveLength(0)
  })

  it('when the SDK says nothing at all', async () => {
    installCarrier('never')
    await start()
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await seeForm()
  })

  it('when no carrier has answered the SDK after its 5 s, with what it says (spec 1 §7, §9)', async () => {
    installCarrier('hangs')
    const goOn = endAtOnce([CARRIER_TIMEOUT_MS])
    await start()
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    goOn()
    await seeForm()
    await waitFor(() => expect(decodeURIComponent(sent('addBehaviorLog').at(-1)!.path)).toContain('接口超时'))
  })
})

describe('a login page that is opened later (spec 1 §4 "visible at start")', () => {
  const INFO = `/${PREFIX}/info${search}`

  async function openLater({ router }: RenderedApp, path = loginPath): Promise<void> {
    await act(() => router.navigate(INFO))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(本机号码一键登录|登录)$/ })).toBeNull())
    await act(() => router.navigate(path))
  }

  it.each([
    ['of the same campaign', loginPath],
    ['of another one', `/specimen-activity/login${search}`],
  ])('starts with the overlay where it was closed on the one before: %s', async (_, path) => {
    const app = await openOverlay()
    await app.user.click(getButton(OTHER))
    await seeForm()
    await openLater(app, path)
    await seeOverlay()
    expect(getButton(QUICK)).toBeVisible()
  })

  it('does so after a failure', async () => {
    installCarrier('silent')
    const app = await openOverlay()
    await app.user.click(screen.getByRole('checkbox'))
    await app.user.click(getButton(QUICK))
    await screen.findByText(CARRIERS_ONLY)
    await seeForm()
    await openLater(app)
    await seeOverlay()
    expect(getButton(QUICK)).toBeVisible()
  })

  it('does not take the form away from its user on the page where it was closed', async () => {
    const { user } = await openOverlay()
    await user.click(getButton(OTHER))
    await user.type(await seeForm(), '138')
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('button', { name: QUICK })).toBeNull()
    expect(await seeForm()).toHaveValue('138')
  })

  it('shows a login that is still under way, and the form once it has failed', async () => {
    installCarrier('hangs')
    const endWait = endWhenTold([CARRIER_TIMEOUT_MS])
    const app = await openOverlay()
    await app.user.click(screen.getByRole('checkbox'))
    await app.user.click(getButton(QUICK))
    await waitFor(() => expect(app.store.getState().login.oneClick.step).toBe('preparing'))
    await openLater(app)
    await screen.findByRole('button', { name: QUICK })
    expect(sent('getAuthToken')).toHaveLength(1)
    act(endWait)
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await seeForm()
    expect(screen.queryByRole('button', { name: QUICK })).toBeNull()
  })

  it('leads on from a login that was still under way (spec 1 §4, after login, steps 5 to 10)', async () => {
    backend.setScenario({ caslogin: 'slow' })
    const app = await openOverlay()
    await app.user.click(screen.getByRole('checkbox'))
    await app.user.click(getButton(QUICK))
    await consent(app.user)
    await waitFor(() => expect(sent('caslogin')).toHaveLength(1))
    await openLater(app)
    await seeOverlay()
    await waitFor(() => expect(app.store.getState().session.id).not.toBeNull(), { timeout: 5_000 })
    await waitFor(() => expect(app.address()).toBe(`/${PREFIX}${search}`))
  })

  it('has a login of its own: one that was left, and still waits, neither ends it nor takes part in it (spec 1 §4)', async () => {
    installCarrier('hangs')
    const asked = jest.spyOn(window.PhoneNumberServer!.prototype as PhoneNumberServer, 'checkLoginAvailable')
    const endWait = endWhenTold([CARRIER_TIMEOUT_MS])
    const app = await openOverlay()
    await app.user.click(screen.getByRole('checkbox'))
    await app.user.click(getButton(QUICK))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await act(() => app.router.navigate(-1))
    await seeForm()
    installCarrier()
    await openLater(app)
    await seeOverlay()
    await app.user.click(getButton(QUICK))
    await screen.findByRole('button', { name: '同意授权并登录' })
    await act(async () => {
      endWait()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'origin')
    await consent(app.user)
    await waitFor(() => expect(app.address()).toBe(`/${PREFIX}${search}`))
    expect(document.querySelector('meta[name="referrer"]')).toBeNull()
  })
})

describe('after a reload (spec 1 §4: the clicked flag)', () => {
  it.each([
    ['is offered to a user whose number was brought along and is still as it was', '', true],
    ['is not to one who has typed over it', '139', false],
  ])('%s', async (_, typed, isOffered) => {
    takePhone({ network: 'wifi' })
    const { user, store } = await renderApp(loginPath)
    const phone = await seeForm()
    await act(() => store.dispatch(prefillLogin({ phone: '13800138000', agreedTo: [] })))
    if (typed !== '') await user.clear(phone).then(() => user.type(phone, typed))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    takePhone()
    await reloadApp()
    if (isOffered) return seeOverlay()
    expect(await seeForm()).toHaveValue('139')
    await waitFor(() => expect(sent('getWebConfig')).toHaveLength(2))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('button', { name: QUICK })).toBeNull()
  })

  it('still knows of a new registration whose user info had not come (spec 1 §4, after login, step 2)', async () => {
    installCarrier('success', '13512340001')
    backend.setScenario({ loginCallback: 'slow' })
    const { user } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await user.click(getButton(QUICK))
    await consent(user)
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    backend.setScenario({ loginCallback: 'ok' })
    const { store } = await reloadApp()
    await waitFor(() => expect(store.getState().session).toMatchObject({ id: expect.stringMatching(/^U/), isNewUser: true }))
    expect([sent('caslogin'), sent('userRegistryVerify')].map(({ length }) => length)).toEqual([1, 2])
  })

  it('logs in by itself when the button was tapped before, once', async () => {
    const before = await openOverlay()
    await before.user.click(screen.getByRole('checkbox'))
    await before.user.click(getButton(QUICK))
    await screen.findByRole('button', { name: '同意授权并登录' })
    act(() => void window.dispatchEvent(new Event('pagehide')))
    cleanup()
    document.querySelectorAll('[aria-label="运营商授权"]').forEach(({ parentElement }) => parentElement?.remove())
    const { user, store, address } = await renderApp(loginPath)
    await screen.findByRole('button', { name: QUICK })
    await consent(user)
    await waitFor(() => expect(address()).toBe(`/${PREFIX}${search}`))
    expect(store.getState().session.mobileMask).toBe('138****8000')
    expect(store.getState().login.oneClick).toEqual({ step: 'undecided', isReturn: false })
  })

  it('is offered where the tick was set in the overlay: no form was begun (spec 1 §4 "visible at start")', async () => {
    const { user } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await reloadApp()
    await seeOverlay()
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(sent('getAuthToken')).toHaveLength(0)
  })

  it('waits for a tap when the page is lost a second time (spec 1 §4: the clicked flag)', async () => {
    const { user } = await openOverlay()
    await user.click(screen.getByRole('checkbox'))
    await user.click(getButton(QUICK))
    await screen.findByRole('button', { name: '同意授权并登录' })
    await reloadApp()
    await waitFor(() => expect(sent('getAuthToken')).toHaveLength(2))
    await screen.findByRole('button', { name: '同意授权并登录' })
    await reloadApp()
    await seeOverlay()
    expect(getButton(QUICK)).not.toHaveAttribute('aria-busy')
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(sent('getAuthToken')).toHaveLength(2)
  })

  it('is offered with the tick that the form before has brought along, which its user has not begun', async () => {
    takePhone({ network: 'wifi' })
    const { store } = await renderApp(loginPath)
    await seeForm()
    await act(() => store.dispatch(prefillLogin({ phone: '13800138000', agreedTo: DOCUMENTS })))
    expect(screen.getByRole('checkbox')).toBeChecked()
    takePhone()
    await reloadApp()
    await seeOverlay()
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('waits for a tap when the button was not', async () => {
    await openOverlay()
    cleanup()
    await renderApp(loginPath)
    await screen.findByRole('button', { name: QUICK })
    expect(sent('getAuthToken')).toHaveLength(0)
  })
})
