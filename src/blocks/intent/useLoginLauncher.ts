import { useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import { selectEntry } from '@/features/entry'
import { autoLogin, notifyMissingTicket, useLoginDispatch } from '@/features/login'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { openHost } from '@/hosts'
import { useIsShown } from '@/lib/page/useIsShown'
import { noteIntent, type Intent } from './intent'
import { useCampaignNavigate } from '../useCampaignNavigate'

type Destination = {
  /** The address of the page that the login is for. */
  readonly to: string
  /** What to do after the login, on a page that does it by `useIntent`. */
  readonly intent?: Intent
  /** This page is done: it is replaced in the history, so that a step back does not return to it. */
  readonly isPageDone?: boolean
}

/**
 * Leads to the login and, once that is done, `to` the page that it is for. In the app with the navbar flag it is the app's own login
 * (spec 2 §4), and the page stays: it continues as soon as there is a session.
 * `onGivenUp`: the user closed the app's login.
 */
export function useLoginLauncher(onGivenUp?: () => void): (destination: Destination) => void {
  const { isApp, isNavBar } = useSelector(selectEntry)
  const dispatch = useLoginDispatch()
  const store = useStore<WithSession>()
  const { pathname } = useLocation()
  const isShown = useIsShown()
  const { open } = useCampaignNavigate()

  const logInHere = ({ to, intent, isPageDone = false }: Destination) => {
    const isBehind = !isPageDone && to.split('?')[0] === pathname
    // The intent is for the page that asked for the login. Where `to` is another page, opening it is all that was wanted.
    open('login', { params: { orderNo: null }, replace: isPageDone, state: { from: to, isBehind, ...(isBehind && intent !== undefined ? { intent } : {}) } })
  }

  const logInByApp = async (destination: Destination) => {
    // The app may load the page anew once its user is logged in.
    if (destination.intent !== undefined) noteIntent(destination.intent)
    const host = await openHost()
    const reply = await host.nativeLogin()
    if (reply.ok) {
      await dispatch(autoLogin(false))
      await dispatch(notifyMissingTicket())
    }
    if (selectIsLoggedIn(store.getState()) || !isShown.current) return
    if (destination.intent !== undefined) noteIntent(null)
    // A user who closed the app's login did not want to log in; where the app has none, or no ticket for its user, ours is there.
    if (!reply.ok && reply.failure.kind === 'cancelled') onGivenUp?.()
    else logInHere(destination)
  }
  return (destination) => (isApp === 1 && isNavBar === 1 ? void logInByApp(destination) : logInHere(destination))
}
