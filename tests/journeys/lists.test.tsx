import { jest } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { startReporting } from '@/app/reporting/startReporting'
import { FIRST_PAUSE_MS } from '@/blocks/list/useBackoffPolling'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { endWhenTold } from '../faults/hurry'
import { mocks } from '../specimen/mocks'
import { bringBack, callsOf, expectAddress, findButton, openAs, pagesOf, rowCount, stubIntersectionObserver } from '../journeySteps'
import { clearBrowser } from '../render'

let clock = Date.now
const backend = mountTestBackend({ campaigns: [mocks], slowMilliseconds: 60, now: () => clock() })
beforeEach(() => {
  clock = Date.now
})
const sight = stubIntersectionObserver()
const scrollDown = () => act(() => sight.endInSight())

afterEach(clearBrowser)

const PREFIX = '/specimen-activity'
const openList = (path: string) => openAs(backend, `${PREFIX}/${path}?sourceId=SPECIMEN2026`)

const cases = [
  { path: 'friends', call: 'querySpecimenFriends', title: '好友', empty: '还没有好友', leave: '去邀请', to: '/share' },
  { path: 'history', call: 'querySpecimenHistory', title: '提现记录', empty: '暂无提现记录', leave: '去提现', to: '/withdraw' },
]

describe.each(cases)('$path', ({ path, call, title, empty, leave, to }) => {
  it('shows its first page, asks for the second once and ends (spec 2 §7.2)', async () => {
    backend.setScenario({ [call]: 'many' })
    await openList(path)
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
    expect(callsOf(backend, call)[0]!.body).toEqual({ sourceId: 'SPECIMEN2026', userUid: expect.stringMatching(/^U\d{12}$/), promotorCode: 'P8K3QX', pageNo: 1, pageSize: 20 })
    expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '45')
  })

  it('keeps the first page when the second cannot be had, waits for a tap, and goes on', async () => {
    backend.setScenario({ [call]: 'many>network>network>many' })
    const { user } = await openList(path)
    await rowCount(20)
    scrollDown()
    const again = await findButton('加载失败，点击重试')
    const before = sight.watches()
    await rowCount(20)
    await user.click(again)
    await waitFor(() => expect(pagesOf(backend, call)).toEqual([1, 2, 2]))
    await user.click(await findButton('加载失败，点击重试'))
    await rowCount(40)
    expect(sight.watches()).toBe(before + 1)
  })

  it('has a way out when there is nothing', async () => {
    backend.setScenario({ [call]: 'empty' })
    const app = await openList(path)
    expect(await screen.findByText(empty)).toBeVisible()
    await app.user.click(await findButton(leave))
    await expectAddress(app, `${PREFIX}${to}?sourceId=SPECIMEN2026`)
  })

  it('is asked for again by who sees nothing yet, shows why where that fails, and then what there is (design §0.6)', async () => {
    backend.setScenario({ [call]: 'empty>network>empty>ok' })
    const { user } = await openList(path)
    await user.click(await findButton('刷新'))
    expect(await screen.findByRole('alert')).toHaveTextContent('网络开小差了，请稍后重试')
    await user.click(await findButton('重试'))
    await waitFor(() => expect(callsOf(backend, call)).toHaveLength(3))
    expect(await screen.findByText(empty)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: '刷新' })).not.toHaveAttribute('aria-busy'))
    await user.click(await findButton('刷新'))
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0))
    expect(pagesOf(backend, call)).toEqual([1, 1, 1, 1])
  })

  it('is fresh again, with all its pages, when the browser brings it back', async () => {
    backend.setScenario({ [call]: 'many' })
    await openList(path)
    await rowCount(20)
    scrollDown()
    await rowCount(40)
    bringBack()
    await waitFor(() => expect(pagesOf(backend, call)).toEqual([1, 2, 1, 2]))
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
    await openList(path)
    await rowCount(19)
    expect(screen.getByText('1条记录暂时无法显示')).toBeVisible()
    bringBack()
    await waitFor(() => expect(callsOf(backend, call)).toHaveLength(2))
    await rowCount(19)
    expect(said.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('[reply]'))).toEqual([expect.stringMatching(/^\[reply\] Error: unreadable row: \w+\n/)])
  })

  it('ends where a page brings nothing new, whatever its total is', async () => {
    backend.setScenario({ [call]: 'sameAgain' })
    await openList(path)
    await rowCount(20)
    scrollDown()
    expect(await screen.findByText('没有更多了')).toBeVisible()
    scrollDown()
    await rowCount(20)
    expect(pagesOf(backend, call)).toEqual([1, 2])
  })

  it('shows no total that cannot be, and goes on without one', async () => {
    backend.setScenario({ [call]: 'absurdTotal' })
    await openList(path)
    await rowCount(20)
    expect(screen.queryByText(/9007199254740991/)).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1')
    scrollDown()
    await waitFor(() => expect(pagesOf(backend, call)).toEqual([1, 2]))
  })

  it('is the same with numbers in digits', async () => {
    const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    // The rows are dated back from today's minute, which may end between the two openings.
    const standing = Date.now()
    clock = () => standing
    await openList(path)
    await rowCount(20)
    const plain = texts()
    cleanup()
    await clearBrowser()
    backend.reset()
    backend.setScenario({ [call]: 'asText' })
    await openList(path)
    await rowCount(20)
    expect(texts()).toEqual(plain)
  })
})

it('tells why an invitation does not count', async () => {
  backend.setScenario({ querySpecimenFriends: 'many' })
  await openList('friends')
  expect((await screen.findAllByText('好友在活动开始以前已经注册并且完成过订单，这次邀请不计入奖励'))[0]).toBeVisible()
})

it('keeps a late answer out of the tab that was chosen meanwhile', async () => {
  backend.setScenario({ querySpecimenFriends: 'slow' })
  const { user } = await openList('friends')
  backend.setScenario({ querySpecimenFriends: 'ok', querySpecimenRecalls: 'slow' })
  await screen.findByText(/共126位好友/)
  await user.click(screen.getByRole('tab', { name: '召回' }))
  await user.click(screen.getByRole('tab', { name: '新人' }))
  await waitFor(() => expect(callsOf(backend, 'querySpecimenRecalls')).toHaveLength(1))
  await act(() => new Promise((resolve) => void setTimeout(resolve, 150)))
  expect(screen.getByText('共126位好友')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '召回' }))
  expect(await screen.findByText('共43位好友')).toBeVisible()
  expect(screen.getByRole('tab', { name: '召回' })).toHaveAttribute('aria-selected', 'true')
})

it('keeps the other tab when one cannot be had', async () => {
  backend.setScenario({ querySpecimenRecalls: 'http500>ok' })
  const { user } = await openList('friends')
  await rowCount(20)
  await user.click(screen.getByRole('tab', { name: '召回' }))
  expect(await screen.findByRole('heading', { name: '服务器开小差了，请稍后重试' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '新人' }))
  await rowCount(20)
  await user.click(screen.getByRole('tab', { name: '召回' }))
  expect(await screen.findByText('共43位好友')).toBeVisible()
})

it('comes back to the tab that was left', async () => {
  backend.setScenario({ querySpecimenRecalls: 'empty' })
  const app = await openList('friends')
  await app.user.click(await screen.findByRole('tab', { name: '召回' }))
  await app.user.click(await findButton('去邀请'))
  await expectAddress(app, `${PREFIX}/share?sourceId=SPECIMEN2026`)
  act(() => window.history.back())
  await waitFor(() => expect(screen.getByRole('tab', { name: '召回' })).toHaveAttribute('aria-selected', 'true'))
})

it('is left by one step back, whichever tabs were shown', async () => {
  const { user } = await openList('friends')
  await rowCount(20)
  const steps = window.history.length
  await user.click(screen.getByRole('tab', { name: '召回' }))
  expect(await screen.findByText('共43位好友')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '新人' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: '新人' })).toHaveAttribute('aria-selected', 'true'))
  expect(window.history.length).toBe(steps)
})

it('is fresh again, with all its pages, for who steps back to it', async () => {
  backend.setScenario({ querySpecimenFriends: 'many' })
  const app = await openList('friends')
  await rowCount(20)
  scrollDown()
  await rowCount(40)
  await act(() => app.router.navigate(`${PREFIX}/rule?sourceId=SPECIMEN2026`))
  await waitFor(() => expect(screen.queryAllByRole('tab')).toEqual([]))
  act(() => window.history.back())
  await waitFor(() => expect(pagesOf(backend, 'querySpecimenFriends')).toEqual([1, 2, 1, 2]))
  await rowCount(40)
})

it('keeps its place far down rather than ask for everything again', async () => {
  const call = 'querySpecimenFriends'
  backend.setScenario({ [call]: 'tenThousand' })
  await openList('friends')
  for (let pages = 1; pages <= 11; pages += 1) {
    await rowCount(pages * 20)
    if (pages < 11) scrollDown()
  }
  bringBack()
  await act(() => new Promise((resolve) => void setTimeout(resolve, 100)))
  expect(pagesOf(backend, call)).toHaveLength(11)
  await rowCount(220)
})

it('brings a withdrawal under way up to date by itself, and rests once it has arrived', async () => {
  const token = await logIn(backend, '13800138000')
  await askEnvelope(backend, '/external/v1/CandleBizService/specimenWithdraw', { token, body: { sourceId: 'SPECIMEN2026', cityCode: '', requestId: 'r1', amount: 2000 } })
  const goOn = endWhenTold([FIRST_PAUSE_MS])
  await openList('records')
  expect(await screen.findByText('处理中')).toBeVisible()
  clock = () => Date.now() + 10_000
  goOn()
  // A moment later, or at once when the user comes back to the page.
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  look()
  await waitFor(() => expect(screen.queryByText('处理中')).not.toBeInTheDocument())
  const asked = callsOf(backend, 'querySpecimenRecords').length
  look()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(callsOf(backend, 'querySpecimenRecords')).toHaveLength(asked)
})

it('leads from the withdrawals to those of earlier activities, by month', async () => {
  const app = await openList('records')
  await app.user.click(await findButton('往期提现'))
  await expectAddress(app, `${PREFIX}/history?sourceId=SPECIMEN2026`)
  expect((await screen.findAllByRole('heading', { level: 2, name: /^\d{4}年\d{1,2}月$/ })).length).toBeGreaterThan(1)
  expect(screen.getAllByText('收款账户异常，请核对后重新提现，金额已退回')[0]).toBeVisible()
})
