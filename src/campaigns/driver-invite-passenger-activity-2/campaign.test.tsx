import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { mountTestBackend } from '@/mocks/jest'
import { fillIn, getButton, openLogin } from '../../../tests/journeys/login/openLogin'
import { changePhone } from '../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../tests/render'

const backend = mountTestBackend()
const DRIVER_INVITE = 'driver-invite-passenger-activity-2'
const NEW = '13512345678'
const EXISTING = KNOWN_PHONES.passenger

const sent = (endpoint: string) => backend.requests().filter((request) => request.endpoint === endpoint)
const order = () => backend.requests().map(({ endpoint }) => endpoint)

async function register(search: string, mobile: string) {
  const app = await openLogin({ path: `/${DRIVER_INVITE}/invitee-register`, search })
  await fillIn(app.user, { mobile })
  await app.user.click(getButton('登录'))
  return app
}

beforeEach(() => void jest.spyOn(externalNavigation, 'assign').mockReturnValue(true))
afterEach(clearBrowser)

describe('step 6: driver-invite-passenger-activity-2 (spec 1 §4)', () => {
  const search = '?sourceId=DIPASS2026&promotorCode=P8K3QX'

  it.each([
    ['newUser', 'invitee-register-success', '', '注册成功'],
    ['result1', 'invitee-register-already', '', '你已注册过，可自行发起邀请活动赢取奖励'],
    ['result2', 'invitee-receive-success', '', '领取成功'],
    ['result3', 'invitee-receive-already', '', '你已领取过奖励，打开APP即可享受优质出行'],
    ['result4', 'recall-user', '&inviteePageType=4', '欢迎回来，老朋友'],
    ['result5', 'recall-user', '&inviteePageType=5', '欢迎回来，老朋友'],
    ['result6', 'recall-user', '&inviteePageType=6', '欢迎回来，老朋友'],
    ['result7', 'recall-user', '&inviteePageType=7', '欢迎回来，老朋友'],
  ])('%s leads to %s%s', async (outcome, page, more, words) => {
    backend.setScenario({ inviteActivityResult: outcome, ...(more && { queryInviteePageType: 'network' }) })
    const app = await register(search, EXISTING)
    await waitFor(() => expect(app.address()).toBe(`/${DRIVER_INVITE}/${page}?sourceId=DIPASS2026&needReturn=0${more}`))
    // A page may have for its heading what the toast says.
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    await app.user.click(await screen.findByRole('button', { name: '打开APP使用' }))
    expect(externalNavigation.assign).toHaveBeenCalledWith(expect.stringMatching(/:\/\/home$/))
    expect(screen.queryByRole('button', { name: '返回' })).not.toBeInTheDocument()
  })

  it('asks with the fields of the contract, and for the page type only when friends come back', async () => {
    const { address } = await register(search, NEW)
    await waitFor(() => expect(address()).toContain('invitee-register-success'))
    expect(sent('inviteActivityResult')[0]!.body).toEqual({ sourceId: 'DIPASS2026', promotorCode: 'P8K3QX', newUserFlag: 2 })
    expect(sent('queryInviteePageType')).toEqual([])
    expect(sent('dealInviteeReward')).toEqual([])
    expect(order().filter((name) => ['caslogin', 'userRegistryVerify', 'loginCallback', 'inviteActivityResult'].includes(name ?? ''))).toEqual([
      'caslogin',
      'userRegistryVerify',
      'loginCallback',
      'inviteActivityResult',
    ])
  })

  it('says to who registered by this link and logs in by it again that they have an account', async () => {
    await register(search, NEW)
    expect(await screen.findByRole('heading', { name: '注册成功' })).toBeInTheDocument()
    await changePhone()
    const again = await register(search, NEW)
    await waitFor(() => expect(again.address()).toBe(`/${DRIVER_INVITE}/invitee-register-already?sourceId=DIPASS2026&needReturn=0`))
    expect(await screen.findByRole('heading', { name: '你已经注册过啦' })).toBeInTheDocument()
  })

  it('decides for a login that was opened directly too', async () => {
    backend.setScenario({ inviteActivityResult: 'result3' })
    const app = await openLogin({ path: `/${DRIVER_INVITE}/login`, search: '?sourceId=DIPASS2026&promotorCode=D5M9TR' })
    await fillIn(app.user, { mobile: EXISTING })
    await app.user.click(getButton('登录'))
    await waitFor(() => expect(app.address()).toContain(`/${DRIVER_INVITE}/invitee-receive-already?`))
  })

  it.each([
    [6, '回来就有礼'],
    [1, '欢迎回来，老朋友'],
  ])('lets the page type %d say which welcome it is', async (type, title) => {
    backend.setScenario({ inviteActivityResult: 'result4', queryInviteePageType: `type${type}` })
    const { address } = await register(search, EXISTING)
    await waitFor(() => expect(address()).toContain('/recall-user?'))
    expect(address()).toContain(`inviteePageType=${type}`)
    expect(sent('queryInviteePageType')[0]!.body).toEqual({ sourceId: 'DIPASS2026', promotorCode: 'P8K3QX' })
    // The page's skeleton has the same head before it.
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeInTheDocument())
  })

  it('needReturn=1 carries cityCode, companyId and promotorCode and shows the way back (spec 1 §2)', async () => {
    backend.setScenario({ inviteActivityResult: 'result2' })
    const { address } = await register(`${search}&needReturn=1&cityCode=310000&companyId=C1`, EXISTING)
    await waitFor(() => expect(address()).toBe(`/${DRIVER_INVITE}/invitee-receive-success?sourceId=DIPASS2026&cityCode=310000&companyId=C1&promotorCode=P8K3QX&needReturn=1`))
    expect(await screen.findByRole('button', { name: '返回' })).toBeInTheDocument()
  })

  it.each([
    ['newUser', NEW, '新人打车金已放入你的账户'],
    ['result2', EXISTING, '司机师傅送你的打车礼到账了'],
  ])('keeps what the link promised, in figures, once the backend has said so: %s', async (outcome, mobile, words) => {
    backend.setScenario({ inviteActivityResult: outcome })
    await register(search, mobile)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getByText('已到账')).toBeInTheDocument()
    expect(await screen.findByText('20')).toBeInTheDocument()
  })

  it.each(['network', 'http500', 'malformed'])('tells a new user of no reward that nobody has confirmed (%s), and repeats what was promised', async (outcome) => {
    backend.setScenario({ inviteActivityResult: outcome })
    await register(search, NEW)
    expect(await screen.findByText('待确认')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '注册成功' })).toBeInTheDocument()
    expect(screen.getByText('奖励到账情况以APP内显示为准')).toBeInTheDocument()
    expect(await screen.findByText('20')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/已到账|已放入/)
  })

  it.each([
    ['network', NEW, 'invitee-register-success'],
    ['http500', EXISTING, 'invitee-register-already'],
    ['malformed', EXISTING, 'invitee-register-already'],
  ])('strands nobody when the outcome cannot be asked: %s', async (outcome, mobile, page) => {
    backend.setScenario({ inviteActivityResult: outcome })
    const { address } = await register(search, mobile)
    await waitFor(() => expect(address()).toContain(`/${page}?`))
  })

  it.each(['network', 'http500', 'malformed', 'noData', '-196606', 'notStarted', 'ended', 'closed', 'notInList'])('welcomes whoever comes back by the outcome alone when the page type cannot be asked: %s', async (outcome) => {
    backend.setScenario({ queryInviteePageType: outcome })
    const { address } = await register(search, KNOWN_PHONES.dormant)
    await waitFor(() => expect(address()).toBe(`/${DRIVER_INVITE}/recall-user?sourceId=DIPASS2026&needReturn=0&inviteePageType=4`))
    expect(await screen.findByText('欢迎回来，老朋友')).toBeInTheDocument()
  })

  it.each(['tokenRejected', 'tokenEmpty'])('asks whoever comes back to log in again when the session ends meanwhile: %s', async (outcome) => {
    backend.setScenario({ queryInviteePageType: outcome })
    const { address } = await register(search, KNOWN_PHONES.dormant)
    await waitFor(() => expect(address()).toContain(`/${DRIVER_INVITE}/login?`))
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument()
  })

  it('an activity that ended meanwhile shows its page (spec 1 §4)', async () => {
    backend.setScenario({ inviteActivityResult: 'ended' })
    const { address } = await register(search, EXISTING)
    await waitFor(() => expect(address()).toContain(`/${DRIVER_INVITE}/invalid-activity/1`))
    expect(await screen.findByRole('heading', { name: '活动已结束' })).toBeInTheDocument()
  })
})

it.each(['ended', 'blacklisted'])('holds out no code that leads nowhere: %s', async (fixture) => {
  await renderApp(`/${DRIVER_INVITE}/preview?fixture=${fixture}`)
  expect(await screen.findByText('累计收益')).toBeVisible()
  expect(screen.queryByRole('button', { name: /面对面扫码/ })).not.toBeInTheDocument()
})

it('claims no reward of those who come back that nobody confirmed', async () => {
  await renderApp(`/${DRIVER_INVITE}/recall-user/preview?fixture=unconfirmed`)
  expect(await screen.findByText('待确认')).toBeVisible()
})
