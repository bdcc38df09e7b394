import { useEffect } from 'react'

/** How many pages owe their user a result. A count, because the next page's hold may begin before the last page's has ended. */
let held = 0
let waiting: (() => void)[] = []

/** Settles once the result that is owed was seen, or its page has gone; undefined where none is. A page that shows its result for good holds the gate for as long as it is open. */
export const whenGateMayOpen = (): Promise<void> | undefined => (held > 0 ? new Promise((resolve) => waiting.push(resolve)) : undefined)

/** While a result is owed (a payment, a prize), the page of an activity that is over does not replace this page. */
export function useGateHold(holdsGate: boolean): void {
  useEffect(() => {
    if (!holdsGate) return undefined
    held += 1
    return () => {
      held -= 1
      const released = waiting
      waiting = []
      for (const release of released) release()
    }
  }, [holdsGate])
}
