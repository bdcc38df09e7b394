import { CODE } from '@/api/errors/errorCodes'
import { action, withdrawal } from '@/services/candle'
import { refusalReceived } from './cashInviteSlice'
import type { WithdrawOrder } from './withdrawOrder'

/** After it the page looks for the withdrawal in the list. */
const TIMEOUT_MS = 15_000

/** The call that takes money out, for a campaign's `api.ts`. An ended activity still pays (spec 2 §4, §7.2). */
export const withdrawCall = () =>
  action({
    ...withdrawal,
    send: ({ cents: amount }: Pick<WithdrawOrder, 'cents'>) => ({ amount }),
    options: { tolerates: [CODE.activityEnded, CODE.activityClosed], suppressToast: true },
    timeoutMs: TIMEOUT_MS,
    refusedAs: (error, { requestId }) => refusalReceived({ requestId, error }),
  })
