import { useContext } from 'react'
import { HistoryContext } from './historyContext'

/** Waits until the page's own entry is the current one: what is done then is done at once, and no step back of the app's own calls off a way to another document. */
export function useWaitForOverlaysClosed(): () => Promise<void> {
  const history = useContext(HistoryContext)
  return async () => history?.uncovered()
}
