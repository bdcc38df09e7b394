import { jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { findActivity } from '@/mocks/state/activities'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { mountTestBackend } from '@/mocks/jest'
import { fillIn, getButton, openLogin as openLoginOf } from '../../../../tests/journeys/login/openLogin'
import { clearBrowser, renderApp } from '../../../../tests/render'

const CASH = 'passenger-invite-passenger-activity-cash'
const openLogin = (opening: Parameters<typeof openLoginOf>[0] = {}) => openLoginOf({ path: `/${CASH}/login`, search: '?sourceId=PIPCASH2026', ...opening })

const backend = mountTestBackend()
const NEW = '13512345678'
const EXISTING = KNOWN_PHONES.passenger

const sent = (endpoint: string) => backend.requests().filter((request) => request.endpoint === endpoint)

/** The login page as marketing might set it. */
function setLoginPage(loginPage: Record<string, unknown>) {
  Object.assign(findActivity(backend.state, 'PIPCASH2026')!, { loginPage })
}

async function register(search: string, mobile: string) {
  const app = await openLogin({ path: `/${CASH}/invitee-register`, search })
  await fillIn(app.user, { mobile })
  await app.user.click(getButton('登录'))
  return app
}

beforeEach(() => void jest.spyOn(externalNavigation, 'replace').mockReturnValue(true))
afterEach(clearBrowser)

describe('step 7: the cash register path (spec 1 §4)', () => {
  const search = '?sourceId=PIPCASH2026&promotorCode=P2W7NB&shareSourceId=SHARE1&channel=WECHAT'
  const links = { targetLinkAfterRegister: 'https://h5.example/new', targetLinkAfterLogin: 'https://h5.example/old' }

  it.each([
    ['type1', 1, '邀请成功，欢迎老朋友回来'],
    ['type2', 2, '邀请成功，欢迎老朋友回来'],
    ['type3', 3, '邀请成功，欢迎老朋友回来'],
    ['type4', 4, '邀请成功，欢迎老朋友回来'],
    ['before1', 1, '你已领取过奖励，打开APP即可享受优质出行'],
    ['before2', 2, '你已领取过奖励，打开APP即可享受优质出行'],
    ['before3', 3, '你已领取过奖励，打开APP即可享受优质出行'],
    ['before4', 4, '你已领取过奖励，打开APP即可享受优质出行'],
  ])('%s leads to recall-user with its type, target links or not', async (outcome, type, words) => {
    setLoginPage(links)
    backend.setScenario({ dealInviteeReward: outcome })
    const { address } = await register(search, EXISTING)
    await waitFor(() => expect(address()).toBe(`/${CASH}/recall-user${search}&inviteeRewardType=${type}`))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '我也要邀请' })).toBeInTheDocument()
    // Only what was given just now has arrived; what was given before is no longer open (design §1, recall-user).
    expect(['已到账', '已领取', '待确认'].filter((stamp) => screen.queryByText(stamp))).toEqual([outcome.startsWith('type') ? '已到账' : '已领取'])
    expect(externalNavigation.replace).not.toHaveBeenCalled()
  })

  it.each([
    ['before5', EXISTING, 'https://h5.example/old', '你已领取过奖励，打开APP即可享受优质出行'],
    ['type5', NEW, 'https://h5.example/new', '邀请成功'],
  ])('%s leads to the target link', async (outcome, mobile, link, words) => {
    setLoginPage(links)
    backend.setScenario({ dealInviteeReward: outcome })
    await register(search, mobile)
    expect(await screen.findByText(words)).toBeInTheDocument()
    await waitFor(() => expect(externalNavigation.replace).toHaveBeenCalledWith(link))
  })

  it.each([
    ['before5', EXISTING, 'login'],
    ['type5', NEW, 'register'],
  ])('%s leads to the target link that the backend sends (linked)', async (outcome, mobile, to) => {
    backend.setScenario({ dealInviteeReward: outcome, getLoginPage: 'linked' })
    const app = await openLogin({ path: `/${CASH}/invitee-register`, search })
    await fillIn(app.user, { mobile })
    await app.user.click(getButton('登录领好礼'))
    await waitFor(() => expect(app.address()).toBe(`/${CASH}/info?sourceId=PIPCASH2026&to=${to}`))
  })

  it('a registration that brought its reward shows it where no target link is set', async () => {
    const { address } = await register(search, NEW)
    await waitFor(() => expect(address()).toBe(`/${CASH}/invitee-register-success${search}`))
    expect(await screen.findByRole('heading', { name: '打车金到手啦' })).toBeInTheDocument()
    expect(screen.getByText('20')).toBeInTheDocument()
    expect(screen.getByText('已到账')).toBeInTheDocument()
    expect(sent('riskCheck')[0]!.body).toEqual({ sourceId: 'PIPCASH2026', scene: 'register' })
    expect(sent('dealInviteeReward')[0]!.body).toEqual({ sourceId: 'PIPCASH2026', promotorCode: 'P2W7NB', shareSourceId: 'SHARE1', channel: 'WECHAT', newUserFlag: 2 })
  })

  it('a reward arrives once, with a short vibration, and lies there when the page is come back to; less motion is respected', async () => {
    const vibrate = jest.fn<(ms: number) => boolean>()
    Object.assign(navigator, { vibrate })
    const { user, state } = await register(search, NEW)
    expect(await screen.findByText('20')).toBeInTheDocument()
    expect(vibrate).toHaveBeenCalledTimes(1)
    const arrived = state()
    cleanup()
    await renderApp(`/${CASH}/invitee-register-success${search}`)
    await user.click(document.body)
    expect(arrived).toEqual({ rewardCents: 2000 })
    expect(vibrate).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it.each([
    ['none', EXISTING, '你已注册过，可自行发起邀请活动赢取奖励'],
    ['none', NEW, '注册成功'],
    ['html', NEW, '服务器开小差了，请稍后重试'],
    ['-196606', EXISTING, '账户存在风险'],
    ['-196202', EXISTING, '已领取过奖励'],
  ])('otherwise to the activity home: %s', async (outcome, mobile, words) => {
    setLoginPage(links)
    backend.setScenario({ dealInviteeReward: outcome })
    const { address } = await register(search, mobile)
    await waitFor(() => expect(address()).toBe(`/${CASH}${search}`))
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument()
    expect(externalNavigation.replace).not.toHaveBeenCalled()
  })

  it('asks for no reward behind a refused risk check, and says so', async () => {
    const { address } = await register(search, KNOWN_PHONES.risky)
    await waitFor(() => expect(address()).toBe(`/${CASH}${search}`))
    expect(await screen.findByText('账户存在风险，暂不能领取奖励')).toBeInTheDocument()
    expect(sent('dealInviteeReward')).toEqual([])
  })

  it('nobody accepts an invitation of their own', async () => {
    const { address } = await register('?sourceId=PIPCASH2026&promotorCode=P8K3QX', EXISTING)
    await waitFor(() => expect(address()).toBe(`/${CASH}?sourceId=PIPCASH2026&promotorCode=P8K3QX`))
    expect(await screen.findByText('不能接受自己的邀请哦')).toBeInTheDocument()
    expect(sent('dealInviteeReward')).toEqual([])
  })

  it.each(['JavaScript:alert(1)', '/market-platform-h5//evil.example/x'])('refuses the unsafe target link %s and goes home, with the reason in the console', async (link) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    setLoginPage({ targetLinkAfterRegister: link })
    const { address } = await register(search, NEW)
    await waitFor(() => expect(address()).toBe(`/${CASH}${search}`))
    expect(externalNavigation.replace).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(link))
  })

  it('follows a path of this site to one of its pages, and leaves the login page (spec 1 §4, step 8)', async () => {
    setLoginPage({ targetLinkAfterRegister: '/market-platform-h5/evil.example/x' })
    const { address } = await register(search, NEW)
    await waitFor(() => expect(address()).toBe('/evil.example/x'))
    expect(externalNavigation.replace).not.toHaveBeenCalled()
  })

  it('a token that is refused between two steps: the next login leads on to the reward, which is asked for once', async () => {
    backend.setScenario({ riskCheck: 'tokenRejected>ok' })
    const { user, address } = await register(search, NEW)
    await waitFor(() => expect(address()).toBe(`/${CASH}/login${search}`))
    await screen.findByRole('textbox', { name: '手机号' })
    await fillIn(user, { mobile: NEW })
    await user.click(getButton('登录'))
    await waitFor(() => expect(address()).toBe(`/${CASH}/invitee-register-success${search}`))
    expect(sent('dealInviteeReward')).toHaveLength(1)
  })

  it('a token that is refused on this page: the next login leads back here for the reward, and to the target link only then', async () => {
    setLoginPage(links)
    backend.setScenario({ riskCheck: 'tokenRejected>ok' })
    const { user, address } = await register(search, NEW)
    await waitFor(() => expect(address()).toBe(`/${CASH}/login${search}`))
    await screen.findByRole('textbox', { name: '手机号' })
    await fillIn(user, { mobile: NEW })
    await user.click(getButton('登录'))
    await waitFor(() => expect(externalNavigation.replace).toHaveBeenCalled())
    expect(sent('dealInviteeReward')).toHaveLength(1)
    expect(address()).toBe(`/${CASH}/invitee-register${search}`)
  })

  it('asks once for two taps', async () => {
    const app = await openLogin({ path: `/${CASH}/invitee-register`, search })
    await fillIn(app.user, { mobile: NEW })
    await app.user.dblClick(getButton('登录'))
    await waitFor(() => expect(app.address()).toContain('invitee-register-success'))
    expect(sent('caslogin')).toHaveLength(1)
    expect(sent('dealInviteeReward')).toHaveLength(1)
  })

  it('a plain login asks for no reward', async () => {
    const app = await openLogin({ search })
    await fillIn(app.user)
    await app.user.click(getButton('登录'))
    await waitFor(() => expect(app.address()).toBe(`/${CASH}${search}`))
    expect(sent('riskCheck')).toEqual([])
    expect(sent('dealInviteeReward')).toEqual([])
  })

  it('somebody who is logged in already is led on without the form', async () => {
    const app = await register(search, NEW)
    await waitFor(() => expect(app.address()).toContain('invitee-register-success'))
    const { session } = app.store.getState()
    const again = await renderApp(`/${CASH}/invitee-register${search}`, { preloaded: { session } })
    await waitFor(() => expect(again.address()).toBe(`/${CASH}/invitee-register-already${search}`))
    expect(sent('caslogin')).toHaveLength(1)
  })
})

describe('the register page', () => {
  it('shows who invites and what waits', async () => {
    await openLogin({ path: `/${CASH}/invitee-register`, search: '?sourceId=PIPCASH2026&promotorCode=P8K3QX' })
    expect(await screen.findByText('138****8000')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '送你¥20 打车金' })).toBeInTheDocument()
    expect(sent('queryInviterCard')[0]!.body).toEqual({ sourceId: 'PIPCASH2026', promotorCode: 'P8K3QX' })
  })

  it('a code that nobody has: the friend can register all the same', async () => {
    await openLogin({ path: `/${CASH}/invitee-register`, search: '?sourceId=PIPCASH2026&promotorCode=NOBODY' })
    expect(await screen.findByText('邀请链接已失效，你仍可注册参加活动')).toBeInTheDocument()
    expect(getButton('登录')).toBeInTheDocument()
  })

  it.each(['network', 'http500', 'slow'])('does not wait for the inviter: %s', async (outcome) => {
    backend.setScenario({ queryInviterCard: outcome })
    await openLogin({ path: `/${CASH}/invitee-register`, search: '?sourceId=PIPCASH2026&promotorCode=P8K3QX' })
    expect(screen.getByRole('heading', { name: '送你一份打车好礼' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
