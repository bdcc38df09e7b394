import type { InviteeDestination, InviteeRoutes, OutcomeFacts, InviteeContext } from '@/features/login'

/** A new driver, or one who drives here already; an outcome that is not known follows from whether the account is new. */
function toDestination({ isSelfInvite, outcome }: OutcomeFacts, { campaign, search, isNewUser }: InviteeContext): InviteeDestination {
  if (isSelfInvite) return { path: `/${campaign}${search}`, word: 'selfInvite' }
  const isNew = outcome === null ? isNewUser : outcome === 0
  const path = `/${campaign}/invitee-register-${isNew ? 'success' : 'already'}${search}`
  if (outcome === null) return { path, word: null }
  // Marketing's links are for new and for known accounts; a user whom we know may be a new driver all the same.
  return { ...(isNew === isNewUser ? { targetOr: path } : { path }), word: isNew ? 'registered' : 'alreadyRegistered', ...(outcome === 0 && { cents: null }) }
}

export const inviteeRoutes: InviteeRoutes = { ask: 'outcome', toDestination }
