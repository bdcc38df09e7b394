import { useEffect } from 'react'

/** How many pages owe their user a result: one at most is shown, but the next may be there before the last has gone. */
let held = 0
let waiting: (() => void)[] = []

/** Settles once what is owed was seen, or its page has gone; undefined where nothing is owed. */
export const gateReleased = (): Promise<void> | undefined => (held > 0 ? new Promise((resolve) => waiting.push(resolve)) : undefined)

/** While a result is owed (a payment, a prize), the page of an activity that is over does not replace this page. */
export function useGateHold(isOwed: boolean): void {
  useEffect(() => {
    if (!isOwed) return undefined
    held += 1
    return () => {
      held -= 1
      const released = waiting
      waiting = []
      for (const release of released) release()
    }
  }, [isOwed])
}
