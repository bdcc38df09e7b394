import type { InviteRow } from '@/services/candle'

/** All whom a driver brought, those with a first order, and those without. */
export type OrderTab = 'all' | 'ordered' | 'waiting'

export const orderTabs = ['all', 'ordered', 'waiting'] as const

/** 1 with a first order, 2 without. */
const ORDERED: Readonly<Record<OrderTab, object>> = { all: {}, ordered: { orderStatus: 1 }, waiting: { orderStatus: 2 } }

export const sendOrderTab = ({ tab }: { readonly tab: OrderTab }): object => ORDERED[tab]

/** As the backend divides them. */
export const isInOrderTab = ({ status }: InviteRow, tab: OrderTab): boolean => tab === 'all' || (status === 'rewarded') === (tab === 'ordered')
