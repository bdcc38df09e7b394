import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, strictCents, strictChoice, strictText, time, words } from '@/lib/reply/fields'

/** What failed is back in the balance. */
const STATUS = { 1: 'processing', 2: 'success', 3: 'failed' } as const

/** `arriveTime`: when it arrived, or when it is expected to while it is under way. */
const entries = { id: strictText, amount: strictCents, applyTime: time, arriveTime: time, channelName: words, failReason: words }

/** One withdrawal as a row of the withdraw records. Money is integer cents. */
export const withdrawRowReply = jsonObject({ ...entries, status: choice(STATUS, 'unknown') })

/** The reply of a withdrawal: what becomes of the money hangs on how it stands. */
export const withdrawReply = jsonObject({ ...entries, status: strictChoice(STATUS) })

/** As it is sent. */
export type WithdrawRowReply = InferInput<typeof withdrawRowReply>

/** A withdrawal as the backend reports it. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; '' where there is none. */
export type Withdrawal<Status extends string = 'processing' | 'success' | 'failed'> = {
  readonly id: string
  readonly cents: number
  readonly appliedAt: string
  /** When it arrived, or is expected to. */
  readonly arrivesAt: string
  readonly channelName: string
  readonly status: Status
  readonly failReason: string
}

/** As a row it may stand in a way that is not known. */
export type WithdrawRow = Withdrawal<Withdrawal['status'] | 'unknown'>

function parseWithdrawRow<Status extends WithdrawRow['status']>({ id, amount, applyTime, arriveTime, status, channelName, failReason }: Omit<InferOutput<typeof withdrawRowReply>, 'status'> & { readonly status: Status }): Withdrawal<Status> {
  return { id, cents: amount, appliedAt: applyTime, arrivesAt: arriveTime, channelName, status, failReason }
}

export const withdrawRow = { reply: withdrawRowReply, parse: parseWithdrawRow<WithdrawRow['status']> }
export const withdrawal = { reply: withdrawReply, parse: parseWithdrawRow<Withdrawal['status']> }
/** A row by which a withdrawal is followed: one that stands in a way that is not known has not ended. */
export const followedWithdrawal = { reply: withdrawRowReply, parse: (row: InferOutput<typeof withdrawRowReply>): Withdrawal => parseWithdrawRow({ ...row, status: row.status === 'unknown' ? 'processing' : row.status }) }
