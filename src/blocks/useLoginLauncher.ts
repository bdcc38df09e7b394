import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { autoLogin, tellMissingTicket, useLoginDispatch } from '@/features/login'
import { openHost } from '@/hosts'
import { useCampaignNavigate } from './useCampaignNavigate'

type Destination = {
  /** The address of the page that the login is for. */
  readonly to: string
  /** This page has done its work: a step back, from the login or from where it leads, passes it by. */
  readonly isPageDone?: boolean
}

/** Leads to the login and, once that is done, `to` the page that it is for. In the app with the navbar flag it is the app's own login (spec 2 §4), and the page stays. */
export function useLoginLauncher(onGivenUp?: () => void): (destination: Destination) => void {
  const { isApp, isNavBar } = useSelector(selectEntry)
  const dispatch = useLoginDispatch()
  const { open } = useCampaignNavigate()

  const logInHere = ({ to, isPageDone = false }: Destination) => open('login', { params: { orderNo: null }, replace: isPageDone, state: { from: to, isBehind: !isPageDone } })
  const logInByApp = async (destination: Destination) => {
    const host = await openHost()
    const reply = await host.nativeLogin()
    if (reply.ok) {
      await dispatch(autoLogin(false))
      return dispatch(tellMissingTicket())
    }
    // A user who closed the app's login did not want to log in; where the app has none, ours is there.
    if (reply.failure.kind === 'cancelled') onGivenUp?.()
    else logInHere(destination)
  }
  return (destination) => (isApp === 1 && isNavBar === 1 ? void logInByApp(destination) : logInHere(destination))
}
