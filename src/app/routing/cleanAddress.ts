import { isUnderBase, ROUTER_BASENAME } from './basePath'

/** `%` that begins no escape of valid UTF-8 makes `decodeURI` throw, in the router and elsewhere: it is meant as a percent sign. */
function mendEscapes(path: string): string {
  return path.replace(/(%[0-9a-f]{2})+|%/gi, (escapes) => {
    try {
      decodeURIComponent(escapes)
      return escapes
    } catch {
      return escapes.replace(/%/g, '%25')
    }
  })
}

/** A path as the router can read it: under the base path, one slash at a time, escapes that decode, and not the document's own file name. */
export function cleanPath(path: string): string {
  const plain = mendEscapes(path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/i, '/'))
  return isUnderBase(plain) ? plain : ROUTER_BASENAME + plain
}

/** Corrects the address bar before the router reads it; the query string is not changed. */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const path = cleanPath(location.pathname)
  if (path === location.pathname) return
  try {
    history.replaceState(history.state, '', path + location.search + location.hash)
  } catch {
    // Safari refuses after a hundred in half a minute. The address stays as it is.
  }
}
