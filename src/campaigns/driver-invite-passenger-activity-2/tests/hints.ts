import type { Hints } from '../../../../tests/faults/hints'

const driver = { mobile: '13900139000' }

export const hints: Hints = {
  '': driver,
  'invite-list': driver,
  'income-list': driver,
  'history-income-list': driver,
  'qr-code': driver,
  // A friend who comes back by an invite link: only then is it asked which welcome it is, and who invites.
  'invitee-register': { mobile: '13600136000', search: '&promotorCode=P8K3QX' },
  'recall-user': { search: '&inviteePageType=4', isLoggedIn: false },
}

export const kitCalls = ['getPageConfig', 'inviteActivityResult', 'queryInviteePageType', 'queryInviterCard']
