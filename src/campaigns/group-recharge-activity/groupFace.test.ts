import { groupFace, type GroupFace } from './groupFace'

it.each<['open' | 'full' | 'expired' | undefined, boolean, boolean, GroupFace]>([
  [undefined, false, false, 'open'],
  [undefined, false, true, 'missing'],
  ['open', false, true, 'join'],
  ['open', true, true, 'invite'],
  ['full', true, true, 'success'],
  ['full', false, true, 'full'],
  ['expired', true, true, 'refunded'],
  ['expired', false, true, 'over'],
])('a group that is %s, of a member (%s), named by the address (%s): %s', (status, isMember, isNamed, face) => {
  expect(groupFace(status && { status, isMember }, isNamed)).toBe(face)
})
