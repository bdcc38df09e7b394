import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Extent } from './fitScale'

/** How much room an element has for its content, followed through every change. */
export function useElementSize(element: RefObject<HTMLElement | null>): Extent {
  const [room, setRoom] = useState<Extent>({ width: 640, height: 720 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return room
}
