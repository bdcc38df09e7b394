import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser brings the page back from its cache: what it shows is as old as the moment it was left (spec 2 §4, pageshow). */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) restored()
    }
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
}
