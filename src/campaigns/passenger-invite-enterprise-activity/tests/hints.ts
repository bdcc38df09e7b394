import type { Hints } from '../../../../tests/faults/hints'

/** A company's contact comes by a link, and has no account. */
export const hints: Hints = { land: { search: '&promotorCode=P2W7NB', isLoggedIn: false } }

export const kitCalls = ['getPageConfig', 'queryInviterCard']
