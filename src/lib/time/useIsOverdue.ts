import { useEffect, useState } from 'react'

/** True once something has been under way for that long (ms), and until it is no more: what waits for it can do without. */
export function useIsOverdue(isUnderWay: boolean, ms: number): boolean {
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setOverdue(true), ms)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [isUnderWay, ms])
  return isOverdue
}
