import type { InviteeDestination, InviteeRoutes, InviteeContext, RewardFacts } from '@/features/login'
import { NEW_USER_REWARD } from '@/services/candle'

/** Where a driver's passenger is led by what became of the gift. A driver who opened their own link gets back to their home. */
function toDestination({ isRisky, isSelfInvite, reward }: RewardFacts, { campaign, search, isNewUser }: InviteeContext): InviteeDestination {
  const success = `/${campaign}/invitee-register-success${search}`
  const already = `/${campaign}/invitee-register-already${search}`
  if (isSelfInvite) return { path: `/${campaign}${search}`, word: 'selfInvite' }
  // The words say why there is no gift; that a new friend was known before would not be true.
  if (isRisky) return { path: isNewUser ? success : already, word: 'risky', isRefused: true }
  if (reward === null) return { path: isNewUser ? success : already, word: null }
  if (reward.status === 'hit') return { targetOr: success, word: 'inviteSucceeded', cents: reward.cents }
  // The success page lists the coupons that are there.
  if (reward.status === 'receivedBefore') return { targetOr: reward.type === NEW_USER_REWARD ? success : already, word: 'alreadyReceived' }
  return isNewUser ? { targetOr: success, word: 'registered' } : { targetOr: already, word: 'alreadyRegistered' }
}

export const inviteeRoutes: InviteeRoutes = { ask: 'reward', call: 'receiveDipPlusInviteeReward', toDestination }
