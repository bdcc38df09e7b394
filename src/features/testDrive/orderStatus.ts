const STATUS = { 1: 'waiting', 2: 'confirmed', 3: 'done', 4: 'cancelled' } as const

/** Waits to be confirmed, is confirmed, has been driven, or was cancelled. */
export type OrderStatus = (typeof STATUS)[keyof typeof STATUS]

/** The wire's orderStatus; undefined for one that this app does not know. */
export const parseOrderStatus = (mark: number): OrderStatus | undefined => STATUS[mark as keyof typeof STATUS]
