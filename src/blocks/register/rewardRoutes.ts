import type { InviteeDestination, InviteeRoutes, InviteeContext, RewardFacts } from '@/features/login'

/**
 * The pages that tell a friend what came of registering: a reward that is there, one that is still to come, a user who was known before.
 * `unknown`: where it could not be asked for, if the page of one that is to come would promise too much.
 */
export type RewardPages = Readonly<Record<'granted' | 'waiting' | 'existing', string>> & { readonly unknown?: string }

/** Where a friend is led after registering: by marketing's target link where there is one, else by what the backend says of the reward; home who invited themselves or was refused. Neither follows a link, nor does a reward that could not be asked for. */
export function rewardRoutes({ granted, waiting, existing, unknown = waiting }: RewardPages): InviteeRoutes {
  const toDestination = ({ isRisky, isSelfInvite, reward }: RewardFacts, { campaign, search, isNewUser }: InviteeContext): InviteeDestination => {
    const page = (name: string) => `/${campaign}/${name}${search}`
    const home = `/${campaign}${search}`
    if (isSelfInvite) return { path: home, word: 'selfInvite' }
    if (isRisky) return { path: home, word: 'risky' }
    if (reward === null) return { path: page(isNewUser ? unknown : existing), word: null }
    if (reward.status === 'hit') return { targetOr: page(granted), word: 'inviteSucceeded', cents: reward.cents }
    if (reward.status === 'receivedBefore') return { targetOr: page(existing), word: 'alreadyReceived' }
    return isNewUser ? { targetOr: page(waiting), word: 'registered' } : { targetOr: page(existing), word: 'alreadyRegistered' }
  }
  return { ask: 'reward', toDestination }
}
