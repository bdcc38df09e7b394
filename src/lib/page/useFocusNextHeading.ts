import { useEffect, useRef, type RefObject } from 'react'
import { focusHeading, isFocusFree } from './focusHeading'

/**
 * For a card that is removed by a press in it: moves the focus to the next heading, unless something else has it by then. A dialog in which the press was
 * confirmed loses it anyway. Gives the ref of an element in the card.
 */
export function useFocusNextHeading(): Readonly<RefObject<HTMLDivElement | null>> {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = inside.current?.closest('section')?.parentElement
    return () => {
      if (place?.isConnected) passFocusTo(place.querySelector('h2'))
    }
  }, [])
  return inside
}

/** Gives the focus to a heading, unless the page has it elsewhere. */
export function passFocusTo(heading: HTMLElement | null): void {
  if (isFocusFree() || document.activeElement?.closest('[role=dialog]')) focusHeading(heading)
}
