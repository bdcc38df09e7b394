import type { InferOutput } from 'valibot'
import { sendOrderTab } from '@/blocks/income/orderTabs'
import { count, strictCents } from '@/lib/reply/fields'
import { activityPageReply, driverCode, injectCalls, inviteRow, ladderReply, list, page, parseLadder, query, rewardRow, type Ladder } from '@/services/candle'

/** `ladder`: steps by first orders. `stat` is the driver's. */
const dip2PageReply = activityPageReply({ rewardRule: { ladder: ladderReply }, stat: { totalIncome: strictCents, todayIncome: strictCents, firstOrders: count, invited: count } }, {})

/** Integer cents. */
export type Earnings = { readonly total: number; readonly today: number; readonly firstOrders: number; readonly invited: number }

export type Dip2 = {
  readonly ladder: Ladder
  /** Undefined for users who are not logged in. */
  readonly earnings: Earnings | undefined
}

const parseDip2 = ({ activityInfo: { rewardRule }, stat }: InferOutput<typeof dip2PageReply>): Dip2 => ({
  ladder: parseLadder(rewardRule?.ladder),
  earnings: stat ? { total: stat.totalIncome, today: stat.todayIncome, firstOrders: stat.firstOrders, invited: stat.invited } : undefined,
})

export const { useQueryDip2PageQuery, useQueryDip2QrCodeQuery, useQueryDip2InviteListInfiniteQuery, useQueryDip2IncomeListInfiniteQuery, useQueryDip2HistoryIncomeListInfiniteQuery } = injectCalls({
  queryDip2Page: page({ reply: dip2PageReply, parse: parseDip2 }),
  queryDip2QrCode: query(driverCode),
  queryDip2InviteList: list(inviteRow, { send: sendOrderTab }),
  queryDip2IncomeList: list(rewardRow),
  queryDip2HistoryIncomeList: list(rewardRow),
})
