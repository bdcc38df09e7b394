import { fallbackPages } from '@/app/routing/fallbackPages'
import type { PageKind } from '@/blocks/definePage'
import { withFixtures, type PageWithFixtures } from '@/blocks/withFixtures'
import type { PageDefinition } from '@/campaigns/defineCampaign'
import type { CampaignLoader } from '@/campaigns/registry'
import { hasEveryWord } from './hasEveryWord'

/**
 * A page that can be previewed. `id`: the campaign's prefix, and behind it the page's path (a home has none).
 * `isByFlag`: the page has no `/preview` address; its preview is its own address with mis=1, in a frame (spec 2 §2.5).
 */
export type PageLeaf = { readonly id: string; readonly path: string; readonly isByFlag?: boolean; readonly kind: PageKind; readonly load: () => Promise<PageWithFixtures> }
export type CampaignBranch = { readonly prefix: string; readonly title: string; readonly pages: readonly PageLeaf[] }

type Pages = { readonly [path: string]: PageDefinition }

/** Brings a campaign's texts in the language of the tool before its title is read. */
type TextLoader = (prefix: string) => Promise<unknown>

/** Every campaign with its pages, as the registry has them. One that cannot be loaded is left out and given to `onFailure`. */
export async function loadTree(registry: Readonly<Record<string, CampaignLoader>>, loadTexts: TextLoader, onFailure: (prefix: string, error: unknown) => void): Promise<readonly CampaignBranch[]> {
  const branches = await Promise.all(
    Object.entries(registry).map(async ([prefix, load]): Promise<readonly CampaignBranch[]> => {
      try {
        const [{ campaign }] = await Promise.all([load(), loadTexts(prefix).catch(() => undefined)])
        const fallbacks = Object.entries(fallbackPages(campaign)).filter(([path, { preview }]) => preview && !(path in campaign.pages))
        return [{ prefix, title: campaign.title(), pages: leavesOf(prefix, { ...campaign.pages, ...Object.fromEntries(fallbacks) }) }]
      } catch (error) {
        onFailure(prefix, error)
        return []
      }
    }),
  )
  return branches.flat().filter(({ pages }) => pages.length > 0)
}

/** The pages that belong to no campaign. */
export function rootBranch(pages: Pages, title: string): CampaignBranch {
  return { prefix: '', title, pages: Object.entries(pages).map(([path, { kind, load }]) => ({ id: path, path, isByFlag: true, kind, load: async () => withFixtures((await load()).page) })) }
}

/** All pages but redirects, which show nothing. */
function leavesOf(prefix: string, pages: Pages): readonly PageLeaf[] {
  return Object.entries(pages)
    .filter(([, { kind }]) => kind !== 'redirect')
    .map(([path, { kind, preview, load }]) => ({ id: path === '' ? prefix : `${prefix}/${path}`, path, isByFlag: !preview, kind, load: async () => withFixtures((await load()).page) }))
}

/** The branches and leaves that have every word of the search in their names. All of them for an empty search. */
export function searchTree(tree: readonly CampaignBranch[], search: string, nameOf: (leaf: PageLeaf) => string): readonly CampaignBranch[] {
  return tree.flatMap((branch) => {
    const pages = branch.pages.filter((leaf) => hasEveryWord(search, [branch.title, leaf.id, nameOf(leaf), leaf.kind]))
    return pages.length > 0 ? [{ ...branch, pages }] : []
  })
}

export function leafOf(tree: readonly CampaignBranch[], id: string): PageLeaf | undefined {
  return tree.flatMap(({ pages }) => pages).find((leaf) => leaf.id === id)
}
