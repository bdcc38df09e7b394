type Framed = { readonly location: Pick<Location, 'ancestorOrigins'>; readonly document: Pick<Document, 'referrer'> }

/** The origin of the page around this one, as far as the browser tells. A parent without a referrer, in a browser that lists no ancestors, stays unknown. */
export function parentOrigin({ location, document }: Framed): string | undefined {
  // Firefox and old engines have no such list; one that is hidden says `null`.
  const nearest = (location.ancestorOrigins as DOMStringList | undefined)?.[0]
  if (nearest !== undefined && nearest !== 'null') return nearest
  return /^https?:\/\/[^/?#]+/i.exec(document.referrer)?.[0]
}
