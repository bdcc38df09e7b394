import type { Hints } from '../../../../tests/faults/hints'

/** Passengers see none of the driver's own pages; visitors come by the code of a card. */
const driver = { mobile: '13900139000' }
const visitor = { search: '&promotorCode=D5M9TR', isLoggedIn: false }

export const hints: Hints = { '': driver, 'invitee-user-list': driver, 'invitee-user-income': driver, 'promotion-collect-page': visitor, 'join-collect-page': visitor }

export const kitCalls = ['getPageConfig', 'queryInviterCard']
