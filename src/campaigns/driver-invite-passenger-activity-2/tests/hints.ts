import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = {
  // A friend who comes back by an invite link: only then is it asked which welcome it is, and who invites.
  'invitee-register': { mobile: '13600136000', search: '&promotorCode=P8K3QX' },
  'recall-user': { search: '&inviteePageType=4', who: [false] },
}

export const kitCalls = ['getPageConfig', 'inviteActivityResult', 'queryInviteePageType', 'queryInviterCard']
