import type { InferOutput } from 'valibot'
import type { Withdrawal } from '@/blocks/list/rows/WithdrawRow'
import type { EntryState } from '@/features/entry'
import type { SessionState } from '@/features/session'
import type { ListRequest } from './listContract'
import type { withdrawRowReply } from './withdrawContract'

export type InviteTab = 'fresh' | 'recalled'

export type WithdrawScope = 'current' | 'history'

/** Whose list it is, of which activity. */
export type ListOwner = Omit<ListRequest, 'pageNo' | 'pageSize'>

type From = Pick<EntryState, 'sourceId' | 'cityCode' | 'channel'>

export function toListOwner({ sourceId, cityCode, channel }: From, { id }: Pick<SessionState, 'id'>): ListOwner {
  return { sourceId: sourceId ?? '', userUid: id ?? '', ...(cityCode ? { cityCode } : {}), ...(channel ? { channel } : {}) }
}

const STATUS = { 1: 'processing', 2: 'success', 3: 'failed' } as const

export function parseWithdrawal({ id, amount, applyTime, arriveTime = '', status, channelName, failReason }: InferOutput<typeof withdrawRowReply>): Withdrawal {
  return { id, cents: amount, channel: channelName, appliedAt: applyTime.slice(0, 16), arrivesAt: arriveTime.slice(0, 16), status: STATUS[status], reason: failReason ?? '' }
}
