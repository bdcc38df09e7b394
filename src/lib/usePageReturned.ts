import { useEffect, useEffectEvent } from 'react'

/** Calls back whenever the user returns to the page: from another app, another tab, or the back-forward cache. */
export function usePageReturned(onReturned: () => void): void {
  const returned = useEffectEvent(onReturned)
  useEffect(() => {
    const seen = () => {
      if (!document.hidden) returned()
    }
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) returned()
    }
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pageshow', restored)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pageshow', restored)
    }
  }, [])
}
