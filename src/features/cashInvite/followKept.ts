import { noCashInvite, type CashInviteState, type SharedWithdrawal } from './cashInviteState'

/**
 * What this tab makes of what another tab of the user has kept. An order of its own is let go only when the other says that it is settled: one
 * that is missing there may have been cleared with a session.
 */
export function followKept(state: CashInviteState, { owner, order, settled }: SharedWithdrawal): CashInviteState {
  if (state.asking === 'first' || state.asking === 'again') return state
  const isOwn = state.owner === owner
  if (state.order && state.order.requestId === settled) return { ...state, order: isOwn ? order : null, settled, asking: null }
  if (order === null || order.requestId === state.settled || (state.order && !isOwn)) return state
  const isNews = !state.order || (state.order.requestId === order.requestId && state.order.isUnknown !== order.isUnknown)
  return isNews ? { ...(isOwn ? state : { ...noCashInvite, owner, known: state.known }), order } : state
}
