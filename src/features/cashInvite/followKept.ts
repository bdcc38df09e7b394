import { noCashInvite, type CashInviteState, type SharedWithdrawal } from './cashInviteState'

/**
 * What this tab makes of what another tab of the user has kept. An order of its own is let go only when the other says that it is settled: one
 * that is missing there may have been cleared with a session.
 */
export function followKept(state: CashInviteState, { owner, order, settled }: SharedWithdrawal): CashInviteState {
  const isOwn = state.owner === owner
  if (state.asking === 'first' || state.asking === 'again' || (state.order && !isOwn)) return state
  if (state.order && state.order.requestId === settled) return { ...state, order, settled, asking: null }
  const isNews = order !== null && order.requestId !== state.settled && (!state.order || (state.order.requestId === order.requestId && state.order.isUnknown !== order.isUnknown))
  return isNews ? { ...(isOwn ? state : { ...noCashInvite, owner, known: state.known }), order } : state
}
