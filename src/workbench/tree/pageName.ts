import type { CampaignBranch, PageLeaf } from './pageTree'
import type { treeMessages } from './messages'

type Names = Pick<ReturnType<typeof treeMessages.read>, 'kinds' | 'pages'>

/** What marketing calls a page: its own name where it has one, else its kind. */
export function pageName({ kinds, pages }: Names, { path, kind }: Pick<PageLeaf, 'path' | 'kind'>): string {
  return Object.hasOwn(pages, path) ? pages[path as keyof typeof pages] : kinds[kind]
}

/** `Invite friends / Rules`, for a page that is not the one at hand; the id of one that the tree does not have. */
export function titleOf(tree: readonly CampaignBranch[], id: string, names: Names): string {
  const branch = tree.find(({ pages }) => pages.some((leaf) => leaf.id === id))
  const leaf = branch?.pages.find((other) => other.id === id)
  return branch && leaf ? `${branch.title} / ${pageName(names, leaf)}` : id
}
