import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { mountTestBackend } from '@/mocks/jest'
import { endAtOnce } from '../../../tests/faults/hurry'
import { settle } from '../../../tests/faults/watch'
import { callsOf, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'
import { mocks } from './mocks'
import { CHARGE_SOURCE_TIMEOUT_MS } from './useCard'

const backend = mountTestBackend()
afterEach(async () => {
  jest.restoreAllMocks()
  await clearBrowser()
})

const ROOT = `/${mocks.prefix}`
const ADDRESS = `${ROOT}?sourceId=${mocks.sourceId}`
const [APPLICANT, USED] = ['13512345671', '13700137000'] as const
const opened = () => jest.spyOn(externalNavigation, 'assign').mockImplementation(() => true)
const currentStep = async () => (await screen.findAllByRole('listitem')).find((item) => item.getAttribute('aria-current') === 'step')?.textContent

it('leads through the login to the bank, with the charge source id and the flag of Minsheng’s customers (spec 1 §3)', async () => {
  const open = opened()
  backend.setScenario({ queryCreditCardPage: 'atMinsheng' })
  const app = await renderApp(`${ADDRESS}&isMinsheng=1`)
  await expectOn(app, `${ROOT}/login`)
  await passLogin(app, APPLICANT)
  await app.user.click(await findButton('立即办卡'))
  await waitFor(() => expect(open.mock.calls).toEqual([['https://creditcard.cmbc.com.cn/apply?chargeSourceId=CREDITCARD2026&isMinsheng=1']]))
})

it('says nothing of Minsheng for anybody else', async () => {
  const open = opened()
  const app = await openAs(backend, ADDRESS, APPLICANT)
  await app.user.click(await findButton('立即办卡'))
  await waitFor(() => expect(open.mock.calls).toEqual([['/__mock__/document/bank-card.html?chargeSourceId=CREDITCARD2026']]))
})

it.each([
  ['the bank is none that we know', { queryCreditCardPage: 'strangeBank' }],
  ['there is no charge source id', { getWebConfig: 'empty' }],
  ['the configuration cannot be had', { getWebConfig: 'http500' }],
])('leads nowhere where %s, and lets the user try again', async (_, scenario) => {
  const open = opened()
  backend.setScenario(scenario)
  const app = await openAs(backend, ADDRESS, APPLICANT)
  await app.user.click(await findButton('立即办卡'))
  expect(await screen.findByText('暂时无法前往银行，请稍后重试')).toBeInTheDocument()
  expect(open).not.toHaveBeenCalled()
  expect(await findButton('立即办卡')).not.toHaveAttribute('aria-busy')
})

it.each([
  ['notApplied', '未申请', '1申请', '立即办卡'],
  ['reviewing', '审核中', '2审核', '去银行查看进度'],
  ['approved', '已核卡', '4首刷', '去银行查看进度'],
  ['firstUsed', '已首刷', undefined, '去银行查看卡片'],
])('shows an application that is %s, and which step comes next', async (outcome, standing, step, label) => {
  backend.setScenario({ queryCreditCardApplyStatus: outcome })
  await openAs(backend, ADDRESS, APPLICANT)
  expect(await findButton(label)).toBeVisible()
  expect(await screen.findByText(standing)).toBeVisible()
  expect(await currentStep()).toBe(step)
})

it('gives the reward once, also where its first answer is lost', async () => {
  backend.setScenario({ receiveCreditCardReward: 'lostOnce' })
  const app = await openAs(backend, ADDRESS, USED)
  await app.user.click(await findButton('领取'))
  const won = await screen.findByRole('dialog')
  expect(won).toHaveTextContent('首刷打车礼')
  await app.user.click(within(won).getByRole('button', { name: '知道了' }))
  expect(await screen.findByText('已领取')).toBeVisible()
  const calls = callsOf(backend, 'receiveCreditCardReward').map(({ body }) => (body as { readonly requestId: string }).requestId)
  expect([calls.length, new Set(calls).size]).toEqual([2, 1])
  await reloadApp()
  expect(await screen.findByText('已领取')).toBeVisible()
})

it('shows the reward before the page of the ended activity comes (design §0.6)', async () => {
  const app = await openAs(backend, ADDRESS, USED)
  const receive = await findButton('领取')
  backend.setScenario({ queryCreditCardApplyStatus: '-196308' })
  await app.user.click(receive)
  const won = within(await screen.findByRole('dialog'))
  await settle()
  expect(app.address()).toBe(ADDRESS)
  await app.user.click(won.getByRole('button', { name: '知道了' }))
  await expectOn(app, `${ROOT}/invalid-activity/1`)
})

it('offers no second reward once the first was seen, where the progress cannot be asked for (spec 2 §8, -196202)', async () => {
  const app = await openAs(backend, ADDRESS, USED)
  const receive = await findButton('领取')
  backend.setScenario({ queryCreditCardApplyStatus: 'http500' })
  await app.user.click(receive)
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '知道了' }))
  expect(await screen.findByText('已领取')).toBeVisible()
  expect(screen.queryByRole('button', { name: '领取' })).not.toBeInTheDocument()
})

it('loses its progress alone where that cannot be asked for, and asks again', async () => {
  backend.setScenario({ queryCreditCardApplyStatus: 'http500>ok' })
  const app = await openAs(backend, ADDRESS)
  expect(await screen.findByText('进度暂时查不到')).toBeVisible()
  // It is not known whether there is anything to apply for, or to wait for.
  expect(await findButton('前往银行页面')).toBeVisible()
  expect(screen.queryByText('首刷后可领')).not.toBeInTheDocument()
  await app.user.click(await findButton('重试'))
  await waitFor(async () => expect(await currentStep()).toBe('2审核'))
  expect(await findButton('去银行查看进度')).toBeVisible()
})

it('sends no one to the bank who cannot take part', async () => {
  await openAs(backend, ADDRESS, '13800138009')
  expect(await screen.findByText('未申请')).toBeVisible()
  expect(await findButton('账户暂不能参与活动')).toBeVisible()
  expect(await screen.findByText('未申请过这张卡')).toBeVisible()
  expect(screen.getByText('未获得')).toBeVisible()
  expect(await currentStep()).toBeUndefined()
  expect(screen.queryByText(/去银行页面填写资料/)).not.toBeInTheDocument()
})

it('offers to ask again what came of a reward whose answer does not come', async () => {
  const stop = endAtOnce(DRAW_RETRY_DELAYS_MS)
  backend.setScenario({ receiveCreditCardReward: 'lost' })
  const app = await openAs(backend, ADDRESS, USED)
  await app.user.click(await findButton('领取'))
  const ask = await findButton('重新查看结果')
  backend.setScenario({ receiveCreditCardReward: 'ok' })
  await app.user.click(ask)
  expect(await screen.findByRole('dialog')).toHaveTextContent('首刷打车礼')
  stop()
})

/** The next reading of the configuration is answered when the test says so. */
function holdConfiguration(): () => void {
  const real = globalThis.fetch
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address instanceof Request ? address.url : address).endsWith('/config/v1/getWebConfig')) await held
    return real(address, init)
  })
  return release
}

it('takes nobody to the bank who has gone to another page meanwhile', async () => {
  const open = opened()
  const app = await openAs(backend, ADDRESS, APPLICANT)
  const apply = await findButton('立即办卡')
  const release = holdConfiguration()
  await app.user.click(apply)
  const asked = callsOf(backend, 'getWebConfig').length
  act(() => app.router.history.push(`/market-platform-h5${ROOT}/rule?sourceId=${mocks.sourceId}`))
  await expectOn(app, `${ROOT}/rule`)
  await waitFor(() => expect(screen.queryByRole('button', { name: '立即办卡' })).not.toBeInTheDocument())
  release()
  await waitFor(() => expect(callsOf(backend, 'getWebConfig').length).toBeGreaterThan(asked))
  await act(() => new Promise((answered) => setTimeout(answered, 150)))
  expect(open).not.toHaveBeenCalled()
})

it('waits eight seconds for the charge source id, and says then that there is no way to the bank', async () => {
  const open = opened()
  const app = await openAs(backend, ADDRESS, APPLICANT)
  const apply = await findButton('立即办卡')
  const release = holdConfiguration()
  const stop = endAtOnce([CHARGE_SOURCE_TIMEOUT_MS])
  await app.user.click(apply)
  expect(await screen.findByText('暂时无法前往银行，请稍后重试')).toBeInTheDocument()
  stop()
  release()
  await act(() => new Promise((answered) => setTimeout(answered, 150)))
  expect(open).not.toHaveBeenCalled()
  expect(apply).not.toHaveAttribute('aria-busy')
})
