export type Place = {
  /** Without the base path, as routes are written: `/<prefix>/...`. */
  readonly pathname: string
  readonly search: string
  /** What the navigation that led here carried. */
  readonly state: unknown
  /** True when the last navigation was a replace. */
  readonly wasReplace: boolean
}

/** What the reactions need of the router. The store is made first, so the methods look the router up when they are called. */
export type Navigation = {
  /** Goes to `path` (without the base path, with its query string) in place of the current entry; settles when the new page has come, or cannot. */
  readonly replace: (path: string, options: { readonly state: unknown }) => Promise<void>
  readonly current: () => Place
}
