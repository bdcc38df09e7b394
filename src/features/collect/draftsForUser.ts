import { isTyped, type CollectDrafts, type CollectState } from './collectState'

const standing = (drafts: CollectDrafts): CollectDrafts => Object.fromEntries(Object.entries(drafts).filter(([, draft]) => isTyped(draft) || draft.outcome !== 'writing'))

/**
 * The drafts that this user may see. A session's end parks them: the same user gets them back, and another one's login drops them. What was typed
 * before any login belongs to the user who then logs in. `user`: the id, null before a login.
 */
export function draftsForUser(state: CollectState, user: string | null): CollectState {
  const { owner, drafts, parked } = state
  if (owner === user) return state
  if (user === null) return { drafts: {}, owner: null, parked: owner === null ? parked : { owner, drafts } }
  if (owner !== null) return { drafts: {}, owner: user, parked: null }
  return { drafts: { ...(parked?.owner === user && parked.drafts), ...standing(drafts) }, owner: user, parked: null }
}
