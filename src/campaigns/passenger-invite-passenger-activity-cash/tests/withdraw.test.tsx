import { screen } from '@testing-library/react'
import { WATCH } from '@/features/cashInvite'
import { mountTestBackend } from '@/mocks/jest'
import { endWhenTold } from '../../../../tests/faults/hurry'
import { callsOf, openAs, withdraw } from '../../../../tests/journeySteps'
import { clearBrowser } from '../../../../tests/render'

let ahead = 0
const backend = mountTestBackend({ now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
afterEach(clearBrowser)

const openWithdraw = () => openAs(backend, '/passenger-invite-passenger-activity-cash/cash-withdraw?sourceId=PIPCASH2026&cityCode=310000')
const heading = (name: string) => screen.findByRole('heading', { name })

it.each(['ok', 'lost'])('withdraws a typed amount (%s): under way, arrived, and the balance is less (spec 2 §7.2)', async (outcome) => {
  backend.setScenario({ pipCashWithdraw: outcome })
  const app = await openWithdraw()
  expect(await screen.findByText(/^585$/)).toBeVisible()
  // Until the list is asked for a withdrawal under way.
  const goOn = endWhenTold(WATCH.map(({ every }) => every))
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
