import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { mountTestBackend } from '@/mocks/jest'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { settle } from '../../../tests/faults/watch'
import { installParent } from '../../../tests/journeys/previewHarness'
import { changeReplies } from '../../../tests/changeReplies'
import { bringBack, callsOf, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'
import { shortPause } from '../../../tests/startStore'
import { mocks } from './mocks'

const backend = mountTestBackend()

// Less motion is asked for: the wheel's own tests are those of its block and of a browser.
beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as typeof window.matchMedia
})
afterEach(async () => {
  Reflect.deleteProperty(window, 'matchMedia')
  jest.restoreAllMocks()
  await clearBrowser()
})

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const HOME = ROOT + SEARCH

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const drawIds = () => new Set(callsOf(backend, 'turntableDraw').map(({ body }) => (body as { requestId: string }).requestId)).size

it('goes full circle: login, a draw of one tap and one chance, the coupon in figures, in the list, and how it is used', async () => {
  backend.setScenario({ turntableDraw: 'won' })
  const app = await renderApp(HOME)
  await app.user.click(await findButton('登录后抽奖'))
  await passLogin(app)
  const won = await dialog('恭喜你获得')
  expect(won.getAllByText((_, element) => element?.textContent === '¥5')[0]).toBeVisible()
  expect(won.getByText('¥5打车券')).toBeVisible()
  expect([callsOf(backend, 'turntableDraw').length, drawIds()]).toEqual([1, 1])
  await app.user.click(won.getByRole('button', { name: '再抽一次' }))
  await app.user.dblClick((await dialog('恭喜你获得')).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('剩余1次机会')).toBeVisible()
  expect(screen.getByText(/^上次抽中 ¥5打车券/)).toBeVisible()
  await app.user.dblClick(await findButton('立即抽奖'))
  await dialog('恭喜你获得')
  expect(drawIds()).toBe(3)
  await app.user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await app.user.click(await findButton('我的奖品'))
  await expectAddress(app, `${ROOT}/reward/list${SEARCH}`)
  expect(await screen.findAllByRole('button', { name: /¥5打车券/ })).toHaveLength(3)
  await app.user.click(screen.getAllByRole('button', { name: /¥5打车券/ })[0]!)
  await expectOn(app, `${ROOT}/reward/intro${SEARCH}&rewardId=`)
  expect(await screen.findByRole('heading', { name: '¥5打车券' })).toBeVisible()
  expect(screen.getByText('下单时自动抵扣，每单限用一张')).toBeVisible()
  expect(await findButton('去使用')).toBeVisible()
})

it('asks where goods are sent, from the dialog and from the list', async () => {
  backend.setScenario({ turntableDraw: 'goods' })
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('立即抽奖'))
  const won = await dialog('恭喜你获得')
  expect(won.getByText('车载香薰')).toBeVisible()
  await app.user.click(won.getByRole('button', { name: '填写地址' }))
  await expectOn(app, `${ROOT}/reward/address${SEARCH}&rewardId=`)
  expect(await screen.findByText('车载香薰')).toBeVisible()
  expect(await screen.findByRole('textbox', { name: '详细地址' })).toBeVisible()
  window.history.replaceState(null, '', window.location.pathname.replace(/[^/]*$/, 'list') + SEARCH)
  const list = await reloadApp()
  await list.user.click(await findButton(/车载香薰.*填写地址/))
  await expectOn(list, `${ROOT}/reward/address${SEARCH}&rewardId=`)
})

it.each([
  ['of which no row is sent', 'unsaid', HOME, '立即抽奖', '恭喜你获得', '¥5打车券'],
  ['that the server names in Chinese alone, in English', 'goods', `${HOME}&lang=en`, 'Spin the wheel', 'Congratulations! You won', 'Car scent'],
])('congratulates on a prize %s, by its name on the wheel', async (_, outcome, address, draw, won, name) => {
  backend.setScenario({ turntableDraw: outcome })
  const app = await openAs(backend, address)
  await app.user.click(await findButton(draw))
  expect((await dialog(won)).getByText(name)).toBeVisible()
})

it('is kind to who wins nothing, and gives a chance for a share once they are used up', async () => {
  backend.setScenario({ turntableDraw: 'nothing' })
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('立即抽奖'))
  for (const next of ['再抽一次', '再抽一次', '分享给好友']) {
    const lost = await dialog('差一点点')
    await app.user.click(await lost.findByRole('button', { name: next }))
  }
  await app.user.click(await screen.findByRole('button', { name: /复制链接/ }))
  await app.user.keyboard('{Escape}')
  expect(await screen.findByText('剩余1次机会')).toBeVisible()
  expect(drawIds()).toBe(3)
})

it('gives one more chance for a ride that was completed (design §5)', async () => {
  backend.setScenario({ queryTurntablePage: 'rideDone', turntableDraw: 'nothing' })
  const app = await openAs(backend, HOME)
  expect(await screen.findByText('剩余4次机会')).toBeVisible()
  await app.user.click(await findButton('立即抽奖'))
  for (const next of ['再抽一次', '再抽一次', '再抽一次', '分享给好友']) {
    const lost = await dialog('差一点点')
    await app.user.click(await lost.findByRole('button', { name: next }))
  }
  expect(drawIds()).toBe(4)
})

it('has the chance of a ride for who comes back from it to the page (design §5)', async () => {
  await openAs(backend, HOME)
  expect(await screen.findByText('剩余3次机会')).toBeVisible()
  backend.setScenario({ queryTurntablePage: 'rideDone' })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('剩余4次机会')).toBeVisible()
})

it('asks what came of a draw whose answer was lost, and shows it after a reload in the middle too; no chance is used twice', async () => {
  backend.setScenario({ turntableDraw: 'lost' })
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('立即抽奖'))
  await waitFor(() => expect(callsOf(backend, 'turntableDraw').length).toBeGreaterThan(1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  backend.setScenario({ turntableDraw: 'ok' })
  const again = await reloadApp()
  await screen.findByRole('dialog')
  expect(drawIds()).toBe(1)
  await again.user.keyboard('{Escape}')
  expect(await screen.findByText('剩余2次机会')).toBeVisible()
})

it('gives nothing away while the wheel turns, though the answer is there by then; asks the page anew once it stands', async () => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia
  backend.setScenario({ turntableDraw: 'won' })
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('立即抽奖'))
  await waitFor(() => expect(callsOf(backend, 'turntableDraw')).toHaveLength(1))
  // Nor to who comes back to it meanwhile.
  await new Promise((answered) => setTimeout(answered, 200))
  bringBack()
  await new Promise((answered) => setTimeout(answered, 300))
  expect(screen.getByText('剩余3次机会')).toBeVisible()
  expect(screen.queryByText(/^上次抽中/)).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await dialog('恭喜你获得')).getByText('¥5打车券')).toBeVisible()
  expect(await screen.findByText('剩余2次机会')).toBeInTheDocument()
  expect(screen.getByText(/^上次抽中 ¥5打车券/)).toBeInTheDocument()
})

it('says what was really won where it is not on the wheel, and reports that', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  backend.setScenario({ turntableDraw: 'offWheel' })
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('立即抽奖'))
  expect((await dialog('恭喜你获得')).getByText('神秘大礼')).toBeVisible()
  expect(errors.mock.calls.flat().map(String)).toContain('Error: drawn prize is not on the wheel')
})

it.each([
  ['noChance', '暂无挑战机会', false, 0],
  ['allAchieved', '您已获得全部奖励', false, 0],
  ['risk', '账户存在风险，请联系客服', true, 3],
])('tells in the server’s words why it does not draw, and offers no chance that the server denies: %s (spec 2 §8)', async (outcome, words, hasDialog, left) => {
  backend.setScenario({ turntableDraw: outcome })
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('立即抽奖'))
  expect((await screen.findAllByText(words))[0]).toBeVisible()
  if (hasDialog) await dialog('暂时不能抽奖')
  await waitFor(() => expect(screen.queryAllByText('剩余3次机会')).toHaveLength(left === 3 ? 1 : 0))
  expect(screen.queryAllByRole('button', { name: '立即抽奖', hidden: true })).toHaveLength(left === 3 ? 1 : 0)
})

it('says that the share of today is done where it gives no further chance', async () => {
  await renderApp(`${ROOT}/preview?fixture=usedUp`)
  expect(await screen.findByText('今日已完成')).toBeVisible()
  expect(screen.queryByRole('button', { name: '去分享' })).not.toBeInTheDocument()
})

it('leads through the login to the share that gives a chance', async () => {
  const app = await renderApp(HOME)
  await app.user.click(await findButton('去分享'))
  await passLogin(app)
  expect(await screen.findByRole('button', { name: /复制链接/ })).toBeVisible()
})

it.each([
  ['turntable-used', '已使用', /¥10打车券.*有效期至 .*已使用/],
  ['turntable-expired', '已过期', /¥20打车券.*有效期至 .*已过期/],
  ['turntable-late', '已过期', /车载香薰.*已过期/],
])('shows a prize that is over in the list and by itself, and no way to use it: %s (design §0.4 RewardRow)', async (id, words, row) => {
  const app = await openAs(backend, `${ROOT}/reward/list${SEARCH}`, KNOWN_PHONES.dormant)
  await app.user.click(await findButton(row))
  await expectOn(app, `${ROOT}/reward/intro${SEARCH}&rewardId=${id}`)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: /去使用|地址/ })).not.toBeInTheDocument()
  expect(screen.queryByText('使用说明')).not.toBeInTheDocument()
})

it.each([
  ['is on its way', { status: 5, statusName: '发放中' }, '发放中'],
  ['is not there yet', { status: 1, statusName: '待发放' }, '待发放'],
  ['could not be given', { status: 6, statusName: '发放失败' }, '发放失败'],
  ['could not be given, of which the server says nothing', { status: 6, statusName: null }, '发放失败'],
  ['could not be given, in English', { status: 6, statusName: '发放失败' }, 'Failed', '&lang=en'],
  ['could not be given, although it has an address', { status: 6, statusName: '发放失败' }, '发放失败', '', 'turntable-goods', 2],
])('has no way to use a prize that %s, and says so (design §0.4 RewardRow)', async (_, standing, words, language = '', id = 'turntable-coupon', addressStatus = 0) => {
  const giveBack = changeReplies('queryTurntableRewardDetail', (text) => {
    const { data, ...rest } = JSON.parse(text) as { readonly data: { readonly reward: object } }
    return JSON.stringify({ ...rest, data: { ...data, reward: { ...data.reward, ...standing }, addressStatus } })
  })
  try {
    await openAs(backend, `${ROOT}/reward/intro${SEARCH}&rewardId=${id}${language}`, KNOWN_PHONES.dormant)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: /去使用|Use now|地址/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/使用说明|How to use/)).not.toBeInTheDocument()
  } finally {
    giveBack()
  }
})

it.each([
  ['default', '去使用', 'use'],
  ['goods', '填写地址', 'fillAddress'],
])('says in a preview which way on from a prize was pressed, and goes none: %s (design §0.2)', async (fixture, label, name) => {
  const parent = installParent()
  const left = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  try {
    const app = await renderApp(`${ROOT}/reward/intro?mis=1&fixture=${fixture}`)
    const address = app.address()
    await app.user.click(await findButton(label))
    expect(parent.ofType('preview/action')).toEqual([{ type: 'preview/action', name }])
    await shortPause()
    expect([backend.requests(), left.mock.calls, app.address()]).toEqual([[], [], address])
  } finally {
    parent.leave()
  }
})

it('tells what was won before the page of the ended activity comes: the wheel stops first, and the dialog is closed (design §5 "dialog AFTER stop")', async () => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia
  backend.setScenario({ queryTurntablePage: 'lastSecond>finished', turntableDraw: 'won' })
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('立即抽奖'))
  const won = await dialog('恭喜你获得')
  await waitFor(() => expect(callsOf(backend, 'queryTurntablePage').length).toBeGreaterThan(1))
  await settle()
  expect(won.getByText('¥5打车券')).toBeVisible()
  expect(app.address()).toBe(HOME)
  await app.user.click(won.getByRole('button', { name: '关闭' }))
  await expectOn(app, `${ROOT}/invalid-activity/1`)
})

it.each([
  ['may not take part', KNOWN_PHONES.blacklisted, 0, '账户暂不能参与活动'],
  ['has used all of today’s chances', KNOWN_PHONES.passenger, 3, '分享后再抽一次'],
])('draws nothing after the login of a user who %s (design §0.3, §5; spec 2 §8 -196866)', async (_, mobile, used, label) => {
  for (let at = 0; at < used; at += 1) await askEnvelope(backend, '/external/v1/CandleBizService/turntableDraw', { token: await logIn(backend, mobile), body: { sourceId: mocks.sourceId, requestId: `elsewhere${at}` } })
  const app = await renderApp(HOME)
  await app.user.click(await findButton('登录后抽奖'))
  await passLogin(app, mobile)
  expect(await findButton(label)).toBeVisible()
  await settle()
  expect(callsOf(backend, 'turntableDraw')).toHaveLength(used)
})

it('offers no further draw where the activity is not open to this user any more (design §5, spec 2 §8 -196866)', async () => {
  backend.setScenario({ turntableDraw: 'won' })
  const app = await openAs(backend, HOME)
  const button = await findButton('立即抽奖')
  const giveBack = changeReplies('queryTurntablePage', (text) => text.replace('"isBlack":0', '"isBlack":1'))
  try {
    await app.user.click(button)
    const won = await dialog('恭喜你获得')
    await waitFor(() => expect(won.queryByRole('button', { name: '再抽一次' })).not.toBeInTheDocument())
    expect(won.getByText('¥5打车券')).toBeVisible()
  } finally {
    giveBack()
  }
})

it('asks by itself for the chances of a day that begins while the page stays in front (design §0.6, spec 2 §9)', async () => {
  const giveBack = changeReplies('queryTurntablePage', (text) => text.replace(/"serverTime":"[^"]*"/, '"serverTime":"2026-11-20 23:59:59"'))
  try {
    await openAs(backend, HOME)
    await findButton('立即抽奖')
    const asked = callsOf(backend, 'queryTurntablePage').length
    await waitFor(() => expect(callsOf(backend, 'queryTurntablePage').length).toBeGreaterThan(asked), { timeout: 6_000 })
  } finally {
    giveBack()
  }
})
