import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser restores the page from its cache: its content is as old as the moment it was left (spec 2 §4, pageshow). */
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
