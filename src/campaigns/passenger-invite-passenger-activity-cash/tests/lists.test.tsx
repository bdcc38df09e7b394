import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { FIRST_PAUSE_MS } from '@/blocks/list/useBackoffPolling'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/state/activities'
import { endWhenTold } from '../../../../tests/faults/hurry'
import { bringBack, callsOf, changePhone, expectAddress, findButton, openAs, pagesOf, rowCount, stubIntersectionObserver } from '../../../../tests/journeySteps'
import { clearBrowser } from '../../../../tests/render'
import { shortPause } from '../../../../tests/startStore'

let ahead = 0
const backend = mountTestBackend({ now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
const sight = stubIntersectionObserver()
const scrollDown = () => act(() => sight.endInSight())
afterEach(clearBrowser)

const PREFIX = '/passenger-invite-passenger-activity-cash'
const openList = (path: string, mobile?: string) => openAs(backend, `${PREFIX}/${path}?sourceId=PIPCASH2026`, mobile)

it.each([
  ['invitation-list', 'queryPipCashInviteList', '邀请记录', '共126位好友', '还没有邀请记录，快去邀请好友吧', '去邀请', '/share'],
  ['reward-record', 'queryPipCashRewardsHistoryList', '奖励明细', '共127笔奖励', '暂无奖励记录', '去看看活动', ''],
  ['withdraw-record', 'queryPipCashWithdrawList', '提现记录', '共26笔提现', '暂无提现记录', '去提现', '/cash-withdraw'],
  ['history-withdraw-record', 'queryPipCashHisWithdrawList', '往期提现记录', '往期活动共32笔提现', '暂无提现记录', '去提现', '/cash-withdraw'],
])('/%s asks %s (spec 2 §7.2), and has a way out when there is nothing', async (path, call, title, count, empty, leave, to) => {
  backend.setScenario({ [call]: 'ok>empty' })
  const app = await openList(path)
  expect(await screen.findByText(count)).toBeVisible()
  await rowCount(20)
  expect(document.title).toBe(title)
  expect(callsOf(backend, call)[0]!.body).toEqual({ sourceId: 'PIPCASH2026', userUid: expect.stringMatching(/^U\d{12}$/), promotorCode: 'P8K3QX', pageNo: 1, pageSize: 20 })
  bringBack()
  expect(await screen.findByText(empty)).toBeVisible()
  await app.user.click(await findButton(leave))
  await expectAddress(app, `${PREFIX}${to}?sourceId=PIPCASH2026`)
})

it('has those who came back in a tab of their own', async () => {
  const { user } = await openList('invitation-list')
  await user.click(await screen.findByRole('tab', { name: '召回' }))
  expect(await screen.findByText('共43位好友')).toBeVisible()
  expect(callsOf(backend, 'queryPipCashRecallInviteList')).toHaveLength(1)
})

it('shows a friend who registered through the link as one who still has to ride', async () => {
  const invParam = { promotorCode: 'P2W7NB', source: 'PIPCASH2026' }
  await askEnvelope(backend, '/cas/v2/caslogin', { body: { accountName: '13511112222', loginCode: '123456', accountType: 1, commonJson: { invParam }, ...invParam } })
  await openList('invitation-list', '13800138001')
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('135****2222')).toBeVisible()
  expect(row.getByText('待完成首单')).toBeVisible()
  expect(row.getByText('7天内完成首单即可到账')).toBeVisible()
  expect(row.getByText(/^截止/)).toHaveTextContent(/^截止 \d\d-\d\d \d\d:\d\d$/)
  expect(row.getByText('10').parentElement).toHaveTextContent(/^¥10\.00$/)
})

it('reminds a friend who is one ride away from giving a reward, and nobody else', async () => {
  const { user } = await openList('invitation-list')
  await rowCount(20)
  const pending = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('待完成首单'))
  expect(screen.getAllByRole('button', { name: /^提醒TA/ })).toHaveLength(pending.length)
  await user.click(screen.getAllByRole('button', { name: /^提醒TA/ })[0]!)
  expect(await findButton('复制链接')).toBeVisible()
})

it.each(['ended', 'blacklist'])('reminds nobody where nothing can come of it: %s (spec 2 §4)', async (outcome) => {
  backend.setScenario({ queryPipCashPage: outcome })
  await openList('invitation-list')
  await rowCount(20)
  await waitFor(() => expect(callsOf(backend, 'queryPipCashPage')).toHaveLength(1))
  // Answered, too: until then no row can be reminded anyway.
  await shortPause()
  expect(screen.getAllByText('待完成首单').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^提醒TA/ })).not.toBeInTheDocument()
})

it('reminds with the server’s link and with marketing’s, as the home does, when the list is all that was opened (spec 2 §3, custom link flag 1)', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  const remind = async () => {
    const { user } = await openList('invitation-list')
    await user.click((await screen.findAllByRole('button', { name: /^提醒TA/ }))[0]!)
    await user.click(await findButton('复制链接'))
    await screen.findByText('链接已复制，快去发给好友吧')
    return write.mock.lastCall?.[0]
  }
  backend.setScenario({ queryPipCashPage: 'customLink' })
  expect(await remind()).toBe('https://go.example.com/invite?sourceId=PIPCASH2026&promotorCode=P8K3QX&shareSourceId=PIPCASH2026')
  await changePhone()
  backend.setScenario({ queryPipCashPage: 'ok' })
  Object.assign(findActivity(backend.state, 'PIPCASH2026')!, { pageConfig: { homePageConfig: { cornerShare: { link: 'https://m.example.com/land' } } } })
  expect(await remind()).toBe('https://m.example.com/land?sourceId=PIPCASH2026&promotorCode=P8K3QX&shareSourceId=PIPCASH2026')
})

it('adds up: what has arrived is what was earned in all, the rest is on its way', async () => {
  await openList('reward-record')
  await rowCount(20)
  for (let pages = 2; screen.queryByText('没有更多了') === null; pages += 1) {
    scrollDown()
    await waitFor(() => expect(pagesOf(backend, 'queryPipCashRewardsHistoryList')).toHaveLength(pages))
    await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull())
  }
  const cents = (name: string) =>
    screen.getAllByRole('listitem').reduce((total, row) => total + (within(row).queryByText(name) ? Number(/¥([\d.]+)/.exec(row.textContent)?.[1]) * 100 : 0), 0)
  const { authorization } = callsOf(backend, 'queryPipCashRewardsHistoryList')[0]!.headers
  const { data } = await askEnvelope(backend, '/external/v1/CandleBizService/queryPipCashPage', { body: { sourceId: 'PIPCASH2026' }, token: String(authorization).slice(7) })
  expect(data?.['stat']).toMatchObject({ totalEarned: cents('已到账'), pending: cents('待完成首单') })
})

it('brings a withdrawal under way up to date by itself, and rests once it has arrived', async () => {
  const token = await logIn(backend, '13800138000')
  await askEnvelope(backend, '/external/v1/CandleBizService/pipCashWithdraw', { token, body: { sourceId: 'PIPCASH2026', cityCode: '', requestId: 'r1', amount: 2000 } })
  const goOn = endWhenTold([FIRST_PAUSE_MS])
  await openList('withdraw-record')
  expect(await screen.findByText('处理中')).toBeVisible()
  ahead = 10_000
  goOn()
  // A moment later, or at once when the user comes back to the page.
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  look()
  await waitFor(() => expect(screen.queryByText('处理中')).not.toBeInTheDocument())
  const asked = callsOf(backend, 'queryPipCashWithdrawList').length
  look()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(callsOf(backend, 'queryPipCashWithdrawList')).toHaveLength(asked)
})

it('leads from the withdrawals to those of earlier activities, by month', async () => {
  const app = await openList('withdraw-record')
  await app.user.click(await findButton('往期提现'))
  await expectAddress(app, `${PREFIX}/history-withdraw-record?sourceId=PIPCASH2026`)
  expect((await screen.findAllByRole('heading', { level: 2, name: /^\d{4}年\d{1,2}月$/ })).length).toBeGreaterThan(1)
  expect(screen.getAllByText('收款账户异常，请核对后重新提现，金额已退回')[0]).toBeVisible()
})
