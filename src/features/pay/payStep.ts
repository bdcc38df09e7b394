import type { PayOrder, PayStatus } from './payState'

/**
 * Where a user is with an order:
 * - `idle`: none is open. `ordering`: it is being asked for. `unsure`: it is not known whether it was made; the same may be asked for again.
 * - `paying`: the host's panel is open. `checking`: the server is asked. `processing`: the server does not say yet, or cannot be asked.
 * - `unpaid`: made, and surely not paid. `paid`: the server says so. `over`: closed or given back, and no money is held.
 */
export type PayStep = 'idle' | 'ordering' | 'unsure' | 'paying' | 'checking' | 'processing' | 'unpaid' | 'paid' | 'over'

/** What this tab is doing about an order; null for nothing. */
export type PayWork = 'ordering' | 'paying' | 'checking' | null

/** Whether there is nothing more to wait for. Once a panel was open, a server that knows of no payment may still receive one. */
export function isSettled(status: PayStatus | undefined, isHandedOver: boolean): boolean {
  return status === 'paid' || status === 'closed' || status === 'refunded' || (status === 'unpaid' && !isHandedOver)
}

/** `status`: the server's last word on this order. Only that makes it paid: no panel's word does. */
export function payStep(order: PayOrder | undefined, work: PayWork, status: PayStatus | undefined): PayStep {
  if (!order) return 'idle'
  if (status === 'paid') return 'paid'
  if (status === 'closed' || status === 'refunded') return 'over'
  if (order.orderNo === null) return work === 'ordering' ? 'ordering' : 'unsure'
  if (work !== null) return work
  return isSettled(status, order.isHandedOver) ? 'unpaid' : 'processing'
}
