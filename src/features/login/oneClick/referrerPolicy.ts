/** The carrier wants to see the page's origin and nothing more (`origin`) in every request of its SDK. Gives back what puts the document's own policy in its place. */
export function sendOriginOnly(): () => void {
  // The last one counts; one before it may be for browsers that cannot read it.
  const existing = [...document.querySelectorAll<HTMLMetaElement>('meta[name="referrer"]')].pop()
  const meta = existing ?? document.createElement('meta')
  const before = meta.content
  meta.name = 'referrer'
  meta.content = 'origin'
  if (!existing) document.head.appendChild(meta)
  return () => {
    meta.content = before
    if (!existing) meta.parentNode?.removeChild(meta)
  }
}
