import { integer, minValue, nonEmpty, number, object, optional, picklist, pipe, string, type InferOutput } from 'valibot'

/**
 * One reward in a reward or income list, as every campaign's backend sends it (campaigns.md §0.4). Times are `YYYY-MM-DD HH:mm:ss` in
 * Asia/Shanghai, money is integer cents, phones are masked by the server.
 */
export const rewardRowReply = object({
  id: pipe(string(), nonEmpty()),
  rewardName: string(),
  /** 1 cash, 2 coupon, 3 goods, 4 plus card. */
  rewardType: picklist([1, 2, 3, 4]),
  amount: pipe(number(), integer(), minValue(0)),
  quantity: optional(pipe(number(), integer(), minValue(0))),
  getTime: string(),
  expireTime: optional(string()),
  /** 1 to be received, 2 received, 3 used, 4 expired, 5 processing, 6 failed. */
  status: picklist([1, 2, 3, 4, 5, 6]),
  statusName: string(),
  failReason: optional(string()),
  jumpLink: optional(string()),
  /** The friend that it came with, where there is one. */
  mobileMask: optional(string()),
  nickName: optional(string()),
})

export type RewardRowReply = InferOutput<typeof rewardRowReply>

export type RewardRow = {
  readonly id: string
  readonly name: string
  readonly kind: 'cash' | 'coupon' | 'goods' | 'plusCard'
  /** The friend that it came with; '' for a reward without a friend. */
  readonly friend: string
  /** `YYYY-MM-DD HH:mm`. */
  readonly at: string
  readonly status: 'waiting' | 'received' | 'used' | 'expired' | 'processing' | 'failed'
  readonly statusName: string
  /** Why it failed; '' when there is nothing to say. */
  readonly reason: string
  readonly cents: number
}

const KIND = { 1: 'cash', 2: 'coupon', 3: 'goods', 4: 'plusCard' } as const
const STATUS = { 1: 'waiting', 2: 'received', 3: 'used', 4: 'expired', 5: 'processing', 6: 'failed' } as const

export function parseRewardRow({ id, rewardName, rewardType, amount, getTime, status, statusName, failReason, mobileMask, nickName }: RewardRowReply): RewardRow {
  return {
    id,
    name: rewardName,
    kind: KIND[rewardType],
    friend: nickName || (mobileMask ?? ''),
    at: getTime.slice(0, 16),
    status: STATUS[status],
    statusName,
    reason: failReason ?? '',
    cents: amount,
  }
}

export const rewardRow = { reply: rewardRowReply, parse: parseRewardRow }
