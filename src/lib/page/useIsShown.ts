import { useEffect, useRef, type RefObject } from 'react'

/** True while the component is mounted: a reply that arrives later must not navigate a user who has left. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
