import { userOfOwnerKey } from '@/lib/ownerKey'
import { noCashInvite, type CashInviteState } from './cashInviteState'

type Orders = CashInviteState['others']

export const isSameUser = (owner: string | null, other: string | null): boolean => owner !== null && other !== null && userOfOwnerKey(owner) === userOfOwnerKey(other)

/** Without the one that has this name. */
export const withoutOrder = (orders: Orders, requestId: string | null): Orders => Object.fromEntries(Object.entries(orders).filter(([, order]) => order.requestId !== requestId))

/** All that is not known yet, by whose it is. */
const unsettled = ({ owner, order, others }: CashInviteState): Orders => (owner !== null && order ? { ...others, [owner]: order } : others)

/**
 * Begins anew for another owner. What another user did is not theirs, and goes. What the same user has sent in another activity is put aside until its outcome is known: the
 * money may have been paid (config/adr/0003). An owner who is here already gets back what another tab has put aside.
 */
export function ownedBy(state: CashInviteState, owner: string): CashInviteState {
  const isHere = state.owner === owner
  if (isHere && !state.others[owner]) return state
  const { [owner]: order = null, ...others } = Object.fromEntries(Object.entries(unsettled(state)).filter(([whose]) => isSameUser(whose, owner)))
  return { ...(isHere ? state : { ...noCashInvite, owner, known: state.known }), order, others }
}
