/**
 * Runs inside the page (sent as source text, so it must be self-contained and readable by Chromium 64): the visible element with this role
 * and accessible name. Names compare without regard to spaces.
 */
export function findInPage(role: string, name: string): Element | null {
  const selectors: Record<string, string> = {
    button: 'button,[role=button],input[type=submit]',
    link: 'a[href],[role=link]',
    textbox: 'input:not([type=checkbox]):not([type=radio]):not([type=submit]),textarea',
    checkbox: 'input[type=checkbox],[role=checkbox]',
    heading: 'h1,h2,h3,h4,[role=heading]',
    dialog: 'dialog,[role=dialog],[role=alertdialog]',
  }
  const squeeze = (text: string | null | undefined): string => (text || '').replace(/\s+/g, '')
  const textsOf = (element: Element): string[] => {
    const labels = (element as HTMLInputElement).labels
    const by = (element.getAttribute('aria-labelledby') || '').split(' ').map((id) => (id ? document.getElementById(id) : null))
    return [
      element.getAttribute('aria-label'),
      by.map((label) => label && label.textContent).join(''),
      labels ? Array.prototype.map.call(labels, (label: Element) => label.textContent).join('') : '',
      element.textContent,
      element.getAttribute('placeholder'),
    ].map(squeeze)
  }
  const isVisible = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.closest('[aria-hidden=true]')
  const found = Array.prototype.filter.call(document.querySelectorAll(selectors[role] || `[role=${role}]`), isVisible) as Element[]
  const wanted = squeeze(name)
  return found.find((element) => textsOf(element).indexOf(wanted) >= 0) || found.find((element) => textsOf(element).join(' ').indexOf(wanted) >= 0) || null
}
