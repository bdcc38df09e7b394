import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { focusHeading, isFocusFree } from '@/lib/page/focusHeading'
import { onScreenShown } from '@/lib/page/screenState'

const controls = (): NodeListOf<HTMLElement> => document.querySelectorAll('a,button')

/**
 * After an in-app navigation the new page's heading gets the focus, so that a screen reader starts there; after a step back, what was
 * pressed there last. So does the page that another try has brought in an error's place. Not on the first page, and not while a field has the focus.
 */
export function useScreenFocus(): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const visit = useEffectEvent(() => ({ key, isReturn }))
  useEffect(() => {
    /** By the key of the history's entry: which control, and its text, since the page is drawn anew and may be another. */
    const pressed = new Map<string, readonly [at: number, text: string]>()
    const root = document.documentElement
    let shownAt = root.hasAttribute('data-app') ? window.location.pathname : undefined
    let wasError = root.getAttribute('data-app') === 'error'
    const remember = ({ target }: Event) => {
      const at = Array.prototype.findIndex.call(controls(), (control: HTMLElement) => control.contains(target as Node))
      pressed.set(visit().key, [at, controls()[at]?.textContent ?? ''])
    }
    document.addEventListener('click', remember, true)
    const unsubscribe = onScreenShown(() => {
      const { pathname } = window.location
      const isFirst = shownAt === undefined
      const isError = root.getAttribute('data-app') === 'error'
      const isNew = shownAt !== pathname || (wasError && !isError)
      shownAt = pathname
      wasError = isError
      if (!isNew || isFirst || !isFocusFree()) return
      const here = visit()
      const [at = -1, text] = (here.isReturn && pressed.get(here.key)) || []
      const control = controls()[at]
      if (control && control.textContent === text) control.focus({ preventScroll: true })
      else focusHeading(document.querySelector('main h1, h1, main h2'))
    })
    return () => {
      unsubscribe()
      document.removeEventListener('click', remember, true)
    }
  }, [])
}
