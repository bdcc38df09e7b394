const isShown = (element: Element): boolean => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]')
const squeezed = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** What is shown, as the end of a recording says it. */
export function readEnd(): { readonly address: string; readonly headings: string[]; readonly texts: string[] } {
  const { pathname, search, hash } = location
  const headings = (Array.prototype.slice.call(document.querySelectorAll('h1,h2,h3,h4,[role=heading]')) as Element[]).filter(isShown).map(({ textContent }) => squeezed(textContent))
  const texts = (document.body?.innerText ?? '').split('\n').map(squeezed).filter(Boolean).slice(0, 200)
  return { address: pathname + search + hash, headings, texts }
}
