import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { formatShanghaiTime } from '@/lib/time/shanghai'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { changeReplies } from '../../../tests/changeReplies'
import { clock } from '../../../tests/clock'
import { bringBack, callsOf, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { endAtOnce } from '../../../tests/faults/hurry'
import { settle } from '../../../tests/faults/watch'
import { clearBrowser, reloadApp, renderApp, type RenderedApp } from '../../../tests/render'
import { mocks, RULE } from './mocks'

const backend = mountTestBackend({ now: () => Date.now() })
afterEach(async () => {
  clock.reset()
  await clearBrowser()
})

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const CALL = 'openRedEnvelope'

const idsSent = () => callsOf(backend, CALL).map(({ body }) => (body as { requestId?: unknown }).requestId)
const open = async (body: object) => (await askEnvelope(backend, `/external/v1/CandleBizService/${CALL}`, { token: await logIn(backend, '13800138000'), body: { sourceId: mocks.sourceId, ...body } })).data
const withoutRain = async ({ user }: RenderedApp) => {
  await user.click(await findButton('开始抢红包'))
  expect(screen.getByRole('timer')).toHaveTextContent(new RegExp(`^剩余${RULE.rainSeconds}秒`))
  await user.click(await findButton('直接开奖'))
}

/** No page of the server's names the condition. Gives the way back. */
const withoutCondition = (): (() => void) => changeReplies('queryRedEnvelopePage', (text) => text.replace(/"conditionText":"[^"]*"/, '"conditionText":null'))

it('goes through the login to the rain, tells what was won once, after a reload too, and then when it rains again', async () => {
  const app = await renderApp(`${ROOT}${SEARCH}`)
  await passLogin(app)
  await expectAddress(app, `${ROOT}${SEARCH}`)
  await withoutRain(app)
  expect(await screen.findByRole('dialog', { name: '恭喜你获得' })).toBeVisible()
  expect(screen.getByText(/^满20元可用 有效期至/)).toBeVisible()
  const again = await reloadApp()
  await waitFor(() => expect(screen.getByRole('dialog', { name: '恭喜你获得' })).toBeVisible())
  expect(new Set(idsSent()).size).toBe(1)
  await again.user.click(screen.getByRole('button', { name: '关闭' }))
  expect(await findButton('明天再来')).toBeVisible()
  expect(screen.getByText(/^下次开抢/)).toHaveTextContent(/^下次开抢 \d{4}-\d\d-\d\d 10:00$/)
  await expectOn(await reloadApp(), `${ROOT}/empty2`)
  expect(await screen.findByRole('heading', { name: '今日已领，明天再来' })).toBeVisible()
  expect(await screen.findByRole('definition')).toHaveTextContent(/^\d{4}-\d\d-\d\d 10:00$/)
  expect(await findButton('去打车')).toBeVisible()
})

it('says when it rains again to who is refused after the page was there', async () => {
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await findButton('开始抢红包')
  await open({ requestId: 'elsewhere', catches: [1] })
  await withoutRain(app)
  await expectOn(app, `${ROOT}/empty2`)
  expect(await screen.findByRole('definition')).toHaveTextContent(/^\d{4}-\d\d-\d\d 10:00$/)
})

it('leaves the counting to the server: each drop once, none that cannot have fallen, and nothing for nothing', async () => {
  expect(await open({ requestId: 'A', catches: [1, 1, 2, -1, 999, 'x'] })).toMatchObject({ isWin: true, caught: 2 })
  expect(await open({ requestId: 'A' })).toMatchObject({ caught: 2 })
  await act(async () => backend.reset())
  expect(await open({ requestId: 'B', catches: [] })).toMatchObject({ isWin: false, caught: 0, reward: null })
})

it('is kind to who caught nothing while it rained for as long as the server says, and leads on', async () => {
  const goOn = endAtOnce([RULE.rainSeconds * 1_000])
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await app.user.click(await findButton('开始抢红包'))
  expect(await screen.findByRole('dialog', { name: '红包溜走了' })).toBeVisible()
  goOn()
  await app.user.click(screen.getByRole('button', { name: '分享给好友' }))
  expect(await screen.findByRole('dialog', { name: '分享给好友' })).toBeVisible()
})

it('asks what came of it where no answer comes, and takes no second chance for it', async () => {
  backend.setScenario({ [CALL]: 'lostOnce' })
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await withoutRain(app)
  expect(await screen.findByRole('dialog', { name: '恭喜你获得' })).toBeVisible()
  expect([idsSent().length, new Set(idsSent()).size]).toEqual([2, 1])
})

it('keeps what was won in sight until there is a way to use it', async () => {
  const entryThen: unknown[] = []
  const left = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => entryThen.push((window.history.state as { readonly over?: number }).over ?? 0) > 0)
  backend.setScenario({ getWebConfig: 'network' })
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await withoutRain(app)
  const won = await screen.findByRole('dialog', { name: '恭喜你获得' })
  await app.user.click(within(won).getByRole('button', { name: '去使用' }))
  expect(await screen.findByText('请在手机应用商店搜索并打开APP')).toBeInTheDocument()
  expect(won).toBeVisible()
  backend.setScenario({ getWebConfig: null })
  await waitFor(() => expect(within(won).getByRole('button', { name: '去使用' })).not.toHaveAttribute('aria-busy'))
  await app.user.click(within(won).getByRole('button', { name: '去使用' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  // No step is under way by then, which would call it off.
  expect(entryThen).toEqual([0])
  left.mockRestore()
})

it.each([
  ['queryRedEnvelopePage', 'soldOut', 'empty', '红包已抢完', '来晚了，奖励已被领完'],
  ['queryRedEnvelopePage', 'notInList', 'unqualified', '暂不符合领取条件', '您暂不在活动名单内'],
  [CALL, 'soldOut', 'empty', '红包已抢完', '来晚了，奖励已被领完'],
  [CALL, 'received', 'empty2', '今日已领，明天再来', '您已领取过奖励'],
  [CALL, 'unqualified', 'unqualified', '暂不符合领取条件', '暂未满足参与条件'],
])('leads from %s: %s to /%s, with the server’s words first (spec 2 §8)', async (call, outcome, path, title, words) => {
  backend.setScenario({ [call]: outcome })
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  if (call === CALL) await withoutRain(app)
  await expectOn(app, `${ROOT}/${path}`)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(within(screen.getByRole('alert')).getByText(words)).toBeVisible()
})

it.each([
  ['queryRedEnvelopePage', '-196252', '您暂不在活动名单内'],
  ['queryRedEnvelopePage', '-196965', '暂未满足参与条件'],
  [CALL, 'unqualified', '暂未满足参与条件'],
])('says at /unqualified what the server said, where %s: %s names no condition (design §13 "with which condition")', async (call, outcome, words) => {
  const restore = withoutCondition()
  try {
    backend.setScenario({ [call]: outcome })
    const app = await openAs(backend, `${ROOT}${SEARCH}`)
    if (call === CALL) await withoutRain(app)
    await expectOn(app, `${ROOT}/unqualified`)
    expect(await screen.findByRole('definition')).toHaveTextContent(words)
    backend.setScenario({ [call]: 'ok' })
    bringBack()
    expect(await findButton('去领红包')).toBeVisible()
    expect(screen.queryByRole('definition')).not.toBeInTheDocument()
  } finally {
    restore()
  }
})

it('says so too to who opens /unqualified by its address (design §13)', async () => {
  backend.setScenario({ queryRedEnvelopePage: '-196252' })
  await openAs(backend, `${ROOT}/unqualified${SEARCH}`)
  expect(await screen.findByRole('definition')).toHaveTextContent('您暂不在活动名单内')
})

it.each([
  ['unqualified', 'unqualified', '暂不符合领取条件'],
  ['received', 'empty2', '今日已领，明天再来'],
])('leads back on a reload once the page refuses no more, and not before: %s (design §13)', async (outcome, path, title) => {
  backend.setScenario({ queryRedEnvelopePage: outcome })
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await expectOn(app, `${ROOT}/${path}`)
  expect(await screen.findByRole('definition')).toBeVisible()
  expect(screen.queryByRole('button', { name: '去领红包' })).not.toBeInTheDocument()
  bringBack()
  await settle()
  expect(screen.queryByRole('button', { name: '去领红包' })).not.toBeInTheDocument()
  expect(screen.getByRole('definition')).toBeVisible()
  backend.setScenario({ queryRedEnvelopePage: 'ok' })
  const again = await reloadApp()
  expect(await screen.findByRole('heading', { name: '可以领红包了' })).toBeVisible()
  expect(screen.queryByText(title)).not.toBeInTheDocument()
  expect(screen.queryByRole('definition')).not.toBeInTheDocument()
  await again.user.click(await findButton('去领红包'))
  await expectAddress(again, `${ROOT}${SEARCH}`)
  expect(await findButton('开始抢红包')).toBeVisible()
})

it('offers no way back into a draw that was just refused, though the page does not know of it, but to who has been away (design §13)', async () => {
  backend.setScenario({ [CALL]: 'unqualified' })
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await withoutRain(app)
  await expectOn(app, `${ROOT}/unqualified`)
  expect(await screen.findByRole('definition')).toBeVisible()
  await settle()
  expect(screen.queryByRole('button', { name: '去领红包' })).not.toBeInTheDocument()
  bringBack()
  expect(await findButton('去领红包')).toBeVisible()
})

it('says at /unqualified which condition is not met', async () => {
  backend.setScenario({ queryRedEnvelopePage: 'unqualified' })
  await openAs(backend, `${ROOT}/unqualified${SEARCH}`)
  expect(await screen.findByText('本月完成一次行程')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: '去完成' })).toBeVisible())
})

it.each([
  ['', '明天再来', '开始抢红包'],
  ['/empty2', '去打车', '去领红包'],
])('goes on by itself at the time that it names, on a page that stays in front: %s (design §13 "with next open time")', async (path, before, after) => {
  const giveBack = changeReplies('queryRedEnvelopePage', (text) => (formatShanghaiTime(Date.now()) < '2026-11-21 10:00:00' ? text.replace('"nextOpenTime":null', '"nextOpenTime":"2026-11-21 10:00:00"') : text))
  try {
    clock.at('2026-11-21 09:30:00')
    await openAs(backend, `${ROOT}${path}${SEARCH}`)
    await waitFor(() => expect(document.body).toHaveTextContent('2026-11-21 10:00'))
    expect(await findButton(before)).toBeVisible()
    clock.at('2026-11-21 09:59:59')
    await reloadApp()
    expect(await screen.findByRole('button', { name: after }, { timeout: 6_000 })).toBeVisible()
  } finally {
    giveBack()
  }
})

it('tells what was won before the page of the ended activity comes (design §0.6, §13)', async () => {
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await findButton('开始抢红包')
  backend.setScenario({ queryRedEnvelopePage: 'finished' })
  await withoutRain(app)
  expect(await screen.findByRole('dialog', { name: '恭喜你获得' })).toBeVisible()
  await settle()
  await app.user.click(within(screen.getByRole('dialog', { name: '恭喜你获得' })).getByRole('button', { name: '关闭' }))
  await expectOn(app, `${ROOT}/invalid-activity/1`)
})
