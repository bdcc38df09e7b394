import { useEffect, type RefObject } from 'react'

/** Spec 1 §9, blur handler delay (ms). */
export const BLUR_DELAY_MS = 200

const isTextField = (element: EventTarget | null): boolean => element instanceof HTMLInputElement && element.type !== 'checkbox'

/** A web view on iOS leaves the page pushed up where the keyboard was. To scroll it to where it stands, or to its end, puts it back. */
function settlePage(): void {
  // The keyboard is still there, for another field or for the same one.
  if (isTextField(document.activeElement)) return
  window.scrollTo(0, Math.max(0, Math.min(window.pageYOffset, document.documentElement.scrollHeight - window.innerHeight)))
}

/** A little after a text field of the form has lost the focus the page is where it belongs. */
export function useSettledPage(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleBlur = ({ target }: FocusEvent): void => {
      if (!isTextField(target)) return
      clearTimeout(timer)
      timer = setTimeout(settlePage, BLUR_DELAY_MS)
    }
    element?.addEventListener('focusout', handleBlur)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('focusout', handleBlur)
    }
  }, [form])
}
