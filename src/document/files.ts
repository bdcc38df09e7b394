/** The files of one bundle, written by the build. Numbers point into `files`; paths are relative to the base path. */
export type BundleFiles = {
  readonly files: readonly string[]
  /** What every page loads, in order. */
  readonly entry: readonly number[]
  /** What a page loads besides, by its path after the base path: `prefix` for all pages of a campaign, `prefix/login` for one, `prefix/` for its home. */
  readonly pages: { readonly [path: string]: readonly number[] }
  /** The page that answers `.../login` where `pages` has none of its own. */
  readonly login: readonly number[]
}

export type DocumentFiles = { readonly base: string; readonly modern: BundleFiles; readonly legacy?: BundleFiles }

/** The lazily loaded files of a path, to be fetched together with the entry. */
export function preloadsOf({ files, pages, login }: BundleFiles, path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  // Any name can be in an address, `constructor` too.
  const filesOf = (page: string): readonly number[] | undefined => (Object.prototype.hasOwnProperty.call(pages, page) ? pages[page] : undefined)
  const own = filesOf(parts.length === 1 ? `${parts[0]}/` : parts.join('/'))
  const isLogin = parts.length === 2 && parts[1] === 'login'
  const wanted = (filesOf(parts[0] || '') || []).concat(own || (isLogin ? login : []))
  return wanted.filter((file, index) => wanted.indexOf(file) === index).map((file) => files[file] || '')
}
