import { noCashInvite, type CashInviteState, type SharedWithdrawal } from './cashInviteState'
import { isSameUser, withoutOrder } from './ordersByOwner'

/**
 * What this tab makes of what another tab of the user has kept. An order of its own is let go only when the other says that it is settled: one
 * that is missing there may have been cleared with a session.
 */
export function syncWithdrawal(before: CashInviteState, kept: SharedWithdrawal): CashInviteState {
  const { owner, order, settled } = kept
  const state = withOthers(before, kept)
  if (state.asking === 'first' || state.asking === 'again') return state
  const isOwn = state.owner === owner
  if (state.order && state.order.requestId === settled) return { ...state, order: isOwn ? order : null, settled, asking: null }
  if (order === null || order.requestId === state.settled || (!isOwn && (state.order || isSameUser(owner, state.owner)))) return state
  const isNews = !state.order || (state.order.requestId === order.requestId && state.order.isUnknown !== order.isUnknown)
  return isNews ? { ...(isOwn ? state : { ...noCashInvite, owner, known: state.known, others: { ...kept.others } }), order } : state
}

/**
 * Of the user's other activities: what another tab has sent or put aside there is not known here either, until a tab says that it is settled. An order of this
 * activity that was put aside while this tab slept waits here for its page (`ownerChanged`).
 */
function withOthers(state: CashInviteState, { owner, order, others, settled }: SharedWithdrawal): CashInviteState {
  const left = withoutOrder(state.others, settled)
  const sent = Object.entries({ ...others, ...(owner !== null && owner !== state.owner && order && { [owner]: order }) })
  const heard = sent.filter(([whose, { requestId }]) => (whose !== state.owner || !state.order) && isSameUser(whose, state.owner) && !left[whose] && requestId !== settled && requestId !== state.settled)
  const isSame = heard.length === 0 && Object.keys(left).length === Object.keys(state.others).length
  return isSame ? state : { ...state, others: { ...left, ...Object.fromEntries(heard) } }
}
