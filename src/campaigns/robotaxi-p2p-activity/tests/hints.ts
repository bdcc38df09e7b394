import type { Hints } from '../../../../tests/faults/hints'

// A friend who comes by an invite link: only then is it asked who invites.
export const hints: Hints = { 'invitee-register': { search: '&promotorCode=P2W7NB' }, 'invitee-register-middle-page': { search: '&promotorCode=P2W7NB' } }

export const kitCalls = ['dealInviteeReward', 'getPageConfig', 'queryInviterCard', 'riskCheck']
