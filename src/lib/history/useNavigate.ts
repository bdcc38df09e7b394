import { useCallback, useContext } from 'react'
import { createPath, parsePath, UNSAFE_NavigationContext as NavigationContext, type NavigateFunction, type To } from 'react-router'

// The router's own hooks also resolve relative addresses, for two kilobytes before the first screen. Here every address begins with a
// slash, without the base path.

function underBase(base: string, to: To): { readonly pathname: string; readonly search?: string; readonly hash?: string } {
  const { pathname = '/', search, hash } = typeof to === 'string' ? parsePath(to) : to
  return { pathname: base === '/' ? pathname : base + (pathname === '/' ? '' : pathname), search, hash }
}

/** Goes to an address of the app, or as many steps through the history. The function is stable. */
export function useNavigate(): NavigateFunction {
  const { basename, navigator } = useContext(NavigationContext)
  return useCallback(
    (to: To | number, { replace, state }: { readonly replace?: boolean; readonly state?: unknown } = {}) => {
      if (typeof to === 'number') navigator.go(to)
      else navigator[replace ? 'replace' : 'push'](underBase(basename, to), state)
    },
    [basename, navigator],
  )
}

/** The same address with the base path, as the href of a link. */
export function useHref(to: To): string {
  return createPath(underBase(useContext(NavigationContext).basename, to))
}
