import type { Group } from './api'

/**
 * What the page is to this user: `open` a group of one's own; `join` this one; `invite` to it, being in it; it was a `success`, or is over and the money
 * `refunded`; and for others it is `full`, `over`, or there is no such group (`missing`).
 */
export type GroupFace = 'open' | 'join' | 'invite' | 'success' | 'refunded' | 'full' | 'over' | 'missing'

/** `isNamed`: the address names a group. */
export function groupFace(group: Pick<Group, 'status' | 'isMember'> | undefined, isNamed: boolean): GroupFace {
  if (!group) return isNamed ? 'missing' : 'open'
  const { status, isMember } = group
  if (status === 'open') return isMember ? 'invite' : 'join'
  if (status === 'full') return isMember ? 'success' : 'full'
  return isMember ? 'refunded' : 'over'
}
