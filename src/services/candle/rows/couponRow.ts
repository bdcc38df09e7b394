import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, choice, strictCents, strictText, time, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { isSafeLink } from '@/lib/url/safeUrl'

/** A coupon: a reward row with what it takes to use it. Money is integer cents; `thresholdAmount` 0 or none: for any ride. */
export const couponRowReply = jsonObject({
  id: strictText,
  rewardName: text,
  amount: strictCents,
  thresholdAmount: optionalCents,
  expireTime: time,
  status: choice({ 1: 'waiting', 2: 'usable', 3: 'used', 4: 'expired', 5: 'waiting', 6: 'failed' }, 'unknown'),
  statusName: text,
  jumpLink: text,
})

/** As it is sent. */
export type CouponRowReply = InferInput<typeof couponRowReply>

export type Coupon = {
  readonly id: string
  /** '' where the server gives none. */
  readonly name: string
  readonly cents: number
  /** What a ride must cost for it; 0 for any ride. */
  readonly thresholdCents: number
  /** `YYYY-MM-DD HH:mm`; '' where it is not known. */
  readonly expiresAt: string
  readonly status: 'waiting' | 'usable' | 'used' | 'expired' | 'failed' | 'unknown'
  readonly statusName: string
  /** Where it is used; '' for a ride in the app. */
  readonly link: string
}

export function parseCouponRow({ id, rewardName, amount, thresholdAmount, expireTime, status, statusName, jumpLink }: InferOutput<typeof couponRowReply>): Coupon {
  return { id, name: rewardName, cents: amount, thresholdCents: thresholdAmount, expiresAt: expireTime.slice(0, 16), status, statusName, link: isSafeLink(jumpLink) ? jumpLink : '' }
}

/** The coupons that a registration gave to the user who asks. */
const inviteeCouponsReply = jsonObject({ list: rows(couponRowReply) })

export const inviteeCoupons = { reply: inviteeCouponsReply, parse: ({ list }: InferOutput<typeof inviteeCouponsReply>): readonly Coupon[] => list.map(parseCouponRow) }

