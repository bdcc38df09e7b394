/**
 * Leads to the first field that was judged wrong, which stands in a row that says so. A screen reader reads its fault as it gets the focus;
 * returned is what has to be said aloud because the focus was there already.
 */
export function focusFirstInvalid(form: HTMLElement | null): string {
  const field = form?.querySelector<HTMLElement>('[data-wrong] input, [data-wrong] textarea, [data-wrong] button')
  if (!field) return ''
  if (field !== document.activeElement) {
    field.focus()
    return ''
  }
  const [fault = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(fault)?.textContent ?? field.textContent
}
