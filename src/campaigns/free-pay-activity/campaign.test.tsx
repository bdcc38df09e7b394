import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { parseConfig } from '@/lib/pageConfig'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { toast } from '@/ui/feedback/toast'
import { callsOf, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, unloadApp } from '../../../tests/render'
import { page } from './home'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

const ROOT = `/${mocks.prefix}`
const ADDRESS = `${ROOT}?sourceId=${mocks.sourceId}`
const ride = (orderNo: string) => `${ADDRESS}&orderNo=${orderNo}`
const ids = () => new Set(callsOf(backend, 'freePayDraw').map(({ body }) => (body as { readonly requestId: string }).requestId)).size
const dialog = (name: string) => screen.findByRole('dialog', { name })

it('draws for the ride of the address through the login, and strikes its fare through once the server says so', async () => {
  const app = await renderApp(ride('R20261120'))
  expect(await screen.findByText('¥30.80')).toBeVisible()
  expect(screen.queryByText('¥0.00')).not.toBeInTheDocument()
  await app.user.click(await findButton('抽免单'))
  await passLogin(app)
  await expectAddress(app, ride('R20261120'))
  const won = await screen.findByRole('dialog')
  expect(won).toHaveTextContent('本单免单')
  await app.user.click(within(won).getByRole('button', { name: '知道了' }))
  expect(await screen.findByText('¥0.00')).toBeVisible()
  expect(screen.getByText('¥30.80').tagName).toBe('S')
  await reloadApp()
  expect(await screen.findByText('¥0.00')).toBeVisible()
  expect(callsOf(backend, 'freePayDraw')).toHaveLength(1)
})

it('offers no second draw once the result was seen, where the page cannot be asked for (spec 2 §8, -196202)', async () => {
  const app = await openAs(backend, ride('R20261120'))
  const draw = await findButton('抽免单')
  backend.setScenario({ queryFreePayPage: 'http500' })
  await app.user.click(draw)
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '知道了' }))
  expect(await screen.findByText('¥0.00')).toBeVisible()
  expect(await findButton('去打车')).toBeVisible()
  expect(screen.queryByRole('button', { name: '抽免单' })).not.toBeInTheDocument()
})

it('has a chance for each ride, and says kindly that it was none', async () => {
  const app = await openAs(backend, ride('R20261121'))
  await app.user.click(await findButton('抽免单'))
  expect(await dialog('这次没有抽中')).toHaveTextContent('下一单还有机会')
  unloadApp()
  await openAs(backend, ride('RS2026112'))
  expect(await findButton('立即免单')).toBeVisible()
})

it('strikes the fare of a ride that is free on the user’s word through from the start, and promises nothing for a chance (design §20)', async () => {
  await openAs(backend, ride('RS2026112'))
  expect((await screen.findByText('¥23.60')).tagName).toBe('S')
  expect(screen.getByText('¥0.00').parentElement).toHaveTextContent('免单后¥0.00')
  expect(screen.queryByText('实付')).not.toBeInTheDocument()
  unloadApp()
  await openAs(backend, ride('R20261120'))
  expect((await screen.findByText('¥30.80')).tagName).toBe('SPAN')
  expect(screen.queryByText('¥0.00')).not.toBeInTheDocument()
})

it('draws once where the answer is lost', async () => {
  backend.setScenario({ freePayDraw: 'lostOnce' })
  const app = await openAs(backend, ride('R20261120'))
  await app.user.click(await findButton('抽免单'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('本单免单')
  expect([callsOf(backend, 'freePayDraw').length, ids()]).toEqual([2, 1])
})

it.each([ADDRESS, ride('nonsense')])('says who can take part, and leads to a ride: %s', async (address) => {
  await openAs(backend, address)
  expect(await screen.findByRole('heading', { name: '完成一单即可参与' })).toBeVisible()
  expect(await findButton('去打车')).toBeVisible()
})

it('shows so too where the refusal says nothing but its code (spec 2 §8, -196965)', async () => {
  backend.setScenario({ queryFreePayPage: '-196965' })
  await openAs(backend, ride('R20261120'))
  expect(await screen.findByRole('heading', { name: '完成一单即可参与' })).toBeVisible()
  expect(await findButton('去打车')).toBeVisible()
})

it('says in the server’s words that the chance was used, and how to have another, where the page is refused as received (spec 1 §8, -196202)', async () => {
  backend.setScenario({ queryFreePayPage: '-196202' })
  await openAs(backend, ride('R20261120'))
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await findButton('去打车')).toBeVisible()
  expect(screen.queryByRole('button', { name: /重试|抽免单/ })).not.toBeInTheDocument()
})

it.each([
  ['unqualified', '完成一单即可参与'],
  ['-196965', '暂未满足参与条件'],
])('tells in the server’s words that the ride does not take part after all, whether or not the page knows: %s', async (outcome, words) => {
  const told = jest.spyOn(toast, 'error')
  backend.setScenario({ freePayDraw: outcome })
  const app = await openAs(backend, ride('R20261120'))
  await app.user.click(await findButton('抽免单'))
  expect(await screen.findByRole('heading', { name: '完成一单即可参与' })).toBeVisible()
  expect(told.mock.calls).toEqual([[words]])
  // Also once the page has been asked again.
  await waitFor(() => expect(callsOf(backend, 'queryFreePayPage').length).toBeGreaterThan(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(await findButton('去打车')).toBeVisible()
})

it('shows to who is refused after the page was there what is missing, with the server’s words (spec 2 §8)', async () => {
  const app = await openAs(backend, ride('R20261120'))
  await findButton('抽免单')
  backend.setScenario({ freePayDraw: 'unqualified', queryFreePayPage: '-196965' })
  await app.user.click(await findButton('抽免单'))
  expect(await screen.findByRole('heading', { name: '完成一单即可参与' })).toBeVisible()
  expect(await findButton('去打车')).toBeVisible()
})

it('leads to the app’s download page, which shows its version, and in the chat app the way to the browser', async () => {
  const app = await openAs(backend, ride('R20261120'))
  await app.user.click(await findButton('下载APP'))
  await expectOn(app, `${ROOT}/app-download`)
  expect(await screen.findByText(/^版本/)).toHaveTextContent(/^版本 4\.8\.2 · 2026-10-15 更新$/)
  unloadApp()
  const chat = installChatApp({ device: 'android' })
  await openAs(backend, `${ROOT}/app-download?sourceId=${mocks.sourceId}`)
  expect(await dialog('请在浏览器打开')).toBeVisible()
  chat.remove()
})

it('writes the fare that comes back as the meter does', async () => {
  await renderApp(`${ROOT}/preview?fixture=won`)
  const won = await dialog('恭喜你获得')
  expect(within(won).getAllByText((_, element) => element?.textContent === '¥36.80')[0]).toBeVisible()
})

it('takes no more words for the way to the rule than its line holds', () => {
  expect(parseConfig(page.config, { ruleEntry: '规'.repeat(21) }).problems).toEqual([{ path: 'ruleEntry', reason: 'tooLong' }])
})
