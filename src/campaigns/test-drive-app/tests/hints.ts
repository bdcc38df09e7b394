import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = {
  // Without a session its first call is refused, and that leads to the login page.
  'order-list': { who: [true] },
}

export const kitCalls = ['getPageConfig']
