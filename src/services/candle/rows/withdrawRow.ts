import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, strictCents, strictChoice, strictText, time, text } from '@/lib/reply/fields'

/** The money of a failed withdrawal is back in the balance. */
const STATUS = { 1: 'processing', 2: 'success', 3: 'failed' } as const

/** `arriveTime`: when it arrived, or when it is expected to while it is under way. */
const entries = { id: strictText, amount: strictCents, applyTime: time, arriveTime: time, channelName: text, failReason: text }

/** One withdrawal as a row of the withdraw records. Money is integer cents. */
const withdrawRowReply = jsonObject({ ...entries, status: choice(STATUS, 'unknown') })

/** The reply of a withdrawal. Its status must be readable, because it says what has become of the money. */
const withdrawReply = jsonObject({ ...entries, status: strictChoice(STATUS) })

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

/** In a list a status that is not known is shown without words; it is `unknown`. */
export type WithdrawRow = Withdrawal<Withdrawal['status'] | 'unknown'>

function parseWithdrawRow<Status extends WithdrawRow['status']>({ id, amount, applyTime, arriveTime, status, channelName, failReason }: Omit<InferOutput<typeof withdrawRowReply>, 'status'> & { readonly status: Status }): Withdrawal<Status> {
  return { id, cents: amount, appliedAt: applyTime, arrivesAt: arriveTime, channelName, status, failReason }
}

export const withdrawRow = { reply: withdrawRowReply, parse: parseWithdrawRow<WithdrawRow['status']> }
export const withdrawal = { reply: withdrawReply, parse: parseWithdrawRow<Withdrawal['status']> }
/** A row that is polled until its withdrawal ends. A status that is not known counts as not ended. */
export const followedWithdrawal = { reply: withdrawRowReply, parse: (row: InferOutput<typeof withdrawRowReply>): Withdrawal => parseWithdrawRow({ ...row, status: row.status === 'unknown' ? 'processing' : row.status }) }
