import { isOwnPath } from '@/lib/url/safeUrl'
import type { InviteeReward } from '@/services/candle'

/** Parameters that a result page passes on, so that the friend can return to the page that sent them (spec 1 §2). */
export type ReturnFacts = { readonly needReturn: 0 | 1; readonly cityCode: string | null; readonly companyId: string | null; readonly promotorCode: string | null }

/** What the backend says of a friend whom a driver invited. Null: it could not be asked. */
export type OutcomeFacts = {
  /** The link is the user's own. */
  readonly isSelfInvite: boolean
  /** 0 a new user, 1 to 7 (spec 1 §9). */
  readonly outcome: number | null
  /** Which welcome a returning friend gets. */
  readonly pageType: number | null
  readonly carried: ReturnFacts
}

/** What the backend says of an invited friend's reward. Null: it could not be asked. */
export type RewardFacts = { readonly isRisky: boolean; readonly isSelfInvite: boolean; readonly reward: InviteeReward | null }

/** The toast after the login (spec 1 §8), by its key in `messages.ts`. */
export type MessageKey =
  | 'registered'
  | 'inviteSucceeded'
  | 'oldFriendInvited'
  | 'welcomeBack'
  | 'alreadyRegistered'
  | 'alreadyReceived'
  | 'risky'
  | 'selfInvite'
  | 'blackDriver'

/**
 * Where an invited friend is led. `path`: a page under the base path. `targetOr`: the target link that marketing set for new or for existing users, with the
 * message of the latter (spec 1 §4, steps 8 and 9), or this page where none is set; `takesAnyTarget`: the other kind's link is better than none.
 * `word`: the toast; null where a failure has been shown already. `cents`: set where the backend has just given a reward; null where it named no amount. `isReceived`: it gave the reward before.
 * `isRefused`: it gives none to this user. `intent`: what the page is to do at once.
 */
export type InviteeDestination = { readonly word: MessageKey | null; readonly cents?: number | null; readonly isReceived?: true; readonly isRefused?: true; readonly intent?: string } & ({ readonly path: string } | { readonly targetOr: string; readonly takesAnyTarget?: true })

/** The login page that the friend is on: its campaign's prefix and query string, and whether the user has just registered. */
export type InviteeContext = { readonly campaign: string; readonly search: string; readonly isNewUser: boolean }

/** How invited friends register in a campaign: what the backend is asked, and the campaign's own table of where the answer leads (spec 1 §4, after login, steps 6 and 7). */
export type InviteeRoutes =
  | { readonly ask: 'outcome'; readonly toDestination: (facts: OutcomeFacts, context: InviteeContext) => InviteeDestination }
  /** `call`: the campaign's own name for the question. */
  | { readonly ask: 'reward'; readonly call?: string; readonly toDestination: (facts: RewardFacts, context: InviteeContext) => InviteeDestination }

/** The page that sent the user to the login page; null where that is not known, or was a login page too. */
export function originOf(from: unknown): string | null {
  if (typeof from !== 'string' || !isOwnPath(from)) return null
  return /\/login\/?([?#]|$)/i.test(from) ? null : from
}
