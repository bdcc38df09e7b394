import { useEffect, useState } from 'react'

/** Whole seconds, counting on from `from` until `limit`. Taken from the clock, since a page in the background may sleep through its timers. */
export function useElapsed(from: number, limit: number): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - began) / 1000)
      setPassed(seconds)
      if (from + seconds >= limit) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [from, limit])
  return Math.min(limit, from + passed)
}
