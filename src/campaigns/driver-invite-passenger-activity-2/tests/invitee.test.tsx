import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser, renderApp } from '../../../../tests/render'

mountTestBackend()
const DRIVER_INVITE = '/driver-invite-passenger-activity-2'

beforeEach(() => void jest.spyOn(externalNavigation, 'assign').mockReturnValue(true))
afterEach(clearBrowser)

/** A user who opens one of them by its address was given no reward. Whom it is not for is not told how to spend it. */
const PAGES = [
  [`${DRIVER_INVITE}/invitee-register-success`, '', '注册成功'],
  [`${DRIVER_INVITE}/invitee-register-already`, '', '你已经注册过啦'],
  [`${DRIVER_INVITE}/invitee-receive-success`, '', '打开APP查看奖励'],
  [`${DRIVER_INVITE}/invitee-receive-already`, '', '你已领取过奖励'],
  [`${DRIVER_INVITE}/recall-user`, '?inviteePageType=4', '老朋友，欢迎回来'],
  [`${DRIVER_INVITE}/recall-user`, '?inviteePageType=5', '想你很久了'],
  [`${DRIVER_INVITE}/recall-user`, '?inviteePageType=6', '回来就有礼'],
  [`${DRIVER_INVITE}/recall-user`, '?inviteePageType=7', '又见面了'],
  [`${DRIVER_INVITE}/recall-user`, '?inviteePageType=1', '欢迎回来，老朋友'],
] as const

it.each(PAGES)('%s%s: %s', async (path, search, title) => {
  await renderApp(path + search)
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument()
  expect(document.title).toBe(title)
  expect(screen.getByRole('button', { name: '打开APP使用' })).toBeInTheDocument()
  expect(screen.queryByText('支付时抵扣') === null).toBe(title === '你已经注册过啦')
})

it.each([
  ['', ['师', '138****8000', '¥20']],
  ['?fixture=open', ['新人打车金']],
] as const)('lays the invitation out as a ride’s order: the driver, and what waits: %j', async (search, words) => {
  await renderApp(`${DRIVER_INVITE}/invitee-register/preview${search}`)
  const order = within(await screen.findByRole('region', { name: '师傅的邀请' }))
  for (const word of words) expect(order.getAllByText((_, element) => element?.textContent === word)[0]).toBeVisible()
  expect(order.queryByText('司机师傅邀请你坐车') !== null).toBe(search === '')
})

it('tells an order whose code no driver has, and leaves the gift', async () => {
  await renderApp(`${DRIVER_INVITE}/invitee-register/preview?fixture=invalid`)
  expect(await screen.findByText('邀请链接已失效，你仍可注册参加活动')).toBeVisible()
  expect(screen.getByText('新人打车金')).toBeVisible()
})

it('opens the app, and the store where there is none', async () => {
  const { user } = await renderApp(`${DRIVER_INVITE}/invitee-receive-success`)
  await user.click(await screen.findByRole('button', { name: '打开APP使用' }))
  expect(externalNavigation.assign).toHaveBeenCalledWith(expect.stringMatching(/^saicmobility:/))
  await waitFor(() => expect(externalNavigation.assign).toHaveBeenCalledWith(expect.stringContaining('app-download')))
})

it.each([
  ['?needReturn=1', true],
  ['?needReturn=0', false],
  ['', false],
])('shows the way back with needReturn=1 alone: %j (spec 1 §2)', async (search, isShown) => {
  await renderApp(`${DRIVER_INVITE}/recall-user${search}`)
  await screen.findByRole('button', { name: '打开APP使用' })
  expect(screen.queryByRole('button', { name: '返回' }) !== null).toBe(isShown)
})

it('speaks English too', async () => {
  await renderApp(`${DRIVER_INVITE}/recall-user?inviteePageType=6&lang=en`)
  expect(await screen.findByRole('heading', { name: 'A gift for coming back' })).toBeInTheDocument()
  expect(document.querySelector('main')?.textContent).not.toMatch(/[\u4e00-\u9fff]/)
})

it('leads back to the page before, and out of the activity where there is none, whatever lies ahead (spec 1 §2)', async () => {
  const page = `${DRIVER_INVITE}/invitee-receive-success?needReturn=1`
  const newTab = jest.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const app = await renderApp(page)
  newTab.mockRestore()
  await act(() => app.router.navigate(`${DRIVER_INVITE}/rule`))
  await act(() => app.router.navigate(page))
  await app.user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(app.address()).toBe(`${DRIVER_INVITE}/rule`))
  act(() => app.router.history.go(-1))
  await app.user.click(await screen.findByRole('button', { name: '返回' }))
  await waitFor(() => expect(app.address()).toBe('/'))
})
