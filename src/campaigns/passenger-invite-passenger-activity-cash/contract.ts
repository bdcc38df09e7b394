import { array, integer, minValue, nonEmpty, nullish, number, object, optional, picklist, pipe, regex, string, unknown, type InferOutput } from 'valibot'
import { inviteRowReply } from '@/services/candle'

/** Integer cents. */
const cents = pipe(number(), integer())
const gain = pipe(cents, minValue(0))
const count = pipe(number(), integer(), minValue(0))
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

/** Reached with `inviteCount` friends, it gives `amount` once. */
const rewardStep = object({ inviteCount: pipe(count, minValue(1)), amount: gain })

/** What one withdrawal may be, and what the page offers to choose from. */
const withdrawRule = object({ minAmount: pipe(cents, minValue(1)), maxAmount: pipe(cents, minValue(1)), amounts: optional(array(gain)) })

/**
 * Reply of queryPipCashPage. `user` and `stat` are null for people who are not logged in. A refusal because the activity has ended
 * or is closed, or because of the blacklist, may carry the same data: what somebody has earned stays theirs.
 */
export const cashPageReply = object({
  activityInfo: object({
    activity: object({
      sourceId: string(),
      activityId: string(),
      beginTime: time,
      endTime: time,
      /** 1 not started, 2 in progress, 3 closed, 4 ended (spec 2 §3). */
      status: picklist([1, 2, 3, 4]),
      availableCities: optional(string()),
    }),
    rewardRule: object({ ladder: optional(array(rewardStep)), withdraw: optional(withdrawRule) }),
    /** One configuration for each page that has one; checked field by field where it is drawn, so that a bad one never costs the page. */
    pageConfig: unknown(),
  }),
  user: nullish(
    object({
      promotorCode: string(),
      isBlack: optional(picklist([0, 1])),
      /** 1: `customLink` is the link to share; 2: it is built (spec 2 §3). */
      customLinkFlag: optional(picklist([1, 2])),
      customLink: optional(string()),
    }),
  ),
  /** What can be withdrawn may be a debt, where something was paid out too much. */
  stat: nullish(object({ withdrawable: cents, pending: gain, totalEarned: gain, friendsInvited: count })),
  /** The newest three. */
  latestInvites: optional(array(inviteRowReply)),
  serverTime: time,
})

export const cashBarrageReply = object({
  list: array(object({ id: pipe(string(), nonEmpty()), mobileMask: string(), nickName: optional(string()), amount: cents })),
})

/** Nothing is read of it: it counts, and may add chances that the next page call tells of. */
export const cashShareReply = nullish(unknown())

export type CashPageReply = InferOutput<typeof cashPageReply>
export type CashBarrageReply = InferOutput<typeof cashBarrageReply>

/** Body of queryPipCashPage. newUserFlag: 2 new, 1 existing (spec 1 §9). */
export type CashPageRequest = {
  readonly sourceId: string
  readonly userUid: string
  readonly promotorCode: string
  readonly newUserFlag: 1 | 2
  readonly cityCode?: string | undefined
  readonly channel?: string | undefined
}
