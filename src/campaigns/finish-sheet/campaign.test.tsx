import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { settle } from '../../../tests/faults/watch'
import { callsOf, expectAddress, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, unloadApp } from '../../../tests/render'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

const ADDRESS = `/${mocks.prefix}?sourceId=${mocks.sourceId}`
const CALL = 'receiveFinishSheetReward'
const RIDE = `${ADDRESS}&orderNo=R20261120`

const sent = () => callsOf(backend, CALL).map(({ body }) => body as { readonly requestId: string; readonly orderNo: string })
const amount = async () => (await screen.findByRole('heading', { name: '下次打车券' })).previousElementSibling?.querySelector('span')?.textContent

it('opens the reward of a ride through the login, once for each ride, and shows it from then on', async () => {
  const app = await renderApp(RIDE)
  expect(await screen.findByText(/到达目的地$/)).toBeVisible()
  await app.user.click(await findButton('拆开看看'))
  await passLogin(app)
  await expectAddress(app, RIDE)
  const won = await amount()
  expect(won).toMatch(/^¥\d+$/)
  expect(await findButton('去使用')).toBeVisible()
  await reloadApp()
  expect(await amount()).toBe(won)
  expect(sent()).toHaveLength(1)
  unloadApp()
  const next = await openAs(backend, `${ADDRESS}&orderNo=R20261121`)
  await next.user.click(await findButton('拆开看看'))
  expect(await amount()).toMatch(/^¥/)
  expect(sent().map(({ orderNo }) => orderNo)).toEqual(['R20261120', 'R20261121'])
})

/** The ride is opened in another browser, by the same user. */
async function openElsewhere(outcome = 'ok'): Promise<void> {
  backend.setScenario({ [CALL]: outcome })
  await askEnvelope(backend, `/external/v1/CandleBizService/${CALL}`, { token: await logIn(backend, '13800138000'), body: { sourceId: mocks.sourceId, orderNo: 'R20261120', requestId: 'elsewhere' } })
  backend.setScenario({ [CALL]: 'ok' })
}

it('opens nothing after a login that shows what this user has opened before: the page has the coupon (design §12 "one per order; second open shows the result")', async () => {
  await openElsewhere()
  const before = sent().length
  const app = await renderApp(RIDE)
  await app.user.click(await findButton('拆开看看'))
  await passLogin(app)
  expect(await amount()).toMatch(/^¥\d+$/)
  await settle()
  expect(await amount()).toMatch(/^¥\d+$/)
  expect(sent()).toHaveLength(before)
  expect(screen.queryByText('您已领取过奖励')).not.toBeInTheDocument()
})

it.each([
  ['ok', '下次打车券'],
  ['nothing', '差一点点'],
])('shows what a ride gave that was opened elsewhere meanwhile, not merely that it was (-196202, design §12): %s', async (outcome, name) => {
  const app = await openAs(backend, RIDE)
  const button = await findButton('拆开看看')
  await openElsewhere(outcome)
  await app.user.click(button)
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(screen.queryByText('神秘好礼')).not.toBeInTheDocument()
})

it('shares the ride that it was opened for (design §12 "share to split; carries orderNo")', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  const { user } = await openAs(backend, RIDE)
  await user.click(await findButton('拆开看看'))
  await user.click(await findButton('分享给好友，一起省'))
  await user.click(await findButton('复制链接'))
  const { pathname, searchParams } = new URL(write.mock.calls[0]![0])
  expect([pathname.endsWith(`/${mocks.prefix}`), searchParams.get('orderNo'), searchParams.get('sourceId')]).toEqual([true, 'R20261120', mocks.sourceId])
})

it('asks again for the ride that it was opened for, where the answer was lost', async () => {
  backend.setScenario({ [CALL]: 'timeout' })
  const app = await openAs(backend, RIDE)
  await app.user.click(await findButton('拆开看看'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  backend.setScenario({ [CALL]: 'ok' })
  unloadApp()
  // Another ride's page does not take it over.
  await openAs(backend, `${ADDRESS}&orderNo=R20261121`)
  expect(await findButton('拆开看看')).not.toHaveAttribute('aria-busy')
  expect(sent()).toHaveLength(1)
  unloadApp()
  await openAs(backend, RIDE)
  expect(await amount()).toMatch(/^¥/)
  expect(new Set(sent().map(({ requestId }) => requestId)).size).toBe(1)
})

it('says without a ride how to take part, and leads to one', async () => {
  await openAs(backend, ADDRESS)
  expect(await screen.findByRole('heading', { name: '完成行程后可参与' })).toBeVisible()
  expect(screen.getByRole('button', { name: '去打车' })).toBeVisible()
})

it('is kind to a ride that brings nothing', async () => {
  backend.setScenario({ [CALL]: 'nothing' })
  const app = await openAs(backend, RIDE)
  await app.user.click(await findButton('拆开看看'))
  expect(await screen.findByRole('heading', { name: '差一点点' })).toBeVisible()
  expect(screen.getByText('这次没有中奖，好运正在路上')).toBeVisible()
  expect(screen.queryByRole('button', { name: /拆开看看|去使用/ })).not.toBeInTheDocument()
  expect(await findButton('分享给好友，一起省')).toBeVisible()
  await reloadApp()
  expect(await screen.findByRole('heading', { name: '差一点点' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '拆开看看' })).not.toBeInTheDocument()
})

it('promises no surprise in English where the ride brought nothing', async () => {
  await renderApp(`/${mocks.prefix}/preview?fixture=receivedNothing&lang=en`)
  expect(await screen.findByText('Thanks for riding with us.')).toBeVisible()
})

it('shows a ride opened that the page refuses as received before, with the server’s words: no error, and nothing to open (-196202, spec 1 §8, design §12)', async () => {
  backend.setScenario({ queryFinishSheetPage: '-196202' })
  await openAs(backend, RIDE)
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await screen.findByRole('heading', { name: '神秘好礼' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /拆开看看|重试/ })).not.toBeInTheDocument()
})

it('shows so too where the opening itself is refused as received, though the page does not know of it (-196202, design §12)', async () => {
  backend.setScenario({ [CALL]: '-196202' })
  const app = await openAs(backend, RIDE)
  await app.user.click(await findButton('拆开看看'))
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await screen.findByRole('heading', { name: '神秘好礼' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /拆开看看|重试/ })).not.toBeInTheDocument()
})

it.each([
  ['goods', '车载香薰'],
  ['unsaid', '神秘好礼'],
])('names a reward that is worth no sum: %s', async (outcome, name) => {
  backend.setScenario({ [CALL]: outcome })
  const app = await openAs(backend, RIDE)
  await app.user.click(await findButton('拆开看看'))
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent('¥')
  await reloadApp()
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})

it.each([
  ['prizeUsed', '已使用'],
  ['prizeExpired', '已过期'],
  ['prizeFailed', '发放失败'],
])('says how a reward stands that cannot be used any more (%s), by its status or the server’s time (design §0.4 RewardRow)', async (outcome, words) => {
  backend.setScenario({ queryFinishSheetPage: outcome })
  await openAs(backend, RIDE)
  expect(await findButton(words)).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: '去使用' })).not.toBeInTheDocument()
})

it('leads the focus to what the ride gave, where that had to be asked for after a lost answer, too (design §12)', async () => {
  backend.setScenario({ [CALL]: 'lostOnce' })
  const app = await openAs(backend, RIDE)
  await app.user.click(await findButton('拆开看看'))
  const name = await screen.findByRole('heading', { name: '下次打车券' })
  await waitFor(() => expect(name.parentElement).toHaveFocus())
})
