import type { WithdrawRowReply } from '@/services/candle/rows/withdrawRow'
import { callerOf, numberOf, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { mockAction, requestIdOf } from './mockCalls'
import { Refusal } from './refusal'
import { CHANNEL } from '../seeds/withdrawalSeed'
import type { WithdrawOrder, Withdrawals } from '../seeds/withdrawals'

/** What one withdrawal may be, as a page call tells it (integer cents). */
export const WITHDRAW_RULE = { minAmount: 1000, maxAmount: 50_000, amounts: [1000, 2000, 5000, 10_000, 20_000, 50_000], channelName: CHANNEL } as const

const RISK = -196606
const NAME_REQUIRED = -196607
const NOT_POSSIBLE = -196608

/** A user takes out what they have earned: `balanceOf` says how much there is. */
export function mockWithdraw(name: string, withdrawals: Withdrawals, balanceOf: (context: EndpointContext) => number): Endpoint {
  /** What may be taken, in the server's words. The money leaves in the same breath, so two at once cannot take more than there is. */
  function check(context: EndpointContext, amount: number): void {
    const account = callerOf(context)
    if (account.isRisky) throw new Refusal(RISK)
    if (!account.realName) throw new Refusal(NAME_REQUIRED)
    if (!Number.isSafeInteger(amount) || amount < WITHDRAW_RULE.minAmount) throw new Refusal(NOT_POSSIBLE, undefined, '提现金额低于单笔最低限额')
    if (amount > WITHDRAW_RULE.maxAmount) throw new Refusal(NOT_POSSIBLE, undefined, '提现金额超过单笔最高限额')
    if (amount > balanceOf(context)) throw new Refusal(NOT_POSSIBLE, undefined, '可提现余额不足')
  }

  const make =
    (how: Partial<WithdrawOrder> = {}) =>
    (context: EndpointContext): WithdrawRowReply =>
      withdrawals.make(context.state, callerOf(context), { requestId: requestIdOf(context), amount: numberOf(context, 'amount', 0), ...how }, (amount) => check(context, amount))

  /** The withdrawal is made, and its reply is lost. */
  const unheard =
    (reply: () => Response): Outcome =>
    (context) => {
      make()(context)
      return reply()
    }

  return mockAction(
    name,
    // Under way for some seconds, then arrived.
    make(),
    {
      success: make({ settlesAfterMs: 0 }),
      processing: make({ fate: 'never' }),
      /** Under way for some seconds, then failed; the amount is back. */
      failed: make({ fate: 'failed' }),
      failedAtOnce: make({ fate: 'failed', settlesAfterMs: 0 }),
      /** Made, and the reply is lost on its way; the gateway's failure after it; its page in place of a reply. */
      lost: unheard(() => Response.error()),
      lostBehindGateway: unheard(() => new Response('HTTP 504', { status: 504 })),
    },
    {
      risk: [RISK],
      notRealNamed: [NAME_REQUIRED],
      belowMin: [NOT_POSSIBLE, '提现金额低于单笔最低限额'],
      aboveMax: [NOT_POSSIBLE, '提现金额超过单笔最高限额'],
      insufficient: [NOT_POSSIBLE, '可提现余额不足'],
    },
  )
}
