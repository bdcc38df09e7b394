import type { InviteeDestination, InviteeRoutes, Place, RewardFacts } from '@/features/login'

/**
 * The pages that tell a friend what came of registering: a reward that is there, one that is still to come, a user who was known before.
 * `unknown`: where it could not be asked for, if the page of one that is to come would promise too much.
 */
export type RewardPages = Readonly<Record<'granted' | 'waiting' | 'existing', string>> & { readonly unknown?: string }

/** Where a friend is led after registering, by what the backend says of the reward; home who invited themselves. */
export function rewardRoutes({ granted, waiting, existing, unknown = waiting }: RewardPages): InviteeRoutes {
  const toDestination = ({ isRisky, isSelfInvite, reward }: RewardFacts, { campaign, search, isNewUser }: Place): InviteeDestination => {
    const page = (name: string) => `/${campaign}/${name}${search}`
    const home = `/${campaign}${search}`
    if (isSelfInvite) return { path: home, word: 'selfInvite' }
    if (isRisky) return { path: home, word: 'risky' }
    if (reward?.status === 'hit') return { path: page(granted), word: 'inviteSucceeded', cents: reward.cents }
    if (reward?.status === 'receivedBefore') return { path: page(existing), word: 'alreadyReceived' }
    if (isNewUser) return reward ? { path: page(waiting), word: 'registered' } : { path: page(unknown), word: null }
    return { path: page(existing), word: reward ? 'alreadyRegistered' : null }
  }
  return { ask: 'reward', toDestination }
}
