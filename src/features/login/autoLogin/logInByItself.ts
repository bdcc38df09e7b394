import { pageHost } from '@/hosts'
import { retryImport } from '@/lib/retryImport'
import { entryRead, selectEntry } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { selectLogin, type LoginThunk, type WithLogin } from '../loginThunk'
import { autoLoginFailed, autoLoginStarted } from './autoLoginState'
import { howToLogIn } from './howToLogIn'

/** How long a page may wait for the host before it asks for a phone number (ms). */
export const AUTO_LOGIN_LIMIT = 8_000

export const selectIsLoggingInByItself = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'running'

/**
 * The login that needs no hands (spec 1 §4), once at the start of the page. It is marked as running before this returns, so that pages
 * behind a login wait for it. Never rejects: what fails is worded, and the login page is there.
 */
export const logInByItself =
  (isPreview: boolean): LoginThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { kind } = pageHost()
    if (kind === 'nativeApp' && !isPreview) dispatch(entryRead({ isApp: 1 }))
    const way = howToLogIn({ hostKind: kind, isLoggedIn: selectIsLoggedIn(getState()), mis: selectEntry(getState()).mis, isPreview })
    if (way === null) return
    dispatch(autoLoginStarted())
    try {
      const { logInByTicket, logInByMiniProgram } = await retryImport(() => import('./hostLogins'))
      await dispatch(way === 'ticket' ? logInByTicket() : logInByMiniProgram())
    } catch {
      // Its code could not be had.
    }
    if (selectIsLoggingInByItself(getState())) dispatch(autoLoginFailed())
  }
