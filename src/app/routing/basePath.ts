/** The base path of every address of the product (spec 2 §2), without the slash at its end that `BASE_PATH` has (config/basePath.ts). */
export const ROUTER_BASENAME = '/market-platform-h5'

/** In letters of either case; not where the base path is only how another folder's name begins. */
export const isUnderBase = (pathname: string): boolean => `${pathname}/`.toLowerCase().startsWith(`${ROUTER_BASENAME}/`)

/** The path without the base path, as routes are written: `/<prefix>/...`. */
export function withoutBase(pathname: string): string {
  return isUnderBase(pathname) ? pathname.slice(ROUTER_BASENAME.length) || '/' : pathname
}
