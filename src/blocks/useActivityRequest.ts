import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectEntry, type EntryState } from '@/features/entry'
import { selectSession, type SessionState } from '@/features/session'
import type { ActivityRequest } from '@/services/candle'

type From = Pick<EntryState, 'sourceId' | 'activityPromotorCode' | 'cityCode' | 'channel'>
type Who = Pick<SessionState, 'id' | 'promotorCode' | 'isNewUser'>

/**
 * What every call of a campaign says of the activity and the user (spec 2 §7.2). The code is that of the inviter who
 * brought this user here, else the user's own.
 */
export function toActivityRequest({ sourceId, activityPromotorCode, cityCode, channel }: From, { id, promotorCode, isNewUser }: Who): ActivityRequest {
  return {
    sourceId: sourceId ?? '',
    userUid: id ?? '',
    promotorCode: activityPromotorCode ?? promotorCode ?? '',
    newUserFlag: isNewUser ? 2 : 1,
    ...(cityCode ? { cityCode } : {}),
    ...(channel ? { channel } : {}),
  }
}

export function useActivityRequest(): ActivityRequest {
  const entry = useSelector(selectEntry)
  const session = useSelector(selectSession)
  return useMemo(() => toActivityRequest(entry, session), [entry, session])
}
