import type { PageLeaf } from './pageTree'
import type { treeMessages } from './messages'

type Names = Pick<ReturnType<typeof treeMessages.read>, 'kinds' | 'pages'>

/** What marketing calls a page: its own name where it has one, else its kind. */
export function pageName({ kinds, pages }: Names, { path, kind }: Pick<PageLeaf, 'path' | 'kind'>): string {
  return Object.hasOwn(pages, path) ? pages[path as keyof typeof pages] : kinds[kind]
}
