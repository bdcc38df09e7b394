import type { Hints } from '../../../../tests/faults/hints'

/** Passengers are led away from the inviter's pages. */
const driver = { mobile: '13900139000' }

export const hints: Hints = { '': driver, share: driver, 'invitee-register': { search: '&promotorCode=D5M9TR' } }

export const kitCalls = ['getPageConfig', 'queryInviterCard']
