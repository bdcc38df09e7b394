import { unwrapEnvelope, type Unwrapped } from '@/api/envelope'
import { CODE } from '@/api/errors/errorCodes'
import { toWhole } from '@/lib/reply/readValue'

/** Spec 2 §3: 1 not started, 2 in progress, 3 closed, 4 ended. */
const REFUSALS: { readonly [status: number]: number } = { 1: CODE.activityNotStarted, 3: CODE.activityClosed, 4: CODE.activityEnded }

/**
 * Unwraps a reply that tells its activity's status by itself: for one that is not open it is the refusal that the backend could have sent
 * (spec 1 §8), so that gate, tolerance and page are the same for both. `statusIn` gets the reply's `data`.
 */
export const gateByStatus =
  (statusIn: (data: unknown) => unknown) =>
  (text: string): Unwrapped => {
    const reply = unwrapEnvelope(text)
    const errCode = 'data' in reply && REFUSALS[toWhole(statusIn(reply.data)) ?? 0]
    return errCode ? { error: { kind: 'business', errCode, errMsg: '', data: reply.data } } : reply
  }
