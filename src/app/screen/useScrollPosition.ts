import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isPreviewDocument } from '@/features/preview'
import { onScreenShown } from '@/lib/page/screenState'
import { loadScrollPositions, saveScrollPositions } from './scrollPositions'

/**
 * A new page starts at its top; one that is returned to, also by a reload, is scrolled to where it was left. Its content may load
 * later, so the position is set again when the screen shows, unless the user has begun to scroll.
 */
export function useScrollPosition(): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const [kept] = useState(loadScrollPositions)
  const isFirst = useRef(true)

  useEffect(() => {
    // The browser would restore before the page is tall enough.
    if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual'
    // A preview keeps nothing.
    if (isPreviewDocument()) return
    const keep = () => saveScrollPositions(kept)
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [kept])

  useLayoutEffect(() => {
    // A document that is opened anew stands at its top: to ask would lay it out once more.
    const start = isFirst.current ? null : 0
    isFirst.current = false
    let wanted: number | null = isReturn ? (kept.get(key) ?? start) : 0
    const arrive = () => {
      if (wanted === null) return
      window.scrollTo(0, wanted)
      if (Math.abs(window.pageYOffset - wanted) <= 1) wanted = null
    }
    const stopRestoring = () => {
      wanted = null
    }
    const remember = () => {
      if (wanted === null) kept.set(key, window.pageYOffset)
    }
    arrive()
    const unsubscribe = onScreenShown(arrive)
    window.addEventListener('scroll', remember)
    window.addEventListener('touchstart', stopRestoring, { passive: true })
    window.addEventListener('wheel', stopRestoring)
    return () => {
      unsubscribe()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('touchstart', stopRestoring)
      window.removeEventListener('wheel', stopRestoring)
    }
  }, [key, isReturn, kept])
}
