import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { selectEntry } from '@/features/entry'
import { logInByItself, useLoginDispatch } from '@/features/login'
import { openHost } from '@/hosts'
import { PATH, withoutOrder } from './paths'

/** Leads to the login and, once that is done, to `from`. In the app with the navbar flag it is the app's own login (spec 2 §4), and nobody leaves the page. */
export function useLoginLauncher(onGivenUp?: () => void): (from: string) => void {
  const { isApp, isNavBar } = useSelector(selectEntry)
  const dispatch = useLoginDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()

  const logInHere = (from: string) => void navigate(PATH.login + withoutOrder(search), { state: { from } })
  const logInByApp = async (from: string) => {
    const host = await openHost()
    const reply = await host.nativeLogin()
    if (reply.ok) return dispatch(logInByItself(false))
    // Whoever closed the app's login did not want to log in; where the app has none, ours is there.
    if (reply.failure.kind === 'cancelled') onGivenUp?.()
    else logInHere(from)
  }
  return (from) => (isApp === 1 && isNavBar === 1 ? void logInByApp(from) : logInHere(from))
}
