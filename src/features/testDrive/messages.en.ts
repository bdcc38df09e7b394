import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'
import type { OrderStatus } from './orderStatus'

const OWN: Readonly<Record<OrderStatus, string>> = { waiting: 'To be confirmed', confirmed: 'Confirmed', done: 'Done', cancelled: 'Cancelled' }

export const messages: Translation<typeof zh> = {
  /** The server's word is Chinese: it stands where this app knows no status of its own. */
  orderStatus: (name, status) => (status ? OWN[status] : name),
}
