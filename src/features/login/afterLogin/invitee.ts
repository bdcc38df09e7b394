import { isOwnPath } from '@/lib/safeUrl'
import { withParams } from '@/lib/query'
import type { InviteeReward } from '@/services/candle'

/** The two ways on which an invited friend registers (spec 1 §4, after login, steps 6 and 7). */
export type RegisterPath = 'driverInvite' | 'cash'

/** What a result page carries on, so that whoever sent the friend gets them back (spec 1 §2). */
export type ReturnFacts = { readonly needReturn: 0 | 1; readonly cityCode: string | null; readonly companyId: string | null; readonly promotorCode: string | null }

/** What the backend says of an invited friend. Null: it could not be asked, and nobody is stranded for it. */
export type InviteeFacts =
  | {
      readonly path: 'driverInvite'
      /** 0 a new user, 1 to 7 (spec 1 §9). */
      readonly outcome: number | null
      /** Which welcome a returning friend gets. */
      readonly pageType: number | null
      readonly carried: ReturnFacts
    }
  | { readonly path: 'cash'; readonly isRisky: boolean; readonly isSelfInvite: boolean; readonly reward: InviteeReward | null }

/** What is said on the way (spec 1 §8, toasts). */
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

/** A page under the base path; `cents` of a reward that it may tell of; or the configured target link, with the page that stands in for a missing one. `word` is null where a failure has been told already. */
export type InviteeDestination = { readonly word: MessageKey | null; readonly cents?: number | null } & ({ readonly path: string } | { readonly targetOr: string })

export type Place = { readonly campaign: string; readonly search: string; readonly isNewUser: boolean }

/** Steps 6 and 7 of "after login" (spec 1 §4). */
export function inviteeDestination(facts: InviteeFacts, place: Place): InviteeDestination {
  return facts.path === 'driverInvite' ? driverInviteDestination(facts, place) : cashDestination(facts, place)
}

type OutcomePage = readonly [page: string, word: MessageKey]

const NEW: OutcomePage = ['invitee-register-success', 'registered']
const KNOWN: OutcomePage = ['invitee-register-already', 'alreadyRegistered']

const DRIVER_INVITE_PAGES: ReadonlyMap<number, OutcomePage> = new Map([
  [0, NEW],
  [1, KNOWN],
  [2, ['invitee-receive-success', 'inviteSucceeded']],
  [3, ['invitee-receive-already', 'alreadyReceived']],
])

const isRecall = (value: number | null): value is number => value !== null && value >= 4 && value <= 7

/** Step 6: the outcome routes. One that is not known follows from whether the user is new. */
function driverInviteDestination({ outcome, pageType, carried }: Extract<InviteeFacts, { path: 'driverInvite' }>, { campaign, search, isNewUser }: Place): InviteeDestination {
  const { needReturn, cityCode, companyId, promotorCode } = carried
  const handedBack = needReturn === 1 ? { cityCode, companyId, promotorCode } : { cityCode: null, companyId: null, promotorCode: null }
  const to = (page: string, inviteePageType: number | null) => `/${campaign}/${page}${withParams(search, { ...handedBack, needReturn, inviteePageType })}`
  if (isRecall(outcome)) return { path: to('recall-user', isRecall(pageType) ? pageType : outcome), word: 'welcomeBack' }
  const [page, word] = DRIVER_INVITE_PAGES.get(outcome ?? -1) ?? (isNewUser ? NEW : KNOWN)
  return { path: to(page, null), word: outcome === null ? null : word }
}

/** Step 7. Type 5 is what a registration gives and has a target link; 1 to 4 are for friends who come back. */
function cashDestination({ isRisky, isSelfInvite, reward }: Extract<InviteeFacts, { path: 'cash' }>, { campaign, search, isNewUser }: Place): InviteeDestination {
  const page = (name: string) => `/${campaign}/${name}${search}`
  const home: InviteeDestination = { path: `/${campaign}${search}`, word: isNewUser ? 'registered' : 'alreadyRegistered' }
  if (isSelfInvite) return { ...home, word: 'selfInvite' }
  if (isRisky) return { ...home, word: 'risky' }
  if (reward === null) return { ...home, word: null }
  if (reward.status === 'none') return home
  const { status, type, cents } = reward
  const isBefore = status === 'receivedBefore'
  if (type === 5) return isBefore ? { targetOr: page('invitee-register-already'), word: 'alreadyReceived' } : { targetOr: page('invitee-register-success'), word: 'inviteSucceeded', cents }
  if (type < 1 || type > 5) return home
  const path = `/${campaign}/recall-user${withParams(search, { inviteeRewardType: type })}`
  return isBefore ? { path, word: 'alreadyReceived' } : { path, word: 'oldFriendInvited', cents }
}

/** Where the person was before the login page, null where that is not known or was a login page too. A page where friends register leads on by itself. */
export function originOf(from: unknown): string | null {
  if (typeof from !== 'string' || !isOwnPath(from)) return null
  return /\/login\/?([?#]|$)/.test(from) ? null : from
}
