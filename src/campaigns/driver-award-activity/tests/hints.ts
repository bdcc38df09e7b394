import type { Hints } from '../../../../tests/faults/hints'

/** Without a session its pages wait for the one of the page around them. */
const driver = { mobile: '13900139000', isLoggedIn: true }

export const hints: Hints = {
  list: driver,
  detail: { ...driver, search: '&awardId=week' },
  orderDetail: { ...driver, search: '&awardId=week' },
  chooseTime: driver,
}

export const kitCalls = ['getPageConfig']
