import { toActivityRequest } from './useActivityRequest'

const nowhere = { sourceId: 'S', activityPromotorCode: null, cityCode: null, channel: null }
const loggedOut = { id: null, promotorCode: null, isNewUser: null }

describe('what a call says of activity and user (spec 2 §7.2)', () => {
  it.each([
    ['a logged-out user', nowhere, loggedOut, { sourceId: 'S', userUid: '', promotorCode: '', newUserFlag: 1 }],
    ['an existing user, with their own code', nowhere, { id: 'U1', promotorCode: 'MINE', isNewUser: false }, { sourceId: 'S', userUid: 'U1', promotorCode: 'MINE', newUserFlag: 1 }],
    [
      'a new user whom a friend brought',
      { ...nowhere, activityPromotorCode: 'FRIEND', cityCode: '310000', channel: 'SAIC' },
      { id: 'U2', promotorCode: 'MINE', isNewUser: true },
      { sourceId: 'S', userUid: 'U2', promotorCode: 'FRIEND', newUserFlag: 2, cityCode: '310000', channel: 'SAIC' },
    ],
  ] as const)('of %s', (_, from, who, body) => {
    expect(toActivityRequest(from, who)).toEqual(body)
  })
})
