import { useContext, useEffect, useEffectEvent } from 'react'
import { HistoryContext } from './historyContext'
import { historySteps } from './historySteps'

/**
 * Lets a step back close an overlay instead of leaving the page: while it is open it has an entry of its own in the history, which goes
 * again when it is closed by other means.
 */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const history = useContext(HistoryContext)
  const close = useEffectEvent(onBack)
  useEffect(() => (isOpen ? history?.steps(historySteps).cover(() => close()) : undefined), [history, isOpen])
}
