import type { InferOutput } from 'valibot'
import { withdrawCall } from '@/features/cashInvite'
import { optionalCents, count, strictCents, strictSignedCents, whole } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import {
  activityPageReply,
  followedWithdrawal,
  injectCalls,
  inviteRow,
  inviteRowReply,
  ladderReply,
  list,
  newestRows,
  page,
  parseInviteRow,
  parseLadder,
  parseWithdrawRule,
  query,
  rewardRow,
  shareCallback,
  winners,
  withdrawRow,
  withdrawRuleReply,
  type ActivityPage,
  type InviteRow,
  type Ladder,
  type WithdrawRule,
} from '@/services/candle'

/** `latestInvites` are the newest three. What can be withdrawn may be a debt; `waitingFriends` are one ride away from giving `waitingAmount`. */
export const cashPageReply = activityPageReply(
  {
    rewardRule: { ladder: ladderReply, withdraw: withdrawRuleReply },
    stat: { withdrawable: strictSignedCents, pending: strictCents, totalEarned: strictCents, friendsInvited: count, waitingFriends: whole, waitingAmount: optionalCents },
  },
  { latestInvites: rows(inviteRowReply) },
)

export type Wallet = { readonly withdrawable: number; readonly pending: number; readonly totalEarned: number; readonly friendsInvited: number }

export type Cash = {
  readonly ladder: Ladder
  readonly withdrawRule: WithdrawRule
  /** Undefined for users who are not logged in. */
  readonly wallet: Wallet | undefined
  readonly latestInvites: readonly InviteRow[]
  /** Friends who are one ride away from giving a reward, and what that would be. */
  readonly oneRideAway: { readonly friends: number; readonly cents: number }
}

export type CashPage = ActivityPage & Cash

const LATEST = 3

export function parseCash({ activityInfo: { rewardRule }, stat, latestInvites }: InferOutput<typeof cashPageReply>): Cash {
  const newestInvites = latestInvites.slice(0, LATEST).map(parseInviteRow)
  return {
    ladder: parseLadder(rewardRule?.ladder),
    withdrawRule: parseWithdrawRule(rewardRule?.withdraw),
    wallet: stat ?? undefined,
    latestInvites: newestInvites,
    oneRideAway: stat?.waitingFriends === undefined ? waitingIn(newestInvites) : { friends: stat.waitingFriends, cents: stat.waitingAmount },
  }
}

/** Where the server does not sum them up: of those whom it names. */
function waitingIn(invites: readonly InviteRow[]): Cash['oneRideAway'] {
  const waiting = invites.filter(({ status }) => status === 'inProgress')
  return { friends: waiting.length, cents: waiting.reduce((total, invite) => total + invite.cents, 0) }
}

const NOTHING_KNOWN: Cash = { ladder: [], withdrawRule: parseWithdrawRule(), wallet: undefined, latestInvites: [], oneRideAway: waitingIn([]) }

export type InviteTab = 'fresh' | 'recalled'

const INVITES: Readonly<Record<InviteTab, string>> = { fresh: 'queryPipCashInviteList', recalled: 'queryPipCashRecallInviteList' }

const cashApi = injectCalls({
  queryPipCashPage: page({ reply: cashPageReply, parse: parseCash, showsRefusals: NOTHING_KNOWN }),
  queryPipCashBarrage: query(winners),
  pipCashShareCallback: shareCallback(),
  pipCashWithdraw: withdrawCall({ refreshes: ['queryPipCashPage', 'queryPipCashWithdrawList'] }),
  queryPipCashInviteList: list(inviteRow, { callFor: ({ tab }: { readonly tab: InviteTab }) => INVITES[tab] }),
  queryPipCashRewardsHistoryList: list(rewardRow),
  queryPipCashWithdrawList: list(withdrawRow),
  newestWithdrawals: newestRows(followedWithdrawal, 'queryPipCashWithdrawList'),
  queryPipCashHisWithdrawList: list(withdrawRow),
})

export const {
  useQueryPipCashPageQuery,
  useQueryPipCashBarrageQuery,
  usePipCashShareCallbackMutation,
  useQueryPipCashInviteListInfiniteQuery,
  useQueryPipCashRewardsHistoryListInfiniteQuery,
  useQueryPipCashWithdrawListInfiniteQuery,
  useQueryPipCashHisWithdrawListInfiniteQuery,
} = cashApi
export const { newestWithdrawals, pipCashWithdraw, queryPipCashPage } = cashApi.endpoints
