import { act, screen, waitFor, within } from '@testing-library/react'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { changeReplies } from '../../../tests/changeReplies'
import { settle } from '../../../tests/faults/watch'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, unloadApp } from '../../../tests/render'
import { messages as english } from './messages.en'

const ROOT = '/helper-activity'
const WITH = '?sourceId=HELPER2026'
const LINK = `${ROOT}${WITH}&promotorCode=P8K3QX`
const NEXT = `${ROOT}${WITH}&promotorCode=P2W7NB`
const OWNER = '13800138000'
const HOUR = 3_600_000

let ahead = 0
const backend = mountTestBackend({ now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
afterEach(clearBrowser)

const friends = ['13512345671', '13512345672', '13512345673'] as const
const taken = (count: string) => screen.findByText(count)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const seats = async () => within(await screen.findByRole('list', { name: '助力座位' })).getAllByRole('listitem').map(({ textContent }) => textContent)

/** Holds the first poll of a page back until the test wants it, so that the test does not wait for its five seconds. */
function holdPoll(): () => void {
  const real = globalThis.setTimeout
  let run: (() => void) | undefined
  globalThis.setTimeout = ((then: () => void, delay = 0, ...rest: []) => (delay === 5_000 && !run ? void (run = then) : real(then, delay, ...rest))) as typeof setTimeout
  return () => {
    globalThis.setTimeout = real
    act(() => run?.())
  }
}

/** A friend helps on a phone of their own. */
const help = async (mobile: string) => askEnvelope(backend, '/external/v1/CandleBizService/helperAssist', { token: await logIn(backend, mobile), body: { sourceId: 'HELPER2026', promotorCode: 'P8K3QX', requestId: `HELP${mobile}` } })

it('leads a visitor through the login back to the same round, helps once for two taps, and leads on to a round of their own', async () => {
  const visitor = await renderApp(LINK)
  expect(await screen.findByText('138****8000邀你坐上这趟车')).toBeVisible()
  expect(await taken('3/5')).toBeVisible()
  await visitor.user.click(await findButton('帮TA助力'))
  await expectOn(visitor, `${ROOT}/login`)
  await passLogin(visitor, friends[0])
  expect(await dialog('助力成功')).toHaveTextContent('还差1位好友')
  expect(callsOf(backend, 'helperAssist')).toHaveLength(1)
  expect(await screen.findByText('4/5')).toBeInTheDocument()
  await visitor.user.click(within(await dialog('助力成功')).getByRole('button', { name: '我也要免费领' }))
  await expectAddress(visitor, ROOT + WITH)
  expect(await taken('0/5')).toBeVisible()
  expect(await findButton('找好友助力')).toBeVisible()
  act(() => window.history.back())
  await expectAddress(visitor, LINK)
  expect(await screen.findByText('你已助力过')).toBeVisible()
  expect(await taken('4/5')).toBeVisible()
  await changePhone()

  const again = await renderApp(LINK)
  await again.user.click(await findButton('帮TA助力'))
  await passLogin(again, friends[0])
  expect(await screen.findByText('你已助力过')).toBeVisible()
  expect(await findButton('我也要免费领')).toBeVisible()
  expect(callsOf(backend, 'helperAssist')).toHaveLength(1)
})

it('is another help for each friend: one whose answer was lost is not told of at the next one’s round', async () => {
  backend.setScenario({ helperAssist: 'lost' })
  const visitor = await openAs(backend, LINK, friends[0])
  await visitor.user.click(await findButton('帮TA助力'))
  await waitFor(() => expect(callsOf(backend, 'helperAssist').length).toBeGreaterThan(0))
  backend.setScenario({ helperAssist: 'ok' })
  unloadApp()
  await openAs(backend, NEXT, friends[0])
  expect(await findButton('帮TA助力')).toBeVisible()
  expect(callsOf(backend, 'helperAssist').filter(({ body }) => (body as { readonly promotorCode: string }).promotorCode !== 'P8K3QX')).toEqual([])
})

it('fills the seats and the bar (design §10 "goal progress bar (3/5)") on the owner’s page while it is open, and gives the reward once, also where its first answer is lost', async () => {
  const poll = holdPoll()
  const owner = await openAs(backend, ROOT + WITH, OWNER)
  expect(await taken('3/5')).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: '助力进度' })
  const standing = () => ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name))
  expect(standing()).toEqual(['0', '3', '5'])
  await help(friends[0])
  await help(friends[1])
  poll()
  expect(await taken('5/5')).toBeVisible()
  expect(standing()).toEqual(['0', '5', '5'])
  expect((await seats())[4]).toContain('135****5672')
  backend.setScenario({ receiveHelperReward: 'lost' })
  await owner.user.click(await findButton('领取奖励'))
  await waitFor(() => expect(callsOf(backend, 'receiveHelperReward').length).toBeGreaterThan(0))
  backend.setScenario({ receiveHelperReward: 'ok' })
  const again = await reloadApp()
  expect(await dialog('座位坐满啦')).toHaveTextContent(/20.*打车券/)
  expect(new Set(callsOf(backend, 'receiveHelperReward').map(({ body }) => (body as { readonly requestId: string }).requestId)).size).toBe(1)
  await again.user.click(await findButton('知道了'))
  await again.user.click(await findButton('再来一轮'))
  expect(await taken('0/5')).toBeInTheDocument()
  await again.user.keyboard('{Escape}')
  await again.user.click(await findButton('助力记录'))
  expect((await screen.findAllByRole('listitem'))[1]).toHaveTextContent(/5\/5.*已领取.*135\*\*\*\*5672/)
})

it('lets an owner begin again once the time is over by the server’s clock, and tells visitors so', async () => {
  await help(friends[0])
  ahead = 5.5 * HOUR
  await openAs(backend, ROOT + WITH, OWNER)
  const [, timer] = await screen.findAllByRole('timer')
  // Six hours by the phone's.
  expect(timer).toHaveTextContent(/00:[23]\d:\d\d$/)
  await changePhone()
  ahead = 7 * HOUR
  await openAs(backend, LINK, friends[2])
  expect(await screen.findByText('这一轮助力已结束')).toBeVisible()
  await changePhone()
  const owner = await openAs(backend, ROOT + WITH, OWNER)
  expect(await screen.findByText('这一轮没坐满，换一轮再试试')).toBeVisible()
  await owner.user.click(await findButton('重新发起'))
  expect(await taken('0/5')).toBeInTheDocument()
  expect(callsOf(backend, 'startHelperRound')).toHaveLength(1)
  // The user must be told of the round.
  expect(await dialog('分享给好友')).toBeVisible()
  // wechat,copy: nothing for the circle of friends (spec 1 §9).
  expect(await findButton('复制链接')).toBeVisible()
  expect(screen.queryByRole('button', { name: '生成海报' })).not.toBeInTheDocument()
})

it('shows a round that has begun at the next tap, where the page that was to tell of it did not come', async () => {
  await help(friends[0])
  ahead = 7 * HOUR
  const owner = await openAs(backend, ROOT + WITH, OWNER)
  const again = await findButton('重新发起')
  backend.setScenario({ queryHelperPage: 'network' })
  await owner.user.click(again)
  await waitFor(() => expect(callsOf(backend, 'queryHelperPage').length).toBeGreaterThan(1))
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
  backend.setScenario({ queryHelperPage: 'ok' })
  await owner.user.click(again)
  expect(await taken('0/5')).toBeInTheDocument()
  expect(callsOf(backend, 'startHelperRound')).toHaveLength(1)
})

it('shows no friend’s round as one’s own where that cannot be asked for, and asks again (design §0.3)', async () => {
  await help(friends[0])
  const visitor = await openAs(backend, LINK, friends[0])
  const openMine = await findButton('我也要免费领')
  backend.setScenario({ queryHelperPage: 'network' })
  await visitor.user.click(openMine)
  const again = await findButton('重试')
  expect(screen.queryByText('138****8000邀你坐上这趟车')).not.toBeInTheDocument()
  backend.setScenario({ queryHelperPage: 'ok' })
  await visitor.user.click(again)
  expect(await taken('0/5')).toBeVisible()
})

it('tells a visitor who is too late that the bus is full', async () => {
  const visitor = await openAs(backend, LINK, friends[2])
  await findButton('帮TA助力')
  await help(friends[0])
  await help(friends[1])
  await visitor.user.click(await findButton('帮TA助力'))
  expect((await screen.findAllByText('来晚了，座位已坐满'))[0]).toBeInTheDocument()
  expect(await findButton('我也要免费领')).toBeVisible()
})

it('shows a risk warning in the server’s words and changes nothing (spec 1 §8)', async () => {
  const visitor = await openAs(backend, LINK, '13800138008')
  await visitor.user.click(await findButton('帮TA助力'))
  expect(await screen.findByText('账户存在风险，请联系客服')).toBeInTheDocument()
  expect(await taken('3/5')).toBeVisible()
})

it('shows the owner’s face for the owner’s own link, and shares it with one friend at a time (spec 1 §9)', async () => {
  const app = installNativeApp()
  const owner = await openAs(backend, LINK, OWNER)
  await owner.user.click(await findButton('找好友助力'))
  await waitFor(() => expect(app.calls.filter(({ method }) => method === 'showShare').map(({ params }) => params)).toMatchObject([{ channels: 'wechat,copy' }]))
  app.remove()
  expect(screen.queryByText('邀请链接已失效，你仍可参加活动')).not.toBeInTheDocument()
})

it('is shared with a chat, and with no circle of friends, from the corner menu too (spec 1 §9)', async () => {
  const chat = installChatApp({ device: 'android' })
  await openAs(backend, ROOT + WITH, OWNER)
  await waitFor(() => expect(chat.of('updateTimelineShareData')).toHaveLength(1))
  const linkOf = (call: string) => String(chat.of(call)[0]?.['link'])
  expect(linkOf('updateAppMessageShareData')).toContain('promotorCode=')
  expect(linkOf('updateTimelineShareData')).toMatch(`${ROOT}${WITH}`)
  expect(linkOf('updateTimelineShareData')).not.toContain('promotorCode=')
  chat.remove()
})

it.each([
  ['13700137000', '领取奖励'],
  ['13700137001', '重新发起'],
])('asks no friend after a login into a round that is full, or over (design §10): %s', async (mobile, label) => {
  if (label === '重新发起') {
    await askEnvelope(backend, '/external/v1/CandleBizService/startHelperRound', { token: await logIn(backend, mobile), body: { sourceId: 'HELPER2026', requestId: 'BEGIN' } })
    ahead = 25 * HOUR
  }
  const owner = await renderApp(ROOT + WITH)
  await owner.user.click(await findButton('找好友助力'))
  await passLogin(owner, mobile)
  expect(await findButton(label)).toBeVisible()
  await settle()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('asks friends after the login into a round that is open (design §10)', async () => {
  const owner = await renderApp(ROOT + WITH)
  await owner.user.click(await findButton('找好友助力'))
  await passLogin(owner, OWNER)
  expect(await dialog('分享给好友')).toBeVisible()
})

it('asks no user to log in who is logged in, where the server names no round', async () => {
  const giveBack = changeReplies('queryHelperPage', (text) => {
    const { data, ...rest } = JSON.parse(text) as { readonly data: object }
    return JSON.stringify({ ...rest, data: { ...data, round: null } })
  })
  try {
    await openAs(backend, ROOT + WITH, OWNER)
    expect(await screen.findByText('分享给好友，发起你的助力')).toBeVisible()
    expect(screen.queryByText('登录后发起你的助力')).not.toBeInTheDocument()
  } finally {
    giveBack()
  }
})

it('begins a round from an empty record by asking friends (design §0.5)', async () => {
  const owner = await openAs(backend, `${ROOT}/record${WITH}`, friends[0])
  await owner.user.click(await findButton('去发起'))
  await expectAddress(owner, ROOT + WITH)
  expect(await dialog('分享给好友')).toBeVisible()
})

it('says that a code is none, and lets the user take part', async () => {
  await openAs(backend, `${ROOT}${WITH}&promotorCode=ZZZZZZ`, OWNER)
  expect(await screen.findByText('邀请链接已失效，你仍可参加活动')).toBeVisible()
  expect(await findButton('找好友助力')).toBeVisible()
})

it.each([
  ['ended', '这一轮助力已结束'],
  ['blacklisted', '3/5'],
])('lets no round run on where the activity does not: %s', async (fixture, words) => {
  await renderApp(`${ROOT}/preview?fixture=${fixture}`)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText(/^还差/)).not.toBeInTheDocument()
  expect(screen.queryByText('本轮剩余')).not.toBeInTheDocument()
})

it('names a reward in English that the server words in Chinese alone, whether it is worth money or not', () => {
  expect([english.sign(english.money('20') + english.reward('打车券')), english.sign(english.reward('定制水杯'))]).toEqual(['Full bus: ¥20 coupon', 'Full bus: reward'])
})

it('tells what a help came to before the page of the ended activity comes (design §0.6, §10)', async () => {
  const visitor = await openAs(backend, LINK, friends[0])
  const assist = await findButton('帮TA助力')
  backend.setScenario({ queryHelperPage: 'finished' })
  await visitor.user.click(assist)
  expect(await dialog('助力成功')).toBeVisible()
  await settle()
  expect(await dialog('助力成功')).toBeVisible()
  await visitor.user.keyboard('{Escape}')
  await expectOn(visitor, `${ROOT}/invalid-activity/1`)
})
