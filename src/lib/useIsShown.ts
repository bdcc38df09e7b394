import { useEffect, useRef, type RefObject } from 'react'

/** True while the component is on the screen: an answer that comes later must not pull a person back who has gone elsewhere. */
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
