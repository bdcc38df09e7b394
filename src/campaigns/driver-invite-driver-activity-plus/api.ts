import type { InferOutput } from 'valibot'
import { count, optionalObject, strictCents } from '@/lib/reply/fields'
import { activityPageReply, driverRecord, injectCalls, invitedDriver, ladderReply, list, page, parseLadder, period, query, rewardRow, shareCallback, type Ladder } from '@/services/candle'

/** Of which a list shows the rows: one settlement week, or an earlier activity ('' for all of them); with neither, all of this activity. */
export type Scope = { readonly weekId?: string; readonly historyId?: string }

/** `week` is the one that is under way: what was earned in it, and the drivers who joined in it. */
const d2dPageReply = activityPageReply(
  {
    rewardRule: { ladder: ladderReply },
    stat: { week: optionalObject({ inviteCount: count, amount: strictCents }), totalEarned: strictCents, friendsInvited: count },
  },
  {},
)

export type Earned = { readonly weekCents: number; readonly weekInvited: number; readonly totalCents: number; readonly invited: number }

/** `earned`: undefined for drivers who are not logged in. */
export type D2d = { readonly ladder: Ladder; readonly earned: Earned | undefined }

function parseD2d({ activityInfo: { rewardRule }, stat }: InferOutput<typeof d2dPageReply>): D2d {
  const earned = stat && { weekCents: stat.week?.amount ?? 0, weekInvited: stat.week?.inviteCount ?? 0, totalCents: stat.totalEarned, invited: stat.friendsInvited }
  return { ladder: parseLadder(rewardRule?.ladder), earned: earned ?? undefined }
}

const send = (scope: Scope) => scope

export const {
  useQueryD2dPlusPageQuery,
  useD2dPlusShareCallbackMutation,
  useQueryD2dPlusWeekListInfiniteQuery,
  useQueryD2dPlusHistoryListInfiniteQuery,
  useQueryD2dPlusInviteListInfiniteQuery,
  useQueryD2dPlusIncomeListInfiniteQuery,
  useQueryD2dPlusInviteDetailQuery,
} = injectCalls({
  queryD2dPlusPage: page({ reply: d2dPageReply, parse: parseD2d }),
  d2dPlusShareCallback: shareCallback(),
  queryD2dPlusWeekList: list(period),
  queryD2dPlusHistoryList: list(period),
  queryD2dPlusInviteList: list(invitedDriver, { send }),
  queryD2dPlusIncomeList: list(rewardRow, { send }),
  queryD2dPlusInviteDetail: query({ ...driverRecord, send: (args: { readonly inviteId: string }) => args }),
})
