import { unwrapEnvelope, type Unwrapped } from '@/api/envelope'
import { CODE } from '@/api/errors/errorCodes'
import { statusOf, type ActivityStatus } from './activityStatus'

const REFUSALS: { readonly [Status in Exclude<ActivityStatus, 'inProgress'>]: number } = { notStarted: CODE.activityNotStarted, closed: CODE.activityClosed, ended: CODE.activityEnded }

/**
 * Unwraps a reply that tells its activity's status by itself: for one that is not open it is the refusal that the backend could have sent
 * (spec 1 §8), so that gate, tolerance and page are the same for both. `statusIn` gets the reply's `data`.
 */
export const gateByStatus =
  (statusIn: (data: unknown) => unknown) =>
  (text: string): Unwrapped => {
    const reply = unwrapEnvelope(text)
    if (!('data' in reply)) return reply
    const status = statusOf(statusIn(reply.data))
    return status === null || status === 'inProgress' ? reply : { error: { kind: 'business', errCode: REFUSALS[status], errMsg: '', data: reply.data } }
  }
