/** The base path of every address of the product (spec 2 §2), without the slash at its end that `BASE_PATH` has (config/basePath.ts). */
export const ROUTER_BASENAME = '/market-platform-h5'

/** The path without the base path, as routes are written: `/<prefix>/...`. */
export function withoutBase(pathname: string): string {
  return `${pathname.toLowerCase()}/`.startsWith(`${ROUTER_BASENAME}/`) ? pathname.slice(ROUTER_BASENAME.length) || '/' : pathname
}
