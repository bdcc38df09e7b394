import { jest } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { startReporting } from '@/app/reporting/startReporting'
import { askData, logIn } from '@/mocks/ask'
import { mountTestBackend } from '@/mocks/jest'
import { button, callsOf, expectAddress, SLOW, stubIntersectionObserver } from '../../../../tests/journeySteps'
import { clearBrowser } from '../../../../tests/render'
import { openList, pagesOf, PREFIX, rowCount } from './listHarness'

let ahead = 0
const backend = mountTestBackend({ slowMilliseconds: 60, now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
const sight = stubIntersectionObserver()
const scrollDown = () => act(() => sight.endInSight())
const comeBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

afterEach(clearBrowser)

type Case = { readonly path: string; readonly call: string; readonly title: string; readonly total: number; readonly empty: string; readonly leave: string; readonly to: string }

const cases: readonly Case[] = [
  { path: 'invitation-list', call: 'queryPipCashInviteList', title: '邀请记录', total: 126, empty: '还没有邀请记录，快去邀请好友吧', leave: '去邀请', to: '/share' },
  { path: 'reward-record', call: 'queryPipCashRewardsHistoryList', title: '奖励明细', total: 146, empty: '暂无奖励记录', leave: '去看看活动', to: '' },
  { path: 'withdraw-record', call: 'queryPipCashWithdrawList', title: '提现记录', total: 26, empty: '暂无提现记录', leave: '去提现', to: '/cash-withdraw' },
  { path: 'history-withdraw-record', call: 'queryPipCashHisWithdrawList', title: '历史提现记录', total: 32, empty: '暂无提现记录', leave: '去提现', to: '/cash-withdraw' },
]

describe.each(cases)('$path', ({ path, call, title, empty, leave, to }) => {
  it('shows its first page, asks for the second once and ends (spec 2 §7.2)', async () => {
    backend.setScenario({ [call]: 'many' })
    await openList(backend, path)
    await rowCount(20)
    expect(document.title).toBe(title)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    scrollDown()
    scrollDown()
    await rowCount(40)
    scrollDown()
    await rowCount(45)
    expect(screen.getByText('没有更多了')).toBeVisible()
    expect(pagesOf(backend, call)).toEqual([1, 2, 3])
    expect(callsOf(backend, call)[0]!.body).toEqual({ sourceId: 'PIPCASH2026', userUid: 'U000000000001', pageNo: 1, pageSize: 20 })
    expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '45')
  })

  it('keeps the first page when the second cannot be had, waits for a tap, and goes on (campaigns.md §0.5)', async () => {
    backend.setScenario({ [call]: 'many>network>network>many' })
    const { user } = await openList(backend, path)
    await rowCount(20)
    scrollDown()
    const again = await button('加载失败，点击重试')
    const before = sight.watches()
    await rowCount(20)
    await user.click(again)
    await waitFor(() => expect(pagesOf(backend, call)).toEqual([1, 2, 2]), SLOW)
    await user.click(await button('加载失败，点击重试'))
    await rowCount(40)
    expect(sight.watches()).toBe(before + 1)
  })

  it('has a way out when there is nothing (campaigns.md §0.5)', async () => {
    backend.setScenario({ [call]: 'empty' })
    const app = await openList(backend, path)
    expect(await screen.findByText(empty, undefined, SLOW)).toBeVisible()
    await app.user.click(await button(leave))
    await expectAddress(app, `${PREFIX}${to}?sourceId=PIPCASH2026`)
  })

  it('is fresh again, with all its pages, when the browser brings it back', async () => {
    backend.setScenario({ [call]: 'many' })
    await openList(backend, path)
    await rowCount(20)
    scrollDown()
    await rowCount(40)
    comeBack()
    await waitFor(() => expect(pagesOf(backend, call)).toEqual([1, 2, 1, 2]), SLOW)
    await rowCount(40)
  })
})

describe.each(cases)('$path of an odd backend', ({ path, call }) => {
  it('shows the rows beside one that cannot be read, and reports it once', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    startReporting({ reportUrl: '' }, () => 1)
    // What earlier files have left to report.
    said.mockClear()
    backend.setScenario({ [call]: 'oneUnreadable' })
    await openList(backend, path)
    await rowCount(19)
    expect(screen.getByText('1条记录暂时无法显示')).toBeVisible()
    comeBack()
    await waitFor(() => expect(callsOf(backend, call)).toHaveLength(2), SLOW)
    await rowCount(19)
    expect(said.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('[reply]'))).toEqual([expect.stringMatching(/^\[reply\] Error: unreadable row: \w+\n/)])
  })

  it('ends where a page brings nothing new, whatever its total is', async () => {
    backend.setScenario({ [call]: 'sameAgain' })
    await openList(backend, path)
    await rowCount(20)
    scrollDown()
    expect(await screen.findByText('没有更多了', undefined, SLOW)).toBeVisible()
    scrollDown()
    await rowCount(20)
    expect(pagesOf(backend, call)).toEqual([1, 2])
  })

  it('shows no total that cannot be, and goes on without one', async () => {
    backend.setScenario({ [call]: 'absurdTotal' })
    await openList(backend, path)
    await rowCount(20)
    expect(screen.queryByText(/9007199254740991/)).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1')
    scrollDown()
    await waitFor(() => expect(pagesOf(backend, call)).toEqual([1, 2]), SLOW)
  })

  it('is the same with numbers in digits', async () => {
    const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    await openList(backend, path)
    await rowCount(20)
    const plain = texts()
    cleanup()
    clearBrowser()
    backend.reset()
    backend.setScenario({ [call]: 'asText' })
    await openList(backend, path)
    await rowCount(20)
    expect(texts()).toEqual(plain)
  })
})

it('shows a friend who registered through the link as one who still has to ride', async () => {
  const invParam = { promotorCode: 'P2W7NB', source: 'PIPCASH2026' }
  await askData(backend, '/cas/v2/caslogin', { body: { accountName: '13511112222', loginCode: '123456', accountType: 1, commonJson: { invParam }, ...invParam } })
  await openList(backend, 'invitation-list', '13800138001')
  const row = within(await screen.findByRole('listitem', undefined, SLOW))
  expect(row.getByText('135****2222')).toBeVisible()
  expect(row.getByText('待完成首单')).toBeVisible()
  expect(row.getByText('7天内完成首单即可到账')).toBeVisible()
  expect(row.getByText(/^截止 \d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  expect(row.getByText('10').parentElement).toHaveTextContent('+¥10.00')
})

it('reminds a friend who is one ride away from giving a reward, and nobody else', async () => {
  const { user } = await openList(backend, 'invitation-list')
  await rowCount(20)
  const pending = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('待完成首单'))
  expect(screen.getAllByRole('button', { name: /^提醒TA/ })).toHaveLength(pending.length)
  await user.click(screen.getAllByRole('button', { name: /^提醒TA/ })[0]!)
  expect(await button('复制链接')).toBeVisible()
})

it('tells why an invitation does not count', async () => {
  backend.setScenario({ queryPipCashInviteList: 'many' })
  await openList(backend, 'invitation-list')
  expect((await screen.findAllByText('好友在活动开始以前已经注册并且完成过订单，这次邀请不计入奖励', undefined, SLOW))[0]).toBeVisible()
})

it('keeps a late answer out of the tab that was chosen meanwhile', async () => {
  backend.setScenario({ queryPipCashInviteList: 'slow' })
  const { user } = await openList(backend, 'invitation-list')
  backend.setScenario({ queryPipCashInviteList: 'ok', queryPipCashRecallInviteList: 'slow' })
  await screen.findByText(/共126位好友/, undefined, SLOW)
  await user.click(screen.getByRole('tab', { name: '召回' }))
  await user.click(screen.getByRole('tab', { name: '新人' }))
  await waitFor(() => expect(callsOf(backend, 'queryPipCashRecallInviteList')).toHaveLength(1), SLOW)
  await act(() => new Promise((resolve) => void setTimeout(resolve, 150)))
  expect(screen.getByText('共126位好友')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '召回' }))
  expect(await screen.findByText('共43位好友', undefined, SLOW)).toBeVisible()
  expect(screen.getByRole('tab', { name: '召回' })).toHaveAttribute('aria-selected', 'true')
})

it('keeps the other tab when one cannot be had', async () => {
  backend.setScenario({ queryPipCashRecallInviteList: 'http500>ok' })
  const { user } = await openList(backend, 'invitation-list')
  await rowCount(20)
  await user.click(screen.getByRole('tab', { name: '召回' }))
  expect(await screen.findByRole('heading', { name: '服务器开小差了，请稍后重试' }, SLOW)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '新人' }))
  await rowCount(20)
  await user.click(screen.getByRole('tab', { name: '召回' }))
  expect(await screen.findByText('共43位好友', undefined, SLOW)).toBeVisible()
})

it('comes back to the tab that was left', async () => {
  backend.setScenario({ queryPipCashRecallInviteList: 'empty' })
  const app = await openList(backend, 'invitation-list')
  await app.user.click(await screen.findByRole('tab', { name: '召回' }, SLOW))
  await app.user.click(await button('去邀请'))
  await expectAddress(app, `${PREFIX}/share?sourceId=PIPCASH2026`)
  act(() => window.history.back())
  await waitFor(() => expect(screen.getByRole('tab', { name: '召回' })).toHaveAttribute('aria-selected', 'true'), SLOW)
})

it('keeps its place far down rather than ask for everything again', async () => {
  const call = 'queryPipCashInviteList'
  backend.setScenario({ [call]: 'tenThousand' })
  await openList(backend, 'invitation-list')
  for (let pages = 1; pages <= 11; pages += 1) {
    await rowCount(pages * 20)
    if (pages < 11) scrollDown()
  }
  comeBack()
  await act(() => new Promise((resolve) => void setTimeout(resolve, 100)))
  expect(pagesOf(backend, call)).toHaveLength(11)
  await rowCount(220)
}, 90_000)

it('adds up: what has arrived is what was earned in all, the rest is on its way', async () => {
  await openList(backend, 'reward-record')
  await rowCount(20)
  for (let pages = 2; screen.queryByText('没有更多了') === null; pages += 1) {
    scrollDown()
    await waitFor(() => expect(pagesOf(backend, 'queryPipCashRewardsHistoryList')).toHaveLength(pages), SLOW)
    await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull(), SLOW)
  }
  const cents = (name: string) =>
    screen.getAllByRole('listitem').reduce((total, row) => total + (within(row).queryByText(name) ? Number(/¥([\d.]+)/.exec(row.textContent)?.[1]) * 100 : 0), 0)
  const { authorization } = callsOf(backend, 'queryPipCashRewardsHistoryList')[0]!.headers
  const { data } = await askData(backend, '/external/v1/CandleBizService/queryPipCashPage', { body: { sourceId: 'PIPCASH2026' }, token: String(authorization).slice(7) })
  expect(data?.['stat']).toMatchObject({ totalEarned: cents('已到账'), pending: cents('待完成首单') })
})

it('brings a withdrawal under way up to date by itself, and rests once it has arrived', async () => {
  const token = await logIn(backend, '13800138000')
  await askData(backend, '/external/v1/CandleBizService/pipCashWithdraw', { token, body: { sourceId: 'PIPCASH2026', cityCode: '', requestId: 'r1', amount: 2000 } })
  await openList(backend, 'withdraw-record')
  expect(await screen.findByText('处理中', undefined, SLOW)).toBeVisible()
  ahead = 10_000
  // A moment later, or at once when somebody comes back to the page.
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  look()
  await waitFor(() => expect(screen.queryByText('处理中')).not.toBeInTheDocument(), SLOW)
  const asked = callsOf(backend, 'queryPipCashWithdrawList').length
  look()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(callsOf(backend, 'queryPipCashWithdrawList')).toHaveLength(asked)
}, 20_000)

it('leads from the withdrawals to those of earlier activities, by month', async () => {
  const app = await openList(backend, 'withdraw-record')
  await app.user.click(await button('往期提现'))
  await expectAddress(app, `${PREFIX}/history-withdraw-record?sourceId=PIPCASH2026`)
  expect((await screen.findAllByRole('heading', { level: 2, name: /^\d{4}年\d{1,2}月$/ }, SLOW)).length).toBeGreaterThan(1)
  expect(screen.getAllByText('收款账户异常，请核对后重新提现，金额已退回')[0]).toBeVisible()
})
