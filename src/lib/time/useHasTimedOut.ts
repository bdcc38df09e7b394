import { useEffect, useState } from 'react'

/** True after the given time (ms): for a wait on something that the page can do without. */
export function useHasTimedOut(ms: number): boolean {
  const [hasTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasTimedOut
}
