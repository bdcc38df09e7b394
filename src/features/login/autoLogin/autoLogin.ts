import { pageHost } from '@/hosts'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { entryRead, selectEntry } from '@/features/entry'
import { selectIsLoginUnfinished, loggedOut, selectIsLoggedIn, selectSession, selectToken, selectUserUid } from '@/features/session'
import { autoLoginFailed, autoLoginStarted, missingTicketNotified } from './autoLoginState'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import { autoLoginMethod } from './autoLoginMethod'
import type { IsCurrent } from './hostLogins'

/** How long a page may wait for the host before it asks for a phone number (ms). */
export const AUTO_LOGIN_TIMEOUT_MS = 8_000

type Way = NonNullable<ReturnType<typeof autoLoginMethod>>

/** Each in a chunk of its own: most visits need none. */
const ways: Readonly<Record<Way, () => Promise<(isCurrent: IsCurrent) => LoginThunk<Promise<void>>>>> = {
  ticket: async () => (await import('./hostLogins')).logInByTicket,
  miniProgram: async () => (await import('./hostLogins')).logInByMiniProgram,
  resume: async () => (await import('./resumeLogin')).resumeLogin,
}

/**
 * The automatic login (spec 1 §4), at the start of the page and where a later page asks for it; null where there is none. `asked`: this way, whatever the page's host. It is marked as running before
 * this returns, so that pages behind a login wait for it. Never rejects: what fails is worded, and the login page is there.
 */
export const autoLogin =
  (isPreview: boolean, asked?: Way): LoginThunk<Promise<void> | null> =>
  (dispatch, getState) => {
    const { kind } = pageHost()
    if (kind === 'nativeApp' && !isPreview) dispatch(entryRead({ isApp: 1 }))
    const state = getState()
    const way = asked ?? autoLoginMethod({ hostKind: kind, isLoggedIn: selectIsLoggedIn(state), isIdentified: selectUserUid(state) !== null, mis: selectEntry(state).mis, isPreview })
    if (way === null) return null
    const token = selectToken(state)
    dispatch(autoLoginStarted(token))
    const started = selectLogin(getState()).autoLogin
    const isCurrent: IsCurrent = () => selectLogin(getState()).autoLogin === started
    const giveUp = () => {
      if (!isCurrent()) return
      // No session stays half done: nothing else would finish it, and its pages wait for their user.
      if (selectIsLoginUnfinished(getState(), token)) dispatch(loggedOut({ reason: 'loginAbandoned' }))
      dispatch(autoLoginFailed())
    }
    // With the host's token, which may be the very one that was here, the login is as good as done: a form would be taken away again, with what was typed. What goes on from a token has it already.
    const timer = setTimeout(() => way !== 'resume' && selectSession(getState()) === selectSession(state) && giveUp(), AUTO_LOGIN_TIMEOUT_MS)
    const end = () => {
      clearTimeout(timer)
      giveUp()
    }
    // It rejects where its code could not be loaded; nothing else ends a wait for the code of the one that is spared above.
    return lazyChunk(ways[way]).read(AUTO_LOGIN_TIMEOUT_MS).then((logIn) => dispatch(logIn(isCurrent))).then(end, end)
  }

/** Tells the user, once, that the app gave no ticket. Called where a login was asked for; public pages work without one and show nothing. */
export const notifyMissingTicket = (): LoginThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectLogin(getState()).autoLogin.isTicketMissing) return
  dispatch(missingTicketNotified())
  const { showMissingTicket } = await import('./hostLogins')
  await showMissingTicket()
}
