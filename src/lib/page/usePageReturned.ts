import { useEffect, useEffectEvent } from 'react'
import { throttle, RETURN_INTERVAL_MS } from '../time/throttle'

/** Calls back when the user returns to the page, every few seconds at most: from another app, another tab, or the back-forward cache. */
export function usePageReturned(onReturned: () => void): void {
  const returned = useEffectEvent(onReturned)
  useEffect(() => {
    const { ask, stop } = throttle(RETURN_INTERVAL_MS, () => returned())
    const seen = () => {
      if (!document.hidden) ask()
    }
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) ask()
    }
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pageshow', restored)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pageshow', restored)
    }
  }, [])
}
