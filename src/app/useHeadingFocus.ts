import { useEffect } from 'react'
import { onScreenShown } from '@/lib/screenState'

/** After an in-app navigation the new page's heading gets the focus, so that a screen reader starts there; not on the first page, and not while a field has it. */
export function useHeadingFocus(): void {
  useEffect(() => {
    let shownAt = document.documentElement.hasAttribute('data-app') ? window.location.pathname : undefined
    return onScreenShown(() => {
      const { pathname } = window.location
      const isFirst = shownAt === undefined
      const isNew = shownAt !== pathname
      shownAt = pathname
      if (isNew && !isFirst && isFocusFree()) focusHeading()
    })
  }, [])
}

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
