import { useEffect, useState } from 'react'

/** True once something has been under way for that long (ms), and until it is no more: what waits for it can do without. The time of another one, by its name, begins anew. */
export function useIsOverdue(underWay: boolean | string | undefined, ms: number): boolean {
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => setOverdue(true), ms)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [underWay, ms])
  return isOverdue
}
