import type { InferOutput } from 'valibot'
import type { Paged } from '@/services/candle/paging'
import type { orderListReply } from './contract'

export type OrderTab = 'inProgress' | 'over'

export type OrderRow = {
  readonly orderNo: string
  readonly sourceId: string
  readonly statusName: string
  readonly carType: string
  readonly time: string
  readonly place: string
  readonly isOver: boolean
}

const TAB: Readonly<Record<OrderTab, number>> = { inProgress: 1, over: 2 }

export const toOrderListRequest = (sourceId: string, tab: OrderTab, pageNo: number, pageSize: number) => ({ sourceId, tab: TAB[tab], pageNo, pageSize })

export type OrderListReply = InferOutput<typeof orderListReply>

export function parseOrderList({ pageNo, pageSize, total, list }: OrderListReply, tab: OrderTab): Paged<OrderRow> {
  return {
    pageNo,
    pageSize,
    total,
    list: list.map(({ orderNo, sourceId, statusName, carType, experienceTime, originPoi }) => ({
      orderNo,
      sourceId,
      statusName: statusName ?? '',
      carType: carType ?? '',
      time: experienceTime ?? '',
      place: originPoi ?? '',
      isOver: tab === 'over',
    })),
  }
}
