import type { Hints } from '../../../../tests/faults/hints'

/** Passengers see none of the inviter's pages. */
const driver = { mobile: '13900139000' }

export const hints: Hints = {
  '': driver,
  share: driver,
  'invite-record': driver,
  'invite-record-from-history': driver,
  'invite-detail': { ...driver, search: '&inviteId=now-1' },
  'income-list': driver,
  'income-list-from-history': driver,
  'week-list': driver,
  'history-list': driver,
  // Who drives already does so at each try.
  'invitee-register': { mobile: '13900139001', search: '&promotorCode=D5M9TR' },
}

export const kitCalls = ['getPageConfig', 'inviteActivityResult', 'queryInviterCard']
