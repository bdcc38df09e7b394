/** How the server says that an order stands. Money of a `refunded` one is back, of a `closed` one it was never taken. */
export type PayStatus = 'unpaid' | 'processing' | 'paid' | 'closed' | 'refunded'

/** One order that a user has made, until they have seen its outcome. */
export type PayOrder = {
  /** Names the order from the tap on: the same again is the same order, whichever tab sends it. */
  readonly requestId: string
  /** What was chosen; sent again with it. */
  readonly input?: unknown
  /** Integer cents, as they were shown when the user said yes. */
  readonly cents: number
  /** Null until the server has answered. */
  readonly orderNo: string | null
  /** A pay panel was opened and has not said that nothing was paid: money may be on its way. */
  readonly isHandedOver: boolean
  /** When the panel was opened that has not answered (ms since the epoch, by this device); null where none is open, as far as known. */
  readonly panelSince: number | null
}

/** By the order's name: whose it is, in which activity, and for what. */
export type PayState = { readonly open: Readonly<Record<string, PayOrder>> }

export const noOrders: PayState = { open: {} }
