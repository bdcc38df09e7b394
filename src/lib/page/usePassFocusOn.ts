import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a card that goes by a press in it: then the heading of what takes its place has the focus, which would be nowhere. Not where the page has it elsewhere by
 * then; a dialog that the press was confirmed in loses it anyway. Gives the ref of an element in the card.
 */
export function usePassFocusOn(): Readonly<RefObject<HTMLDivElement | null>> {
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
