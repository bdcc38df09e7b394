import type { Hints } from '../../../../tests/faults/hints'

// A candidate who comes by a link: only then is it asked who recommends. The form is a login of its own.
export const hints: Hints = { 'invitee-register': { search: '&promotorCode=P2W7NB' } }

export const kitCalls = ['getPageConfig', 'queryInviterCard']
