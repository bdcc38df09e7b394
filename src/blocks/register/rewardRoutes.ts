import type { Intent } from '@/blocks/intent/intent'
import type { InviteeDestination, InviteeRoutes, InviteeContext, RewardFacts } from '@/features/login'
import { NEW_USER_REWARD } from '@/services/candle'

/**
 * The pages that tell a friend what came of registering: a reward that is there, one that is still to come, a user who was known before.
 * `received`: of a registration's reward that was given before, where the page of a known user would refuse it. `unknown`: the page that can ask how the invitation stands, for a
 * reward that could not be asked for and for a known user, whose reward may still be to come.
 */
export type RewardPages = Readonly<Record<'granted' | 'waiting' | 'existing', string>> & { readonly received?: string; readonly unknown?: string }

/** The intent that leads a known user to the page `unknown`, which asks without a tap then. */
export const ASK_STATE: Intent = 'askState'

/** Where a friend is led after registering: by marketing's target link where there is one, else by what the backend says of the reward; home who invited themselves or was refused. Neither follows a link, nor does a reward that could not be asked for. */
export function rewardRoutes({ granted, waiting, existing, received, unknown }: RewardPages): InviteeRoutes {
  const toDestination = ({ isRisky, isSelfInvite, reward }: RewardFacts, { campaign, search, isNewUser }: InviteeContext): InviteeDestination => {
    const page = (name: string) => `/${campaign}/${name}${search}`
    const home = `/${campaign}${search}`
    if (isSelfInvite) return { path: home, word: 'selfInvite' }
    if (isRisky) return { path: home, word: 'risky' }
    if (reward === null) return { path: page(unknown ?? (isNewUser ? waiting : existing)), word: null }
    if (reward.status === 'hit') return { targetOr: page(granted), word: 'inviteSucceeded', cents: reward.cents }
    if (reward.status === 'receivedBefore') return received && reward.type === NEW_USER_REWARD ? { targetOr: page(received), word: 'alreadyReceived', isReceived: true } : { targetOr: page(existing), word: 'alreadyReceived' }
    if (isNewUser) return { targetOr: page(waiting), word: 'registered' }
    return unknown ? { targetOr: page(unknown), word: 'alreadyRegistered', intent: ASK_STATE } : { targetOr: page(existing), word: 'alreadyRegistered' }
  }
  return { ask: 'reward', toDestination }
}
