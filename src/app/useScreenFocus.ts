import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { onScreenShown } from '@/lib/screenState'

/** What was pressed last on a page: its text, and how many before it have the same. The page is drawn anew when it is returned to. */
type Pressed = readonly [text: string | null, at: number]

const CONTROL = 'a,button'

/**
 * After an in-app navigation the new page's heading gets the focus, so that a screen reader starts there; after a step back, what was
 * pressed there. Not on the first page, and not while a field has the focus.
 */
export function useScreenFocus(): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const visit = useEffectEvent(() => ({ key, isReturn }))
  useEffect(() => {
    const pressed = new Map<string, Pressed>()
    let shownAt = document.documentElement.hasAttribute('data-app') ? window.location.pathname : undefined
    const remember = ({ target }: Event) => {
      const control = (target as Element).closest<HTMLElement>(CONTROL)
      if (control) pressed.set(visit().key, [control.textContent, alike(control.textContent).indexOf(control)])
    }
    document.addEventListener('click', remember, true)
    const unsubscribe = onScreenShown(() => {
      const { pathname } = window.location
      const isFirst = shownAt === undefined
      const isNew = shownAt !== pathname
      shownAt = pathname
      if (!isNew || isFirst || !isFocusFree()) return
      const here = visit()
      const [text, at] = (here.isReturn && pressed.get(here.key)) || ['', -1]
      const control = alike(text)[at]
      if (control) control.focus({ preventScroll: true })
      else focusHeading()
    })
    return () => {
      unsubscribe()
      document.removeEventListener('click', remember, true)
    }
  }, [])
}

const alike = (text: string | null): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTROL)].filter(({ textContent }) => textContent === text)

function isFocusFree(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1, main h2')
  if (!heading) return
  heading.setAttribute('tabindex', '-1')
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
