import type { Account } from '../state/accounts'
import { definePart, type MockState } from '../state/state'

/** By uid: when the account's first order was finished. */
const firstOrders = definePart('firstOrders', (): Record<string, string> => ({}))

/** Finishes an account's first order now; a second one changes nothing. Gives its time. */
export function finishFirstOrder(state: MockState, { uid }: Account): string {
  return (firstOrders.of(state)[uid] ??= state.clock.now())
}

/** When an account's first order was finished; undefined before. */
export function firstOrderTime(state: MockState, uid: string): string | undefined {
  return firstOrders.of(state)[uid]
}
