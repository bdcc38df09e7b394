import type { InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { strictCents, strictPositiveCount } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'

/** Of an activity's rule: reached with `inviteCount` friends, a step gives `amount` once. */
export const ladderReply = rows(jsonObject({ inviteCount: strictPositiveCount, amount: strictCents }))

/** Integer cents, in ascending order. */
export type Ladder = readonly { readonly friends: number; readonly cents: number }[]

export const parseLadder = (steps: InferOutput<typeof ladderReply> = []): Ladder => steps.map(({ inviteCount, amount }) => ({ friends: inviteCount, cents: amount })).sort((a, b) => a.friends - b.friends)
