import { defineCatalogue } from '@/lib/i18n'
import type { OrderStatus } from './orderStatus'

/** As the backend words them too (orderStatusName). */
export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatus, string>> = { waiting: '待确认', confirmed: '待试驾', done: '已完成', cancelled: '已取消' }

export const zh = {
  /** `name` is the server's own word (orderStatusName), which counts. */
  orderStatus: (name: string, status: OrderStatus | undefined) => name || (status ? ORDER_STATUS_NAMES[status] : ''),
}

export const orderStatusMessages = defineCatalogue(zh, () => import('./messages.en'))
