import type { tokenRejected } from '@/api/events'
import { apiMessages } from '@/api/messages'
import { selectEntry } from '@/features/entry'
import { autoLogin, selectIsAutoLoginUntried, selectIsPriorToken } from '@/features/login'
import { loggedOut, selectToken } from '@/features/session'
import type { Navigation } from '../navigationPort'
import { campaignOf, isGatePath, isLoginPath } from './campaignPath'
import type { Effect } from './reaction'

/**
 * A rejected token ends its session and leads to the campaign's login page (spec 1 §4), with the backend's message. Requests that are
 * rejected together end it once: the effect is unsubscribed while it runs, and afterwards their token is no longer the current one.
 * Where the host can log its user in automatically, it does, and nothing is said. Under a name that no campaign has there is no login page: its notices stay, and are for visitors too.
 */
export const endRejectedSession: Effect<ReturnType<typeof tokenRejected>> = async ({ payload }, { dispatch, getState, subscribe, unsubscribe }, { navigation, syncSession, notify }) => {
  unsubscribe()
  const isOfPriorSession = selectIsPriorToken(getState(), payload.token)
  const isOwn = payload.token === selectToken(getState())
  try {
    await syncSession()
    const token = selectToken(getState())
    // Another window may have ended the session already, and then this page has still to leave for the login.
    const isEnded = isOwn && payload.token !== null && token === null
    if (payload.token !== token && !isEnded) return
    const { pathname, wasReplace } = navigation.current()
    const own = campaignOf(pathname)
    const hasLogin = own === null || navigation.campaignHere() !== null
    // The notice of an activity is for visitors too, and the login page of one that is over leads back to it.
    if (payload.token === null && (isGatePath(pathname) || !hasLogin)) return
    const isLogin = isLoginPath(pathname)
    const isThere = wasReplace && isLogin
    if (token !== null || !(isThere || isEnded)) dispatch(loggedOut({ reason: token === null ? 'tokenMissing' : 'tokenRejected' }))
    // Begun before the login page is there, which waits for it and leads back. Not twice in a row: the host's token may be the one that is rejected. But one that was under
    // way with the session of before is begun anew: its calls were aborted with that session, or refused for its token.
    const isLoggingIn = token !== null && (isOfPriorSession || (!isLogin && selectIsAutoLoginUntried(getState()))) && dispatch(autoLogin(false)) !== null
    // On a login page the user sees no other sign of a refusal that came without words.
    if (isLogin) await apiMessages.ready()
    const words = payload.errMsg || (isLogin && apiMessages.read().server)
    if (words && !isLoggingIn) notify(words)
    const prefix = own ?? selectEntry(getState()).campaign
    if (!isThere && hasLogin && prefix !== null) leaveForLogin(prefix, navigation)
  } finally {
    subscribe()
  }
}

/** A login page that the user opened keeps the return path that it was opened with. A page where friends register is to have them back: what they came for is there. */
function leaveForLogin(prefix: string, { current, campaignHere, replace }: Navigation): void {
  const { pathname, search, state } = current()
  const origin = { from: pathname + search, ...(campaignHere()?.isRegister && { isFromRegister: true }) }
  replace(`/${prefix}/login${search}`, { state: isLoginPath(pathname) ? state : origin })
}
