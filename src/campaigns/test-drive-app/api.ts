import type { InferOutput } from 'valibot'
import { parseOrderStatus, type OrderStatus } from '@/features/testDrive'
import { jsonObject } from '@/lib/reply/jsonObject'
import { enumNumber, strictText, text } from '@/lib/reply/fields'
import { injectCalls, list } from '@/services/candle'

export type OrderTab = 'inProgress' | 'over'

export type OrderRow = {
  readonly orderNo: string
  readonly sourceId: string
  readonly status: OrderStatus | undefined
  readonly statusName: string
  readonly carType: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string
  readonly place: string
  readonly isOver: boolean
}

const orderReply = jsonObject({ orderNo: strictText, sourceId: strictText, orderStatus: enumNumber, statusName: text, carType: text, experienceTime: text, originPoi: text })

type Args = { readonly tab: OrderTab }

const TAB: Readonly<Record<OrderTab, number>> = { inProgress: 1, over: 2 }

export function parseOrder({ orderNo, sourceId, orderStatus, statusName, carType, experienceTime, originPoi }: InferOutput<typeof orderReply>, { tab }: Args): OrderRow {
  return { orderNo, sourceId, status: parseOrderStatus(orderStatus, statusName), statusName, carType, time: experienceTime, place: originPoi, isOver: tab === 'over' }
}

export const { useQueryTestDriveOrderListInfiniteQuery } = injectCalls({
  queryTestDriveOrderList: list({ reply: orderReply, parse: parseOrder }, { send: ({ tab }: Args) => ({ tab: TAB[tab] }) }),
})
