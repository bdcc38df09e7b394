import type { InferOutput } from 'valibot'
import { CODE } from '@/api/errorCodes'
import { refusalReceived, type WithdrawOrder } from '@/features/cashInvite'
import { jsonObject } from '@/lib/jsonObject'
import { centsIfAny, count, part, strictCents, strictCount, strictDebt, strictPay, whole, words } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { action, activityPageReply, followedWithdrawal, injectCalls, inviteRow, inviteRowReply, list, newest, page, parseInviteRow, query, rewardRow, shareCallback, winners, withdrawal, withdrawRow, type ActivityPage, type InviteRow } from '@/services/candle'

/** `latestInvites` are the newest three. What can be withdrawn may be a debt. */
export const cashPageReply = activityPageReply(
  {
    rewardRule: {
      /** Reached with `inviteCount` friends, a step gives `amount` once. */
      ladder: rows(jsonObject({ inviteCount: strictCount, amount: strictCents })),
      /** What one withdrawal may be, and what the page offers to choose from. */
      withdraw: part({ minAmount: strictPay, maxAmount: strictPay, amounts: rows(strictCents), channelName: words }),
    },
    /** `waitingFriends` are one ride away from giving `waitingAmount`. */
    stat: { withdrawable: strictDebt, pending: strictCents, totalEarned: strictCents, friendsInvited: count, waitingFriends: whole, waitingAmount: centsIfAny },
  },
  { latestInvites: rows(inviteRowReply) },
)

export type CashPageReply = InferOutput<typeof cashPageReply>

export type Wallet = { readonly withdrawable: number; readonly pending: number; readonly totalEarned: number; readonly friendsInvited: number }

/** Integer cents: what one withdrawal may be, what is offered to choose from, and where the money goes. */
export type WithdrawRule = { readonly limits: { readonly min: number; readonly max: number }; readonly amounts: readonly number[]; readonly channel: string }

export type Cash = {
  readonly ladder: readonly { readonly friends: number; readonly cents: number }[]
  readonly withdrawRule: WithdrawRule
  /** Undefined for users who are not logged in. */
  readonly wallet: Wallet | undefined
  readonly latestInvites: readonly InviteRow[]
  /** Friends who are one ride away from giving a reward, and what that would be. */
  readonly oneRideAway: { readonly friends: number; readonly cents: number }
}

export type CashPage = ActivityPage & Cash

const LATEST = 3

/** While the rule says nothing; whatever is asked for, the backend has the last word. */
const STANDARD_RULE: WithdrawRule = { limits: { min: 1000, max: 50_000 }, amounts: [1000, 2000, 5000, 10_000, 20_000, 50_000], channel: '' }

export function parseCash({ activityInfo: { rewardRule }, stat, latestInvites }: CashPageReply): Cash {
  const { ladder = [], withdraw } = rewardRule ?? {}
  const newest = latestInvites.slice(0, LATEST).map(parseInviteRow)
  return {
    ladder: ladder.map(({ inviteCount, amount }) => ({ friends: inviteCount, cents: amount })).sort((a, b) => a.friends - b.friends),
    withdrawRule: withdraw ? { limits: { min: withdraw.minAmount, max: withdraw.maxAmount }, amounts: withdraw.amounts.length > 0 ? withdraw.amounts : STANDARD_RULE.amounts, channel: withdraw.channelName } : STANDARD_RULE,
    wallet: stat ?? undefined,
    latestInvites: newest,
    oneRideAway: stat?.waitingFriends === undefined ? waitingIn(newest) : { friends: stat.waitingFriends, cents: stat.waitingAmount },
  }
}

/** Where the server does not sum them up: of those whom it names. */
function waitingIn(invites: readonly InviteRow[]): Cash['oneRideAway'] {
  const waiting = invites.filter(({ status }) => status === 'inProgress')
  return { friends: waiting.length, cents: waiting.reduce((total, invite) => total + invite.cents, 0) }
}

const NOTHING_KNOWN: Cash = { ladder: [], withdrawRule: STANDARD_RULE, wallet: undefined, latestInvites: [], oneRideAway: { friends: 0, cents: 0 } }

export type InviteTab = 'fresh' | 'recalled'

const INVITES: Readonly<Record<InviteTab, string>> = { fresh: 'queryPipCashInviteList', recalled: 'queryPipCashRecallInviteList' }

const cashApi = injectCalls({
  queryPipCashPage: page({ reply: cashPageReply, parse: parseCash, showsRefusals: NOTHING_KNOWN }),
  queryPipCashBarrage: query(winners),
  pipCashShareCallback: shareCallback(),
  /** An ended activity still pays (spec 2 §4, §7.2). */
  pipCashWithdraw: action({
    ...withdrawal,
    send: ({ cents: amount }: Pick<WithdrawOrder, 'cents'>) => ({ amount }),
    options: { tolerates: [CODE.activityEnded, CODE.activityClosed], suppressToast: true },
    // After it the page looks for the withdrawal in the list.
    timeoutMs: 15_000,
    refusedAs: (error, { requestId }) => refusalReceived({ requestId, error }),
  }),
  queryPipCashInviteList: list(inviteRow, { callFor: ({ tab }: { readonly tab: InviteTab }) => INVITES[tab] }),
  queryPipCashRewardsHistoryList: list(rewardRow),
  queryPipCashWithdrawList: list(withdrawRow),
  newestWithdrawals: newest(followedWithdrawal, 'queryPipCashWithdrawList'),
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
