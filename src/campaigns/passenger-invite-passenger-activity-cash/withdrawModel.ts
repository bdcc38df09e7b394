import type { Withdrawal } from '@/blocks/withdraw/withdrawal'
import type { WithdrawRowReply } from './withdrawContract'

const STATUS = { 1: 'processing', 2: 'success', 3: 'failed' } as const

export function parseWithdrawRow({ id, amount, applyTime, arriveTime, status, channelName, failReason }: WithdrawRowReply): Withdrawal {
  return { id, cents: amount, appliedAt: applyTime, arrivesAt: arriveTime ?? '', channelName, status: STATUS[status], failReason: failReason ?? '' }
}
