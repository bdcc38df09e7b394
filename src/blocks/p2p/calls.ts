import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import type { RowsQuery, ListQueryOptions } from '@/blocks/list/listData'
import type { UseShareCallback } from '@/blocks/share/useReportShare'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, choice, count } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { action, activityPageReply, inviteRow, ladderReply, list, page, parseInviteRow, parseLadder, type ActionArg, type ActivityPage, type ActivityRequest, type CallArg, type InviteRow, type Ladder } from '@/services/candle'

/** What a campaign of this kind knows besides what every campaign does. */
export type P2p = {
  /** Integer cents; undefined where the rule does not say. */
  readonly offer: { readonly mine: number | undefined; readonly friends: number | undefined }
  readonly ladder: Ladder
  /** Undefined for a user who is not logged in. */
  readonly friendsInvited: number | undefined
  readonly latestInvites: readonly InviteRow[]
  /** Where it can be ridden. */
  readonly cities: readonly string[]
}

export type P2pTab = 'all' | 'done'

/** `granted`: the coupon was given at registering; `waiting`: it comes with the first ride; `existing`: no new user; `unclaimed`: nothing has been dealt with yet. */
export type InviteeState = 'granted' | 'waiting' | 'existing' | 'unclaimed'

const LATEST = 3

const pageReply = activityPageReply({ rewardRule: { inviterAmount: optionalCents, inviteeAmount: optionalCents, ladder: ladderReply }, stat: { friendsInvited: count } }, { latestInvites: rows(inviteRow.reply) })

/** Of 'cityCode-cityName' items (spec 2 §3). */
export const parseCities = (items: string): readonly string[] => items.split(',').flatMap((item) => /-(.+?)\s*$/.exec(item)?.[1] ?? [])

// The calls, for `injectCalls` of each campaign under the names of its own.

export const p2pPage = page({
  reply: pageReply,
  parse: ({ activityInfo: { activity, rewardRule }, stat, latestInvites }): P2p => ({
    offer: { mine: rewardRule?.inviterAmount || undefined, friends: rewardRule?.inviteeAmount || undefined },
    ladder: parseLadder(rewardRule?.ladder),
    friendsInvited: stat?.friendsInvited,
    latestInvites: latestInvites.slice(0, LATEST).map(parseInviteRow),
    cities: parseCities(activity.availableCities),
  }),
})

/** `status` 3: only friends who have taken their first ride. */
export const p2pInvites = list(inviteRow, { send: ({ tab }: { readonly tab: P2pTab }) => (tab === 'done' ? { status: 3 } : {}) })

const stateReply = jsonObject({ inviteeState: choice({ 1: 'granted', 2: 'waiting', 3: 'existing' }, 'unclaimed') })

/** The state of the invitation for the user who opened its link. Asked at a tap, so a failure is shown. */
export const p2pInviteeState = action({ reply: stateReply, parse: ({ inviteeState }): InviteeState => inviteeState })

/** The hooks of a campaign's calls. */
export type P2pCalls = {
  readonly usePage: TypedUseQuery<ActivityPage & P2p, CallArg<undefined>, typeof baseQuery>
  readonly useInvites: (arg: { readonly request: ActivityRequest; readonly args: { readonly tab: P2pTab } }, options: ListQueryOptions) => RowsQuery<InviteRow>
  readonly useInviteeState: () => readonly [(arg: ActionArg<undefined>) => PromiseLike<{ readonly data?: InviteeState | undefined }>, ...unknown[]]
  readonly useShareCallback: UseShareCallback
}
