import type { Channel } from '../../activity/channel'
import type { Order } from '../../orderModel'

export type OrderData = {
  readonly channel: Channel
  /** Undefined: there is no order. */
  readonly order: Omit<Order, 'hasDuty'> | undefined
  readonly isCancelling: boolean
  readonly now: number
}

export type OrderActions = { readonly cancel: () => unknown; readonly book: () => void; readonly back: () => void }
