import { ORDER_STATUS_NAMES } from './messages'

const STATUS = { 1: 'waiting', 2: 'confirmed', 3: 'done', 4: 'cancelled' } as const

/** Waits to be confirmed, is confirmed, has been driven, or was cancelled. */
export type OrderStatus = (typeof STATUS)[keyof typeof STATUS]

/** The wire's orderStatus. The specification has the status's name alone (spec 2 §3), which says as much where the number is absent (0). Undefined for one that this app does not know. */
export const parseOrderStatus = (mark: number, name: string): OrderStatus | undefined => STATUS[(mark || namedMark(name)) as keyof typeof STATUS]

/** Nothing more comes of the order. */
export const isOrderOver = (status: OrderStatus | undefined): boolean => status === 'done' || status === 'cancelled'

const namedMark = (name: string): number => Object.values(STATUS).findIndex((status) => ORDER_STATUS_NAMES[status] === name) + 1
