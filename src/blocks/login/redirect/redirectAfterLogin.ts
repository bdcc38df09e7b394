import { pathInside } from '@/blocks/followLink/pathInside'
import { currentLocation } from '@/lib/history/browserEntries'
import type { useNavigate } from '@/lib/history/useNavigate'
import { withLanguage } from '@/lib/i18n/withLanguage'
import { afterLogin, afterLoginFactsChunk, type LoginDestination, type LoginResult, type InviteeRoutes, type useLoginDispatch } from '@/features/login'
import { toast, TOAST_MS } from '@/ui/feedback/toast'
import { externalNavigation } from '@/lib/history/externalNavigation'
import type { LoginConfig } from '../loginPageData'

export type Links = Pick<LoginConfig, 'targetLinkAfterRegister' | 'targetLinkAfterLogin' | 'afterLoginMessage'>

/** Where the person stands, and how they get on. */
export type RedirectContext = {
  readonly campaign: string
  readonly sourceId: string | null
  readonly search: string
  /** The state of the navigation that led to the login page. */
  readonly state: unknown
  /** The base path. */
  readonly base: string
  readonly navigate: ReturnType<typeof useNavigate>
  readonly dispatch: ReturnType<typeof useLoginDispatch>
  /** False once the person has gone elsewhere. */
  readonly isMounted: () => boolean
  /** Takes the form away: it has done its work, and another document is on its way. */
  readonly hold: () => void
  readonly onSuccess: ((result: LoginResult) => void) | undefined
  /** How friends register here; null where they do not. */
  readonly inviteeRoutes: InviteeRoutes | null
  /** The backend has a say in where this person goes. */
  readonly mustAsk: boolean
}

/** Goes where `afterLogin` says. The login page leaves no trace in the history: back leads to the page before it. */
export async function redirectAfterLogin(result: LoginResult, links: Links, context: RedirectContext): Promise<void> {
  const { campaign, search, state, dispatch, isMounted, onSuccess, mustAsk } = context
  const facts = mustAsk ? await gather(result, context) : noFacts
  // A person who went elsewhere meanwhile is not pulled back.
  if (!facts || !isMounted()) return
  const { showAfterLoginMessage, ...known } = facts
  const { from, isFromRegister, intent } = (state ?? {}) as { readonly from?: unknown; readonly isFromRegister?: unknown; readonly intent?: unknown }
  const destination = afterLogin({ ...links, ...result, ...known, hasOnSuccess: onSuccess !== undefined, from, isFromRegister, intent, campaign, search })
  if ('word' in destination && destination.word && showAfterLoginMessage) dispatch(showAfterLoginMessage(destination.word, whenLeft(isMounted)))
  redirectTo(destination, result, context)
}

const noFacts = { toInvitee: null, isBlackDriver: false, showAfterLoginMessage: null }

/** Null when another page is on its way already. Without its code nothing more is known, and the user goes on. */
async function gather(result: LoginResult, { dispatch, inviteeRoutes }: RedirectContext) {
  try {
    const { fetchAfterLoginFacts, showAfterLoginMessage } = await afterLoginFactsChunk.read()
    const facts = await dispatch(fetchAfterLoginFacts(result, inviteeRoutes))
    return facts && { ...facts, showAfterLoginMessage }
  } catch {
    return noFacts
  }
}

/** Between two looks whether the page is still there (ms). */
const LOOK_MS = 50

/** Settles once the login page has been taken away: by a step back, which the browser takes in its own time, or by a navigation. */
async function whenLeft(isMounted: () => boolean): Promise<void> {
  while (isMounted()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

function redirectTo(destination: LoginDestination, result: LoginResult, context: RedirectContext): void {
  const goTo = (path: string, carried: object | null = null) => void context.navigate(path, { replace: true, state: carried })
  switch (destination.to) {
    case 'callback':
      return context.onSuccess?.(result)
    case 'link':
      if (destination.message) toast.success(destination.message)
      return follow(destination.url, destination.message !== '' || destination.word !== undefined, goTo, context)
    case 'home':
      // oxlint-disable-next-line no-console -- the author of the configuration finds the reason here
      console.warn(`The link after login is not safe to follow and was left out: ${destination.refusedLink}`)
      return goTo(destination.path)
    case 'page': {
      const { path, rewardCents, isReceived, isRefused, intent } = destination
      const carried = [rewardCents, isReceived, isRefused, intent].every((value) => value === undefined) ? null : { rewardCents, isReceived, isRefused, intent }
      if (!liesBehind(path)) return goTo(path, carried)
      return stepBack(() => goTo(path, carried), carried !== null, context)
    }
  }
}

/** Whether the page that the person came from is the entry before the login page's: one step back and it is there once, a replace and it is there twice. */
function liesBehind(path: string): boolean {
  const { from, isBehind } = (currentLocation().state ?? {}) as { from?: unknown; isBehind?: unknown }
  return isBehind === true && from === path
}

/** A web view that does not go back when it is told to (ms). */
const STEP_BACK_TIMEOUT_MS = 1_000

/** `goTo` also where the web view does not go back, and there with what the page is to have (`mustCarry`). */
function stepBack(goTo: () => void, mustCarry: boolean, { navigate, isMounted }: RedirectContext): void {
  const stopListening = (): void => window.removeEventListener('popstate', arrived)
  const arrived = (): void => {
    stopListening()
    if (mustCarry) goTo()
  }
  window.addEventListener('popstate', arrived)
  void navigate(-1)
  setTimeout(() => {
    stopListening()
    if (isMounted()) goTo()
  }, STEP_BACK_TIMEOUT_MS)
}

function follow(link: string, shouldToast: boolean, goTo: (path: string) => void, { base, campaign, sourceId, search, isMounted, hold }: RedirectContext): void {
  const url = link === base || link.startsWith(`${base}/`) ? withLanguage(link) : link
  const path = pathInside(url, base, { campaign, sourceId })
  if (path !== null) return goTo(path)
  // A link into an app does nothing where the app is missing, so there is a page behind it.
  const isWebPage = /^(https:|\/)/i.test(url)
  const goHome = (): void => goTo(`/${campaign}${search}`)
  if (isWebPage) hold()
  else goHome()
  // A message needs its time before another document takes its place. A user who has gone back meanwhile is not pulled away.
  setTimeout(() => (isWebPage && !isMounted()) || externalNavigation.replace(url) || (isWebPage && goHome()), shouldToast ? TOAST_MS : 0)
}
