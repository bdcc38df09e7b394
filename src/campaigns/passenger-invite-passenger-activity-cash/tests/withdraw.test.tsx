import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { WITHDRAWAL_POLLING } from '@/features/cashInvite'
import { mountTestBackend } from '@/mocks/jest'
import { endWhenTold } from '../../../../tests/faults/hurry'
import { callsOf, findButton, openAs, withdraw } from '../../../../tests/journeySteps'
import { clearBrowser } from '../../../../tests/render'

let ahead = 0
const backend = mountTestBackend({ now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
afterEach(clearBrowser)

const HOME = '/passenger-invite-passenger-activity-cash'
const QUERY = '?sourceId=PIPCASH2026&cityCode=310000'
const openWithdraw = () => openAs(backend, `${HOME}/cash-withdraw${QUERY}`)
const heading = (name: string) => screen.findByRole('heading', { name })

it.each(['ok', 'lost'])('withdraws a typed amount (%s): under way, arrived, and the balance is less (spec 2 §7.2)', async (outcome) => {
  backend.setScenario({ pipCashWithdraw: outcome })
  const app = await openWithdraw()
  expect(await screen.findByText(/^585$/)).toBeVisible()
  // Until the list is asked for a withdrawal under way.
  const goOn = endWhenTold(WITHDRAWAL_POLLING.map(({ every }) => every))
  await withdraw(app, '20.5')
  expect(await heading('提现处理中')).toBeVisible()
  const orders = callsOf(backend, 'pipCashWithdraw').map(({ body }) => body)
  expect(orders).toEqual([{ sourceId: 'PIPCASH2026', userUid: expect.stringMatching(/^U\d+$/), promotorCode: 'P8K3QX', cityCode: '310000', requestId: expect.stringMatching(/^\w{32}$/), amount: 2050 }])
  ahead = 10_000
  goOn()
  expect(await heading('提现成功')).toBeVisible()
  expect(await screen.findByText('564')).toBeVisible()
})

it.each(['ended', 'closed', 'finished', 'blacklist'])('pays also when the activity says %s (spec 2 §4)', async (outcome) => {
  backend.setScenario({ queryPipCashPage: outcome })
  const app = await openWithdraw()
  await withdraw(app, '20')
  expect(await heading('提现处理中')).toBeVisible()
})

describe.each([
  ['-196308', '活动已结束'],
  ['-196309', '活动已结束'],
  ['-196866', '账户异常，暂不能参与活动'],
])('a refusal (%s) that brings no balance is no fault of the server: its words, and the way to the home (spec 2 §4, §5, §8)', (outcome, words) => {
  const expectRefused = async () => {
    expect(await heading(words)).toBeVisible()
    expect(document.title).toBe('提现')
    expect(screen.queryByText(/服务器开小差/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  }

  it('from the home', async () => {
    backend.setScenario({ queryPipCashPage: outcome })
    const app = await openAs(backend, HOME + QUERY)
    await app.user.click(await findButton('提现'))
    await expectRefused()
    await app.user.click(await findButton('返回活动首页'))
    await waitFor(() => expect(app.address()).toBe(HOME + QUERY))
  })

  it('opened by itself', async () => {
    backend.setScenario({ queryPipCashPage: outcome })
    await openWithdraw()
    await expectRefused()
  })
})

it.each(['http500', 'network'])('has another try where the balance could not be had (%s)', async (outcome) => {
  backend.setScenario({ queryPipCashPage: `${outcome}>ok` })
  const { user } = await openWithdraw()
  await user.click(await findButton('重试'))
  expect(await screen.findByText(/^585$/)).toBeVisible()
})

it('shows what is left to who has gone home before the answer came (spec 2 §7.2)', async () => {
  const real = globalThis.fetch
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address instanceof Request ? address.url : address).endsWith('/pipCashWithdraw')) await held
    return real(address, init)
  })
  const app = await openWithdraw()
  await withdraw(app, '20')
  await act(() => app.router.navigate(HOME + QUERY))
  const wallet = within(await screen.findByRole('region', { name: '可提现金额' }))
  expect(await wallet.findByText('585')).toBeVisible()
  answer()
  expect(await wallet.findByText('565')).toBeVisible()
})
