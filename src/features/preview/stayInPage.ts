/** A preview goes nowhere: links say that they were pressed, and forms are not sent. Returns what ends this. */
export function stayInPage(onLink: () => void): () => void {
  const stay = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href], area[href]')) return
    event.preventDefault()
    onLink()
  }
  const keep = (event: Event): void => event.preventDefault()
  document.addEventListener('click', stay)
  // The middle button opens a link by an event of its own.
  document.addEventListener('auxclick', stay)
  document.addEventListener('submit', keep)
  return () => {
    document.removeEventListener('click', stay)
    document.removeEventListener('auxclick', stay)
    document.removeEventListener('submit', keep)
  }
}
