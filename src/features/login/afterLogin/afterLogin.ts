import { isSafeLink } from '@/lib/url/safeUrl'
import { originOf, type InviteeDestination, type MessageKey, type InviteeContext } from './invitee'

/** What decides where a person goes after logging in. */
export type AfterLoginFacts = {
  /** The page that hosts the login form goes on by itself. */
  readonly hasOnSuccess: boolean
  readonly isNewUser: boolean
  /** As configured; '' where nothing is. */
  readonly targetLinkAfterRegister: string
  readonly targetLinkAfterLogin: string
  readonly afterLoginMessage: string
  /** Where the campaign leads an invited friend, by what the backend says of them; null on a login page that is not for invited friends. */
  readonly toInvitee: ((context: InviteeContext) => InviteeDestination) | null
  /** A driver on the blacklist. */
  readonly isBlackDriver: boolean
  /** Where the person was sent to the login page from: path and query under the base path. Anything else counts as not known. */
  readonly from: unknown
  /** True: that page is one where friends register. */
  readonly isFromRegister?: unknown
  /** What was pressed there and needed the login, where that page is the one to do it; anything else counts as nothing. */
  readonly intent?: unknown
  /** The prefix of the campaign, and the query string of the login page, which its pages keep. */
  readonly campaign: string
  readonly search: string
}

export type LoginDestination =
  | { readonly to: 'callback' }
  | { readonly to: 'link'; readonly url: string; readonly message: string; readonly word?: MessageKey }
  /** `rewardCents`: a reward that was given just now, for the page to tell of; null where its amount is not known. `isReceived`: it was given before. `isRefused`: there is none for this user. `intent`: what is left to do there. */
  | { readonly to: 'page'; readonly path: string; readonly word?: MessageKey; readonly rewardCents?: number | null; readonly isReceived?: true; readonly isRefused?: true; readonly intent?: string }
  /** A configured link that must not be followed; the person goes home instead. */
  | { readonly to: 'home'; readonly path: string; readonly refusedLink: string }

/** Where a login leads (spec 1 §4, after login, steps 5 to 10, in their order). The caller has done steps 1 to 4. */
export function afterLogin(facts: AfterLoginFacts): LoginDestination {
  const { hasOnSuccess, isNewUser, toInvitee, isBlackDriver, from, isFromRegister, intent, campaign, search } = facts
  const home = `/${campaign}${search}`
  const origin = originOf(from)
  if (hasOnSuccess) return { to: 'callback' }
  if (isBlackDriver) return { to: 'page', path: origin ?? home, word: 'blackDriver' }
  if (toInvitee) return ofInvitee(facts, toInvitee({ campaign, search, isNewUser }))
  // It takes steps 6 and 7 by itself, and they come before 8 and 9.
  if (isFromRegister === true && origin !== null) return { to: 'page', path: origin }
  const link = isNewUser ? facts.targetLinkAfterRegister : facts.targetLinkAfterLogin
  if (link === '') return { to: 'page', path: origin ?? home, ...(origin !== null && typeof intent === 'string' ? { intent } : {}) }
  return refuseUnsafe(link, home) ?? { to: 'link', url: link, message: isNewUser ? '' : facts.afterLoginMessage }
}

/** Steps 6 and 7, and where the campaign leaves it to them, 8 and 9. */
function ofInvitee({ isNewUser, targetLinkAfterRegister, targetLinkAfterLogin, afterLoginMessage, campaign, search }: AfterLoginFacts, { word, cents, isReceived, isRefused, intent, ...way }: InviteeDestination): LoginDestination {
  const withWord = word ? { word } : {}
  const page = (path: string): LoginDestination => ({ to: 'page', path, ...withWord, ...(cents === undefined ? {} : { rewardCents: cents }), ...(isReceived && { isReceived }), ...(isRefused && { isRefused }), ...(intent !== undefined && { intent }) })
  if ('path' in way) return page(way.path)
  const [own, other] = isNewUser ? [targetLinkAfterRegister, targetLinkAfterLogin] : [targetLinkAfterLogin, targetLinkAfterRegister]
  const link = own || (way.takesAnyTarget ? other : '')
  if (link === '') return page(way.targetOr)
  const message = isNewUser || way.takesAnyTarget ? '' : afterLoginMessage
  // Marketing's words stand in for ours, but for those of a reward that was just given.
  return refuseUnsafe(link, `/${campaign}${search}`) ?? { to: 'link', url: link, message, ...((message === '' || cents !== undefined) && withWord) }
}

/** What comes in place of a link that must not be followed; null for one that may. */
function refuseUnsafe(link: string, home: string): LoginDestination | null {
  return isSafeLink(link) ? null : { to: 'home', path: home, refusedLink: link }
}
