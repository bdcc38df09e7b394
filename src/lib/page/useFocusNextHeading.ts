import { useEffect, useRef, type RefObject } from 'react'

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
  if (!heading || !isFocusFree()) return
  heading.setAttribute('tabindex', '-1')
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}

function isFocusFree(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.closest('[role=dialog]') !== null
}
