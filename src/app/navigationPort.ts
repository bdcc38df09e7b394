export type AppAddress = {
  /** Without the base path, as routes are written: `/<prefix>/...`. */
  readonly pathname: string
  readonly search: string
  /** The state of the last navigation. */
  readonly state: unknown
  /** True when the last navigation was a replace. */
  readonly wasReplace: boolean
}

/** What the reactions need of the router. The store is created first, so the methods look up the router when they are called. */
export type Navigation = {
  /** Goes to `path` (without the base path, with its query string) in place of the current entry. That address is the current one when it returns, or once `uncovered` settles; its page may still have to be loaded. */
  readonly replace: (path: string, options: { readonly state: unknown }) => void
  readonly current: () => AppAddress
  /** The campaign that the current address is in, and whether its page there is one where friends register. Null where no campaign has the prefix. */
  readonly campaignHere: () => { readonly isRegister: boolean } | null
  /** Settles once no overlay's history entry is on its way out any more, nor a navigation that waits for that. */
  readonly uncovered: () => Promise<void>
}
