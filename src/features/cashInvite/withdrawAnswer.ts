import { callOutcome, type CallResult } from '@/api/errors/callOutcome'
import { describeError } from '@/api/errors/describeError'
import { CODE } from '@/api/errors/errorCodes'
import type { Withdrawal } from '@/services/candle'

/** The backend pays no user whose name is not verified. A code of neither error catalogue: no other page asks for it. */
const NAME_REQUIRED = -196_607

/** Why no withdrawal was made. */
export type WithdrawRefusal = { readonly cause: 'risk' | 'nameRequired' | 'other'; readonly text: string }

/**
 * What a call says of the withdrawal that it was sent for. `refused`: it was not made, and without words another page is on its way (an ended
 * session, a closed gate). `lost`: it may have been made or not.
 */
export type WithdrawAnswer =
  | { readonly kind: 'known'; readonly withdrawal: Withdrawal }
  | { readonly kind: 'refused'; readonly refusal: WithdrawRefusal | null }
  | { readonly kind: 'lost' }

export type WithdrawReply = CallResult<Withdrawal>

/** The activity is over: for a withdrawal, which it still pays (spec 2 §4, §7.2), a refusal like any other, shown in the server's words. */
export const TOLERATED_BY_WITHDRAWAL: readonly number[] = [CODE.activityEnded, CODE.activityClosed]

/** The common result handler of spec 2 §7.2: it takes errCode and errMsg, and says what they mean for the money. */
export function withdrawAnswer(reply: WithdrawReply): WithdrawAnswer {
  const outcome = callOutcome(reply, TOLERATED_BY_WITHDRAWAL)
  switch (outcome.kind) {
    case 'known':
      return { kind: 'known', withdrawal: outcome.result }
    case 'refused':
      return { kind: 'refused', refusal: outcome.leaves ? null : { cause: causeOf(outcome.refusal.errCode), text: describeError(outcome.refusal) } }
    case 'held':
      return { kind: 'refused', refusal: null }
    default:
      return { kind: 'lost' }
  }
}

function causeOf(errCode: number): WithdrawRefusal['cause'] {
  if (errCode === CODE.riskWarning) return 'risk'
  return errCode === NAME_REQUIRED ? 'nameRequired' : 'other'
}
