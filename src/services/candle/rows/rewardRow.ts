import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, count, strictCents, strictText, time, text } from '@/lib/reply/fields'
import { isSafeLink } from '@/lib/url/safeUrl'
import { nameOf } from './person'

/** One reward in a reward or income list, as every campaign's backend sends it. Money is integer cents, phones are masked by the server. */
export const rewardEntries = {
  id: strictText,
  rewardName: text,
  rewardType: choice({ 1: 'cash', 2: 'coupon', 3: 'goods', 4: 'plusCard' }, 'unknown'),
  amount: strictCents,
  quantity: count,
  getTime: time,
  expireTime: time,
  status: choice({ 1: 'waiting', 2: 'received', 3: 'used', 4: 'expired', 5: 'processing', 6: 'failed' }, 'unknown'),
  statusName: text,
  failReason: text,
  jumpLink: text,
  /** The friend that it came with, where there is one. */
  mobileMask: text,
  nickName: text,
}

export const rewardRowReply = jsonObject(rewardEntries)

/** As it is sent. */
export type RewardRowReply = InferInput<typeof rewardRowReply>

export type RewardRow = {
  readonly id: string
  readonly name: string
  readonly kind: 'cash' | 'coupon' | 'goods' | 'plusCard' | 'unknown'
  /** The friend that it came with; '' for a reward without a friend. */
  readonly friend: string
  /** `YYYY-MM-DD HH:mm`; '' where it is not known. */
  readonly at: string
  /** The same, until when it can be used; '' where it has no end. */
  readonly expiresAt: string
  /** How many of it; 0 where it is not said. */
  readonly quantity: number
  readonly status: 'waiting' | 'received' | 'used' | 'expired' | 'processing' | 'failed' | 'unknown'
  readonly statusName: string
  /** Why it failed; '' when there is nothing to say. */
  readonly reason: string
  readonly cents: number
  /** Where it is used; '' where the server names no place. */
  readonly link: string
}

export function parseRewardRow({ id, rewardName, rewardType, amount, quantity, getTime, expireTime, status, statusName, failReason, jumpLink, mobileMask, nickName }: InferOutput<typeof rewardRowReply>): RewardRow {
  return {
    id,
    name: rewardName,
    kind: rewardType,
    friend: nameOf({ nickName, mobileMask }),
    at: getTime.slice(0, 16),
    expiresAt: expireTime.slice(0, 16),
    quantity,
    status,
    statusName,
    reason: failReason,
    cents: amount,
    link: isSafeLink(jumpLink) ? jumpLink : '',
  }
}

export const rewardRow = { reply: rewardRowReply, parse: parseRewardRow }
