import { useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import { selectEntry } from '@/features/entry'
import { useLoginDispatch, type WithLogin } from '@/features/login'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { noteIntent, type Intent } from './intent'
import { useCampaignNavigate } from '../useCampaignNavigate'

export type LoginLaunch = {
  /** The address of the page that the login is for. */
  readonly to: string
  /** What to do after the login, on a page that does it by `useIntent`. */
  readonly intent?: Intent
  /** This page is done: it is replaced in the history, so that a step back does not return to it. */
  readonly isPageDone?: boolean
  /** Notes again what this page keeps by itself for after the login, and gives up with a login that failed: another one follows. */
  readonly noteAgain?: () => void
}

/** What the app's login is for, on the page that asked for it. */
export type PendingLogin = Pick<LoginLaunch, 'intent' | 'noteAgain'> & {
  /** There is a session, or the page has gone: nothing is asked for any more. */
  readonly isOver: () => boolean
  /** The user closed the app's login. */
  readonly onGivenUp: (() => void) | undefined
  /** To our own login. */
  readonly otherwise: () => void
}

/** Most visits need none. Where it cannot be loaded in time our own login is there. */
const appLogin = lazyChunk(() => import('./logInByApp'), [])
const TIMEOUT_MS = 8_000

/** The pending login of the app, for each store. A further press replaces it instead of opening a second login: the page of the first may be gone. */
const waiting = new WeakMap<object, PendingLogin>()

/**
 * Leads to the login and, once that is done, `to` the page that it is for. In the app with the navbar flag it is the app's own login
 * (spec 2 §4), and the page stays: it continues as soon as there is a session.
 * `onGivenUp`: the user closed the app's login.
 */
export function useLoginLauncher(onGivenUp?: () => void): (destination: LoginLaunch) => void {
  const { isApp, isNavBar } = useSelector(selectEntry)
  const dispatch = useLoginDispatch()
  const store = useStore<WithSession & WithLogin>()
  const { pathname } = useLocation()
  const isMounted = useMountedRef()
  const { open } = useCampaignNavigate()

  const logInHere = ({ to, intent, isPageDone = false }: LoginLaunch) => {
    const isBehind = !isPageDone && to.split('?')[0] === pathname
    // The intent is for the page that asked for the login. Where `to` is another page, opening it is all that was wanted.
    // The order that the page is about stands in `from`; the login is about none.
    open('login', { params: { orderNo: null }, replace: isPageDone, state: { from: to, isBehind, ...(isBehind && intent !== undefined ? { intent } : {}) } })
  }

  const logInByApp = (destination: LoginLaunch) => {
    // The app may load the page anew once its user is logged in.
    const { intent = null } = destination
    // What an earlier press was for is not done behind the login of this one.
    noteIntent(intent)
    const isOver = () => !isMounted.current || selectIsLoggedIn(store.getState())
    const otherwise = () => {
      if (isOver()) return
      // It goes along to our own login.
      if (intent !== null) noteIntent(null)
      logInHere(destination)
    }
    const isWaiting = waiting.has(store)
    waiting.set(store, { ...destination, isOver, onGivenUp, otherwise })
    if (isWaiting) return
    const takeNewest = () => {
      const newest = waiting.get(store)
      waiting.delete(store)
      return newest
    }
    appLogin.read(TIMEOUT_MS).then(
      ({ logInByApp: logIn }) => logIn(store, dispatch, takeNewest),
      () => takeNewest()?.otherwise(),
    )
  }
  return (destination) => (isApp === 1 && isNavBar === 1 ? logInByApp(destination) : logInHere(destination))
}
