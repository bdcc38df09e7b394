import { findByMobile, findByInviteCode, inviteCodeOf, KNOWN_PHONES, listInvitedBy, register } from './accounts'
import { createState } from './state'

const SOURCE = 'S1'

function setUp() {
  const state = createState({ seed: 'a', now: () => Date.UTC(2026, 10, 20) })
  const inviter = findByMobile(state, KNOWN_PHONES.driver)!
  const withoutCode = findByMobile(state, KNOWN_PHONES.driverWithoutCode)!
  return { state, inviter, withoutCode }
}

it('counts as brought by a driver whom the invitation named, newest first, and of this activity', () => {
  const { state, inviter } = setUp()
  const invitation = { sourceId: SOURCE, promotorCode: inviter.promoteCode }
  const friends = ['13500000001', '13500000002'].map((mobile) => register(state, mobile, invitation))
  register(state, '13500000003', { ...invitation, sourceId: 'S2' })
  expect(listInvitedBy(state, inviter, SOURCE)).toEqual(friends.toReversed())
})

it('counts nobody who came without a code as brought by a driver who has none', () => {
  const { state, withoutCode } = setUp()
  register(state, '13500000001', { sourceId: SOURCE, promotorCode: '' })
  expect(listInvitedBy(state, withoutCode, SOURCE)).toEqual([])
  expect(findByInviteCode(state, '')).toBeUndefined()
})

it('knows a driver without a code by the uid, which their invitations name', () => {
  const { state, inviter, withoutCode } = setUp()
  expect([inviteCodeOf(inviter), inviteCodeOf(withoutCode)]).toEqual(['D5M9TR', withoutCode.uid])
  expect(findByInviteCode(state, withoutCode.uid)).toBe(withoutCode)
  const friend = register(state, '13500000001', { sourceId: SOURCE, promotorCode: withoutCode.uid })
  expect(listInvitedBy(state, withoutCode, SOURCE)).toEqual([friend])
})
