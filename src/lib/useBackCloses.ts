import { useContext, useEffect, useEffectEvent } from 'react'
import { HistoryContext } from './historyContext'

/**
 * Lets a step back close an overlay instead of leaving the page: while it is open it has an entry of its own in the history, which goes
 * again when it is closed by other means. Until `gone` resolves, a link to another document would leave that entry behind.
 */
export function useBackCloses(isOpen: boolean, onBack: () => void): { readonly gone: () => Promise<void> } {
  const history = useContext(HistoryContext)
  const close = useEffectEvent(onBack)
  useEffect(() => (isOpen ? history?.cover(() => close()) : undefined), [history, isOpen])
  return { gone: () => history?.uncovered() ?? Promise.resolve() }
}
