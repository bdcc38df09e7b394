import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { HistoryContext } from './historyContext'
import { historySteps } from './historySteps'

/** A navigation that was held back until the user decides. */
export type BlockedNavigation = { readonly go: () => void; readonly stay: () => void }

/** Holds back every navigation for which `mustAsk` (given the pathname with the base path) is true, until the user decides; null when none is held. */
export function useLeaveGuard(mustAsk: (nextPathname: string) => boolean): BlockedNavigation | null {
  const history = useContext(HistoryContext)
  const [held, setHeld] = useState<BlockedNavigation | null>(null)
  const ask = useEffectEvent((nextPathname: string, go: () => void) => {
    if (!mustAsk(nextPathname)) return false
    const stay = () => setHeld(null)
    setHeld({
      stay,
      go: () => {
        stay()
        go()
      },
    })
    return true
  })
  useEffect(() => history?.steps(historySteps).guard((nextPathname, go) => ask(nextPathname, go)), [history])
  return held
}
