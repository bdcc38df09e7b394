import { nonEmpty, object, optional, picklist, pipe, string, type InferOutput } from 'valibot'
import { cents, time } from '../fields'

/** One withdrawal (campaigns.md §0.4): a row of the withdraw records, and the reply of a withdrawal. Money is integer cents. */
export const withdrawRowReply = object({
  id: pipe(string(), nonEmpty()),
  amount: cents,
  applyTime: time,
  /** When it arrived, or when it is expected to while it is under way. */
  arriveTime: optional(time),
  /** 1 processing, 2 success, 3 failed; what failed is back in the balance. */
  status: picklist([1, 2, 3]),
  channelName: string(),
  failReason: optional(string()),
})

export type WithdrawRowReply = InferOutput<typeof withdrawRowReply>

/** The state of a withdrawal, as the backend reports it. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; '' where there is none. */
export type Withdrawal = {
  readonly id: string
  readonly cents: number
  readonly appliedAt: string
  /** When it arrived, or is expected to. */
  readonly arrivesAt: string
  readonly channelName: string
  readonly status: 'processing' | 'success' | 'failed'
  readonly failReason: string
}

const STATUS = { 1: 'processing', 2: 'success', 3: 'failed' } as const

export function parseWithdrawRow({ id, amount, applyTime, arriveTime, status, channelName, failReason }: WithdrawRowReply): Withdrawal {
  return { id, cents: amount, appliedAt: applyTime, arrivesAt: arriveTime ?? '', channelName, status: STATUS[status], failReason: failReason ?? '' }
}

export const withdrawRow = { reply: withdrawRowReply, parse: parseWithdrawRow }
