import type { EntryState } from '@/features/entry'
import type { SessionState } from '@/features/session'
import type { ListRequest } from './listContract'

export type InviteTab = 'fresh' | 'recalled'

export type WithdrawScope = 'current' | 'history'

/** Whose list it is, of which activity. */
export type ListOwner = Omit<ListRequest, 'pageNo' | 'pageSize'>

type From = Pick<EntryState, 'sourceId' | 'cityCode' | 'channel'>

export function toListOwner({ sourceId, cityCode, channel }: From, { id }: Pick<SessionState, 'id'>): ListOwner {
  return { sourceId: sourceId ?? '', userUid: id ?? '', ...(cityCode ? { cityCode } : {}), ...(channel ? { channel } : {}) }
}
