import type { InferInput, InferOutput } from 'valibot'
import type { TimeRange } from '@/blocks/timeRange/range'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, count, optionalObject, strictCents, strictPositiveCount, strictFlag, strictText, time, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { startClock, type ServerClock } from '@/lib/time/serverClock'
import { injectCalls, list, query } from '@/services/candle'

/** `targetOrders`: those of the last step. `amount`: what that brings, `earnedAmount`: what has been reached of it; integer cents. Times: `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
const awardEntries = {
  awardId: strictText,
  awardName: text,
  beginTime: time,
  endTime: time,
  finishedOrders: count,
  targetOrders: count,
  amount: strictCents,
  earnedAmount: strictCents,
  status: choice({ 1: 'underWay', 2: 'reached', 3: 'missed', 4: 'settled' }, 'unknown'),
}
const awardReply = jsonObject(awardEntries)

/** As it is sent. */
export type AwardReply = InferInput<typeof awardReply>

export type Award = {
  readonly id: string
  readonly name: string
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly first: string
  readonly last: string
  readonly finished: number
  readonly target: number
  readonly cents: number
  readonly earned: number
  readonly status: 'underWay' | 'reached' | 'missed' | 'settled' | 'unknown'
}

function parseAward({ awardId, awardName, beginTime, endTime, finishedOrders, targetOrders, amount, earnedAmount, status }: InferOutput<typeof awardReply>): Award {
  return { id: awardId, name: awardName, first: beginTime.slice(0, 10), last: endTime.slice(0, 10), finished: finishedOrders, target: targetOrders, cents: amount, earned: earnedAmount, status }
}

/** How many orders bring how much (cents), the lowest first. */
export type AwardStep = { readonly orders: number; readonly cents: number }

/** `judged`: how many orders were looked at, those included that do not count. `endTime`: '' where it has no end. */
export type AwardRecord = Award & { readonly endTime: string; readonly judged: number; readonly steps: readonly AwardStep[]; readonly clock: ServerClock | undefined }

const detailReply = jsonObject({ award: optionalObject({ ...awardEntries, orderTotal: count, steps: rows(jsonObject({ orderCount: strictPositiveCount, amount: strictCents })) }), serverTime: time })

/** Null: there is no such award, or it is not this driver's. */
const parseDetail = ({ award, serverTime }: InferOutput<typeof detailReply>): AwardRecord | null =>
  award && { ...parseAward(award), endTime: award.endTime, judged: award.orderTotal, steps: award.steps.map(({ orderCount, amount }) => ({ orders: orderCount, cents: amount })), clock: startClock(serverTime) }

/** `reason`: the server's own words on why an order does not count. */
const orderReply = jsonObject({
  orderNo: strictText,
  finishTime: time,
  fromPoi: text,
  toPoi: text,
  isCounted: strictFlag,
  reasonType: choice({ 1: 'cancelled', 2: 'abnormal' }, 'other'),
  reason: text,
})

export type JudgedOrder = { readonly id: string; readonly at: string; readonly from: string; readonly to: string; readonly isCounted: boolean; readonly kind: 'cancelled' | 'abnormal' | 'other'; readonly reason: string }

const order = {
  reply: orderReply,
  parse: ({ orderNo, finishTime, fromPoi, toPoi, isCounted, reasonType, reason }: InferOutput<typeof orderReply>): JudgedOrder => ({ id: orderNo, at: finishTime, from: fromPoi, to: toPoi, isCounted, kind: reasonType, reason }),
}

type Named = { readonly awardId: string }
const send = (args: Named) => args

export const { useQueryDriverAwardListInfiniteQuery, useQueryDriverAwardDetailQuery, useQueryDriverAwardOrderListInfiniteQuery } = injectCalls({
  queryDriverAwardList: list({ reply: awardReply, parse: parseAward }, { send: ({ beginDate, endDate }: TimeRange) => ({ beginDate, endDate }) }),
  queryDriverAwardDetail: query({ reply: detailReply, parse: parseDetail, send }),
  queryDriverAwardOrderList: list(order, { send }),
})
