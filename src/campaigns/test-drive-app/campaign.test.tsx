import { act, screen, waitFor } from '@testing-library/react'
import { FIRST_PAUSE_MS } from '@/blocks/list/useBackoffPolling'
import { selectEntry, type WithEntry } from '@/features/entry'
import { findByMobile } from '@/mocks/state/accounts'
import { parseQuery } from '@/lib/url/query'
import { logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { testDriveOrders } from '@/mocks/seeds/testDriveOrders'
import { clock } from '../../../tests/clock'
import { endWhenTold } from '../../../tests/faults/hurry'
import { callsOf, expectOn, findButton, passLogin, stubIntersectionObserver } from '../../../tests/journeySteps'
import { clearBrowser, renderApp, testSession } from '../../../tests/render'
import type { OrderRow } from './api'
import { orderList } from './pages'

const backend = mountTestBackend({ slowMilliseconds: 50 })
const LIST = '/test-drive-app/order-list'
const CALL = 'queryTestDriveOrderList'

const sight = stubIntersectionObserver()
afterEach(async () => {
  clock.reset()
  await clearBrowser()
})

const open = async (mobile: string, search = '') => renderApp(`${LIST}?sourceId=TESTDRIVEAPP2026${search}`, { preloaded: { session: testSession(await logIn(backend, mobile)) } })
const scrollDown = () => act(() => sight.endInSight())
const rows = () => screen.findAllByRole('listitem')

it('shows the orders in progress with relative times, and leads to each', async () => {
  const app = await open('13600136000')
  expect(await rows()).toHaveLength(2)
  expect(document.title).toBe('试驾订单')
  expect(screen.getByText(/明天 14:30/)).toBeVisible()
  await app.user.click(await findButton(/智己 LS6/))
  await expectOn(app, '/test-drive-activity/appointmentDrivingTest/orderInfo?sourceId=TESTDRIVE2026RIDE&orderNo=TD')
})

it.each([
  ['&passengerChannel=2&lang=en', '&passengerChannel=2&lang=en'],
  ['', ''],
])('leads to the campaign of an order with the channel and the language of %j (spec 2 §6)', (search, carried) => {
  const query = parseQuery(`?sourceId=TESTDRIVEAPP2026${search}`)
  const { addressOf, exitRoute } = orderList
  const order = { sourceId: 'S1', orderNo: 'O1' } as OrderRow
  expect(addressOf?.(order, query)).toBe(`/test-drive-activity/appointmentDrivingTest/orderInfo?sourceId=S1&orderNo=O1${carried}`)
  expect(typeof exitRoute === 'function' && exitRoute(query)).toBe(`/test-drive-activity/home${carried.replace('&', '?')}`)
})

it('shows an order that waits to be confirmed, and by itself that it was', async () => {
  const { uid } = findByMobile(backend.state, '13600136000')!
  const order = testDriveOrders.of(backend.state).find((one) => one.uid === uid)
  const waiting = { ...order!, orderNo: 'TD2026112099999', placedAt: Date.now() }
  testDriveOrders.of(backend.state).unshift(waiting)
  const goOn = endWhenTold([FIRST_PAUSE_MS])
  await open('13600136000')
  expect(await screen.findByText('待确认')).toBeVisible()
  expect(screen.getAllByText('待试驾')).toHaveLength(2)
  waiting.placedAt = 0
  goOn()
  await waitFor(() => expect(screen.getAllByText('待试驾')).toHaveLength(3))
  expect(screen.queryByText('待确认')).not.toBeInTheDocument()
})

it("says which day an order is on by the server's clock, with the phone's three days ahead (spec 2 §9)", async () => {
  clock.forward(3 * 24 * 60)
  await open('13600136000')
  expect(await screen.findByText(/明天 14:30/)).toBeVisible()
})

it('shows what is over page by page, each page once', async () => {
  const { user } = await open('13800138000')
  await user.click(await screen.findByRole('tab', { name: '已结束' }))
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  scrollDown()
  scrollDown()
  await waitFor(async () => expect(await rows()).toHaveLength(26))
  expect(screen.getByText('没有更多了')).toBeVisible()
  expect(callsOf(backend, CALL).map(({ body }) => body)).toEqual([
    { sourceId: 'TESTDRIVEAPP2026', userUid: 'U000000000001', tab: 1, pageNo: 1, pageSize: 20 },
    { sourceId: 'TESTDRIVEAPP2026', userUid: 'U000000000001', tab: 2, pageNo: 1, pageSize: 20 },
    { sourceId: 'TESTDRIVEAPP2026', userUid: 'U000000000001', tab: 2, pageNo: 2, pageSize: 20 },
  ])
})

it('comes back from an order to the tab that it was opened from', async () => {
  const app = await open('13800138000')
  await app.user.click(await screen.findByRole('tab', { name: '已结束' }))
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  await app.user.click(screen.getAllByRole('button', { name: /徐家汇/ })[0]!)
  await expectOn(app, '/orderInfo')
  act(() => app.router.history.go(-1))
  expect(await screen.findByRole('tab', { name: '已结束', selected: true })).toBeVisible()
})

it('keeps the first page when the second cannot be had, and tries again', async () => {
  backend.setScenario({ [CALL]: 'ok>ok>network>ok' })
  const { user } = await open('13800138000')
  await user.click(await screen.findByRole('tab', { name: '已结束' }))
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  scrollDown()
  await user.click(await findButton('加载失败，点击重试'))
  await waitFor(async () => expect(await rows()).toHaveLength(26))
})

it('leads on from an empty list', async () => {
  const app = await open('13800138001')
  expect(await screen.findByText('暂无试驾订单')).toBeVisible()
  await app.user.click(await findButton('去预约'))
  await expectOn(app, '/test-drive-activity/home')
})

it.each([
  ['13600136000', /智己 LS6/, '/appointmentDrivingTest/orderInfo'],
  ['13800138001', '去预约', '/home'],
])('keeps a Member user one of theirs (spec 2 §6): %s, by %s', async (mobile, way, page) => {
  const app = await open(mobile, '&passengerChannel=2')
  await app.user.click(await findButton(way))
  await expectOn(app, `/test-drive-activity${page}?`)
  expect(app.address()).toContain('passengerChannel=2')
  expect(selectEntry(app.store.getState() as WithEntry).passengerChannel).toBe(2)
})

it('can be paged through by hand where nothing watches the end of the list', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const { user } = await open('13800138000')
  await user.click(await screen.findByRole('tab', { name: '已结束' }))
  await user.click(await findButton('加载更多'))
  await waitFor(async () => expect(await rows()).toHaveLength(26))
})

it('changes tabs with the arrow keys', async () => {
  const { user } = await open('13600136000')
  const first = await screen.findByRole('tab', { name: '进行中' })
  act(() => first.focus())
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: '已结束' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tab', { name: '已结束' })).toHaveFocus()
  expect(await screen.findByText('已取消')).toBeVisible()
})

it('calls the day of an order today once that day has come, and asks how it stands, for who comes back to the list (spec 2 §9)', async () => {
  await open('13600136000')
  expect(await screen.findByText(/明天 14:30/)).toBeVisible()
  const asked = callsOf(backend, CALL).length
  clock.forward(24 * 60)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(/今天 14:30/)).toBeVisible()
  await waitFor(() => expect(callsOf(backend, CALL).length).toBeGreaterThan(asked))
})

it('needs no login (spec 2 §2.3): without a user it asks for no order, and leads to the login and back', async () => {
  const app = await renderApp(`${LIST}?sourceId=TESTDRIVEAPP2026`)
  expect(await screen.findByText('登录后查看你的记录')).toBeVisible()
  await app.user.click(await findButton('登录'))
  expect(callsOf(backend, CALL)).toEqual([])
  await expectOn(app, '/test-drive-app/login')
  await passLogin(app, '13600136000')
  await expectOn(app, LIST)
  expect(await rows()).toHaveLength(2)
})

it('is where a login of this campaign leads that was opened directly (spec 1 §4)', async () => {
  const app = await renderApp('/test-drive-app/login?sourceId=TESTDRIVEAPP2026')
  await passLogin(app, '13600136000')
  await expectOn(app, `${LIST}?sourceId=TESTDRIVEAPP2026`)
  expect(await rows()).toHaveLength(2)
})

it.each(['network', 'http500', 'malformed'])('says what went wrong (%s), and tries again', async (outcome) => {
  backend.setScenario({ [CALL]: `${outcome}>ok` })
  const { user } = await open('13600136000')
  await user.click(await findButton('重试'))
  expect(await rows()).toHaveLength(2)
})
