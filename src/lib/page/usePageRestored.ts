import { useEffect, useEffectEvent } from 'react'
import { throttle, RETURN_INTERVAL_MS } from '../time/throttle'

/** Calls back when the browser restores the page from its cache, every few seconds at most: its content is as old as the moment it was left (spec 2 §4, pageshow). */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const { ask, stop } = throttle(RETURN_INTERVAL_MS, () => restored())
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) ask()
    }
    window.addEventListener('pageshow', listen)
    return () => {
      stop()
      window.removeEventListener('pageshow', listen)
    }
  }, [])
}
