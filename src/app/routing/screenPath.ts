/** An address under the base path as screens are listed: its campaign's prefix, if it may have one, and the rest. Case and extra slashes do not matter. */
export function screenPath(pathname: string): { readonly whole: string; readonly prefix: string; readonly rest: string } {
  const [prefix = '', ...rest] = pathname.toLowerCase().split('/').filter((part) => part !== '')
  return { whole: [prefix, ...rest].join('/'), prefix, rest: rest.join('/') }
}
