import type { Account } from './accounts'
import { definePart, type MockState } from './state'

/** By uid: when somebody finished their first order. */
const firstOrders = definePart('firstOrders', (): Record<string, string> => ({}))

/** Finishes somebody's first order now; a second one changes nothing. Gives its time. */
export function finishFirstOrder(state: MockState, { uid }: Account): string {
  return (firstOrders.of(state)[uid] ??= state.clock.now())
}

/** When somebody finished their first order; undefined while they have not. */
export function firstOrderTime(state: MockState, uid: string): string | undefined {
  return firstOrders.of(state)[uid]
}
