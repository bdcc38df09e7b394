import { useEffect, useRef, type RefObject } from 'react'

/** True while the component is mounted: a reply that arrives later must not navigate a user who has left. */
export function useMountedRef(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
