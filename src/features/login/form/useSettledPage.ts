import { useEffect, useRef, type FocusEvent } from 'react'

/** Spec 1 §9, blur handler delay (ms). */
export const BLUR_DELAY_MS = 200

const isTextField = (element: Element | null): boolean => element instanceof HTMLInputElement && element.type !== 'checkbox'

/** A web view on iOS leaves the page pushed up where the keyboard was. To scroll it to where it stands, or to its end, puts it back. */
function settlePage(): void {
  // The keyboard is still there, for another field or for the same one.
  if (isTextField(document.activeElement)) return
  window.scrollTo(0, Math.max(0, Math.min(window.pageYOffset, document.documentElement.scrollHeight - window.innerHeight)))
}

/** The blur handler of a form with text fields: a little later the page is where it belongs. */
export function useSettledPage(): (event: FocusEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return ({ target }) => {
    if (!isTextField(target)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(settlePage, BLUR_DELAY_MS)
  }
}
