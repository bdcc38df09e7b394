import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { isFirstEntry } from './browserEntries'
import { HistoryContext } from './historyContext'
import { historySteps } from './historySteps'
import { isEntryBehind } from './isEntryBehind'

/** A navigation that was held back until the user decides. */
export type BlockedNavigation = { readonly go: () => void; readonly stay: () => void }

/** A step out of the app that has not happened by then does not (ms): a web view may do nothing about it. */
const LEAVING_MS = 10_000

type LeaveGuardOptions = {
  /** Given the pathname of a page of the app, with the base path. */
  readonly mustAsk: (nextPathname: string) => boolean
  /** Whether a step back out of the app is held back, too. */
  readonly mustAskOut: boolean
  /** The way out where nothing lies behind the page. */
  readonly exit: () => void
}

/** Holds back every navigation that must be asked about, until the user decides; null when none is held. */
export function useLeaveGuard({ mustAsk, mustAskOut, exit }: LeaveGuardOptions): BlockedNavigation | null {
  const history = useContext(HistoryContext)
  const [held, setHeld] = useState<BlockedNavigation | null>(null)
  const [isLeavingApp, setLeavingApp] = useState(false)
  const hold = (go: () => void) => {
    const stay = () => setHeld(null)
    setHeld({
      stay,
      go: () => {
        stay()
        go()
      },
    })
  }
  const ask = useEffectEvent((nextPathname: string, go: () => void) => {
    const isHeld = mustAsk(nextPathname)
    if (isHeld) hold(go)
    return isHeld
  })
  useEffect(() => history?.steps(historySteps).guard((nextPathname, go) => ask(nextPathname, go)), [history])

  // No step out of the document can be undone: the app's first page has an entry of its own on top, as an overlay has, for as long as it would be asked about.
  const askOut = useEffectEvent(() => hold(() => setLeavingApp(true)))
  useEffect(() => (mustAskOut && !isLeavingApp && isFirstEntry() ? history?.steps(historySteps).cover(() => askOut(), true) : undefined), [history, mustAskOut, isLeavingApp])
  const leaveApp = useEffectEvent(() => void history?.uncovered().then(() => (isEntryBehind() ? history.go(-1) : exit())))
  useEffect(() => {
    if (!isLeavingApp) return
    leaveApp()
    // A page that is still there, or that comes back, asks again.
    const stay = () => setLeavingApp(false)
    const timer = setTimeout(stay, LEAVING_MS)
    window.addEventListener('pageshow', stay)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', stay)
    }
  }, [isLeavingApp])
  return held
}
