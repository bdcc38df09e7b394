import { isOwnPath, isSafeLink } from '@/lib/safeUrl'

/** What decides where a person goes after logging in. */
export type AfterLoginFacts = {
  /** The page that hosts the login form goes on by itself. */
  readonly hasOnSuccess: boolean
  readonly isNewUser: boolean
  /** As configured; '' where nothing is. */
  readonly targetLinkAfterRegister: string
  readonly targetLinkAfterLogin: string
  readonly afterLoginMessage: string
  /** Where the person was sent to the login page from: path and query under the base path. Anything else counts as not known. */
  readonly from: unknown
  /** The campaign's home, with the query string of the login page. */
  readonly home: string
}

export type Destination =
  | { readonly to: 'callback' }
  | { readonly to: 'link'; readonly url: string; readonly message: string }
  | { readonly to: 'page'; readonly path: string }
  /** A configured link that must not be followed; the person goes home instead. */
  | { readonly to: 'home'; readonly path: string; readonly refusedLink: string }

/** Where a login leads (spec 1 §4, after login, steps 5 and 8 to 10). The caller has done steps 1 to 4. */
export function afterLogin({ hasOnSuccess, isNewUser, targetLinkAfterRegister, targetLinkAfterLogin, afterLoginMessage, from, home }: AfterLoginFacts): Destination {
  if (hasOnSuccess) return { to: 'callback' }
  const link = isNewUser ? targetLinkAfterRegister : targetLinkAfterLogin
  if (link === '') return { to: 'page', path: originOf(from) ?? home }
  if (!isSafeLink(link)) return { to: 'home', path: home, refusedLink: link }
  return { to: 'link', url: link, message: isNewUser ? '' : afterLoginMessage }
}

/** A login page is no place to come back to. */
function originOf(from: unknown): string | null {
  if (typeof from !== 'string' || !isOwnPath(from)) return null
  return /\/login\/?([?#]|$)/.test(from) ? null : from
}
