import { action, withdrawal } from '@/services/candle'
import { refusalReceived } from './cashInviteSlice'
import { TOLERATED_BY_WITHDRAWAL } from './withdrawAnswer'
import type { WithdrawOrder } from './withdrawOrder'

/** After it the page looks for the withdrawal in the list. */
const TIMEOUT_MS = 15_000

/**
 * The call that takes money out, for a campaign's `api.ts`. `refreshes`: the names of the calls that tell of the
 * balance and the withdrawals, for an answer that finds the user on another page.
 */
export const withdrawCall = ({ refreshes = [] }: { readonly refreshes?: readonly string[] } = {}) =>
  action({
    ...withdrawal,
    send: ({ cents: amount }: Pick<WithdrawOrder, 'cents'>) => ({ amount }),
    options: { tolerates: TOLERATED_BY_WITHDRAWAL, suppressToast: true },
    timeoutMs: TIMEOUT_MS,
    refreshes,
    refusedAs: (error, { requestId }) => refusalReceived({ requestId, error }),
  })
