import type { InferOutput } from 'valibot'
import { sendOrderTab } from '@/blocks/income/orderTabs'
import { optionalCents, count, strictCents, time } from '@/lib/reply/fields'
import { activityPageReply, incomeDay, injectCalls, inviteeCoupons, inviteRow, ladderReply, list, page, parseLadder, query, rewardRow, shareCallback, winners, type Ladder } from '@/services/candle'

/** `ladder`: steps by first orders; `orderAmount`: cents for each. `stat` is the driver's: of this settlement week, of today, and in all. */
const dipPlusPageReply = activityPageReply(
  {
    rewardRule: { ladder: ladderReply, orderAmount: optionalCents, inviteeAmount: optionalCents },
    stat: { periodIncome: strictCents, periodBegin: time, periodEnd: time, todayIncome: strictCents, totalIncome: strictCents, firstOrders: count, invited: count },
  },
  {},
)

/** Integer cents; the settlement week's days are `MM-DD`. */
export type Earnings = { readonly period: number; readonly from: string; readonly to: string; readonly today: number; readonly total: number; readonly firstOrders: number; readonly invited: number }

export type DipPlus = {
  readonly ladder: Ladder
  /** For each first order, and what the passenger gets. */
  readonly perOrder: number
  readonly inviteeCents: number
  /** Undefined for users who are not logged in. */
  readonly earnings: Earnings | undefined
}

function parseDipPlus({ activityInfo: { rewardRule }, stat }: InferOutput<typeof dipPlusPageReply>): DipPlus {
  return {
    ladder: parseLadder(rewardRule?.ladder),
    perOrder: rewardRule?.orderAmount ?? 0,
    inviteeCents: rewardRule?.inviteeAmount ?? 0,
    earnings: stat ? { period: stat.periodIncome, from: stat.periodBegin.slice(5, 10), to: stat.periodEnd.slice(5, 10), today: stat.todayIncome, total: stat.totalIncome, firstOrders: stat.firstOrders, invited: stat.invited } : undefined,
  }
}

export const {
  useQueryDipPlusPageQuery,
  useQueryDipPlusBarrageQuery,
  useDipPlusShareCallbackMutation,
  useQueryDipPlusInviteListInfiniteQuery,
  useQueryDipPlusProfitListInfiniteQuery,
  useQueryDipPlusProfitDetailInfiniteQuery,
  useQueryDipPlusInviteeCouponsQuery,
} = injectCalls({
  queryDipPlusPage: page({ reply: dipPlusPageReply, parse: parseDipPlus }),
  queryDipPlusBarrage: query(winners),
  dipPlusShareCallback: shareCallback(),
  queryDipPlusInviteList: list(inviteRow, { send: sendOrderTab }),
  queryDipPlusProfitList: list(incomeDay),
  /** One day's income; `date` is `YYYY-MM-DD`. */
  queryDipPlusProfitDetail: list(rewardRow, { send: ({ date }: { readonly date: string }) => ({ date }) }),
  queryDipPlusInviteeCoupons: query(inviteeCoupons),
})
