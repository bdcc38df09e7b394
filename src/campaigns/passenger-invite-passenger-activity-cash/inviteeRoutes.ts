import type { InviteeDestination, InviteeRoutes, InviteeContext, RewardFacts } from '@/features/login'
import { withParams } from '@/lib/url/query'
import { NEW_USER_REWARD } from '@/services/candle'

/** Step 7 of "after login" (spec 1 §4). Type 5 is what a registration gives and has a target link; 1 to 4 are for friends who come back. */
function toDestination({ isRisky, isSelfInvite, reward }: RewardFacts, { campaign, search, isNewUser }: InviteeContext): InviteeDestination {
  const page = (name: string) => `/${campaign}/${name}${search}`
  const home: InviteeDestination = { path: `/${campaign}${search}`, word: isNewUser ? 'registered' : 'alreadyRegistered' }
  if (isSelfInvite) return { ...home, word: 'selfInvite' }
  if (isRisky) return { ...home, word: 'risky' }
  if (reward === null) return { ...home, word: null }
  if (reward.status === 'none') return home
  const { status, type, cents } = reward
  const isBefore = status === 'receivedBefore'
  if (type === NEW_USER_REWARD) return { ...(isBefore ? { targetOr: page('invitee-register-already'), word: 'alreadyReceived' } : { targetOr: page('invitee-register-success'), word: 'inviteSucceeded', cents }), takesAnyTarget: true }
  if (type < 1 || type > 5) return home
  const path = `/${campaign}/recall-user${withParams(search, { inviteeRewardType: type })}`
  return isBefore ? { path, word: 'alreadyReceived', isReceived: true } : { path, word: 'oldFriendInvited', cents }
}

export const inviteeRoutes: InviteeRoutes = { ask: 'reward', toDestination }
