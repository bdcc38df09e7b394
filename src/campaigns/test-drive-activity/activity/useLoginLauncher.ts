import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { selectEntry } from '@/features/entry'
import { autoLogin, useLoginDispatch } from '@/features/login'
import { openHost } from '@/hosts'
import { PATH, withoutOrder } from './paths'

/** Where a login leads, once it is done. */
type Way = {
  /** Path and query of the page that the login is for. */
  readonly to: string
  /** This page has done its work: a step back, from the login or from where it leads, passes it by. */
  readonly isPageDone?: boolean
}

/** Leads to the login and, once that is done, `to` the page that it is for. In the app with the navbar flag it is the app's own login (spec 2 §4), and nobody leaves the page. */
export function useLoginLauncher(onGivenUp?: () => void): (way: Way) => void {
  const { isApp, isNavBar } = useSelector(selectEntry)
  const dispatch = useLoginDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()

  const logInHere = ({ to, isPageDone = false }: Way) => void navigate(PATH.login + withoutOrder(search), { replace: isPageDone, state: { from: to, isBehind: !isPageDone } })
  const logInByApp = async (way: Way) => {
    const host = await openHost()
    const reply = await host.nativeLogin()
    if (reply.ok) return dispatch(autoLogin(false))
    // Whoever closed the app's login did not want to log in; where the app has none, ours is there.
    if (reply.failure.kind === 'cancelled') onGivenUp?.()
    else logInHere(way)
  }
  return (way) => (isApp === 1 && isNavBar === 1 ? void logInByApp(way) : logInHere(way))
}
