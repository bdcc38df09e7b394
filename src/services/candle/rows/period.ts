import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, count, strictCents, strictText, time, text } from '@/lib/reply/fields'

/** A settlement week or an earlier activity of a driver's, and what came of it. Money is integer cents. */
const periodReply = jsonObject({
  id: strictText,
  activityName: text,
  beginTime: time,
  endTime: time,
  inviteCount: count,
  amount: strictCents,
  status: choice({ 1: 'underWay', 2: 'settling', 3: 'settled' }, 'unknown'),
})

/** As it is sent. */
export type PeriodReply = InferInput<typeof periodReply>

export type Period = {
  readonly id: string
  /** Of an earlier activity; '' of a week. */
  readonly name: string
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly first: string
  readonly last: string
  readonly invited: number
  readonly cents: number
  readonly status: 'underWay' | 'settling' | 'settled' | 'unknown'
}

export const period = {
  reply: periodReply,
  parse: ({ id, activityName, beginTime, endTime, inviteCount, amount, status }: InferOutput<typeof periodReply>): Period => ({ id, name: activityName, first: beginTime.slice(0, 10), last: endTime.slice(0, 10), invited: inviteCount, cents: amount, status }),
}
