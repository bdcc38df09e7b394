import { isRefusal } from '@/api/errors/apiError'
import { describeError } from '@/api/errors/describeError'
import { CODE } from '@/api/errors/errorCodes'
import { handlingOf } from '@/api/errors/errorPolicy'
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

export type WithdrawReply = { readonly data?: Withdrawal | undefined; readonly error?: unknown }

/** The activity is over: for a withdrawal a refusal like any other, shown in the server's words. */
const OVER: readonly number[] = [CODE.activityEnded, CODE.activityClosed]

/** The common result handler of spec 2 §7.2: it takes errCode and errMsg, and says what they mean for the money. */
export function withdrawAnswer({ data, error }: WithdrawReply): WithdrawAnswer {
  if (data) return { kind: 'known', withdrawal: data }
  if (!isRefusal(error)) return { kind: 'lost' }
  const refusal: WithdrawRefusal = { cause: causeOf(error.errCode), text: describeError(error) }
  const { as } = handlingOf(error, OVER)
  return { kind: 'refused', refusal: as === 'logout' || as === 'gate' ? null : refusal }
}

function causeOf(errCode: number): WithdrawRefusal['cause'] {
  if (errCode === CODE.riskWarning) return 'risk'
  return errCode === NAME_REQUIRED ? 'nameRequired' : 'other'
}
