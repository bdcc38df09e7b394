import type { EntryState } from '@/features/entry'
import type { SessionState } from '@/features/session'
import type { CashPageRequest } from './contract'

type Who = Pick<SessionState, 'id' | 'promotorCode' | 'isNewUser'>
type From = Pick<EntryState, 'sourceId' | 'activityPromotorCode' | 'cityCode' | 'channel'>

/**
 * Spec 2 §7.2: sourceId, promotorCode, newUserFlag (2 new, 1 existing) and userUid; city and channel where known. The code is that of
 * whoever brought this person here, else their own.
 */
export function toCashPageRequest({ sourceId, activityPromotorCode, cityCode, channel }: From, { id, promotorCode, isNewUser }: Who): CashPageRequest {
  return {
    sourceId: sourceId ?? '',
    userUid: id ?? '',
    promotorCode: activityPromotorCode ?? promotorCode ?? '',
    newUserFlag: isNewUser ? 2 : 1,
    ...(cityCode ? { cityCode } : {}),
    ...(channel ? { channel } : {}),
  }
}
