/** Nothing on the page has the focus: it is where the page began, or what had it is gone. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body
}

/** So that a screen reader goes on from this heading, where the page stands. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return
  heading.setAttribute('tabindex', '-1')
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
