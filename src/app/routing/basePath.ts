/** The base path of every address of the product (spec 2 §2). */
export const BASE_PATH = '/market-platform-h5'

/** The path without the base path, as routes are written: `/<prefix>/...`. */
export function withoutBase(pathname: string): string {
  return `${pathname.toLowerCase()}/`.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) || '/' : pathname
}
