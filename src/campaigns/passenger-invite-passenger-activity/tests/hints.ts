import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = {
  // A friend who comes by an invite link: only then is it asked who invites.
  'invitee-register': { search: '&promotorCode=P2W7NB' },
  // Who has a coupon.
  'invitee-register-success': { mobile: '13700137000' },
  'invitee-register-already': { mobile: '13700137000' },
}

export const kitCalls = ['dealInviteeReward', 'getPageConfig', 'queryInviterCard', 'riskCheck']
