import { fallbackPages } from '@/app/routing/fallbackPages'
import type { AnyPage } from '@/blocks/definePage'
import type { Campaign, PageDefinition } from '@/campaigns/defineCampaign'
import { registry } from '@/campaigns/registry'

/** The template stands for the blocks that it is made of, whichever campaign goes. */
const loaders = { _example: () => import('@/campaigns/_example'), ...registry }

/** Only these, where they are named, as `npm run test:campaigns -- --changed` does. */
const named = process.env['CAMPAIGNS']?.split(',')

/** The campaigns that the generated tests go through: all of the registry, and the template. */
export const campaigns: readonly Campaign[] = await Promise.all(
  Object.entries(loaders)
    .filter(([prefix]) => named?.includes(prefix) ?? true)
    .map(async ([, load]) => (await load()).campaign),
)

/** A page's address without its query. */
export const addressOf = ({ prefix }: Campaign, path: string): string => `/${prefix}${path && '/'}${path}`

export type NamedEntry = readonly [address: string, page: { readonly campaign: Campaign; readonly path: string; readonly entry: PageDefinition }]

const byAddress = (campaign: Campaign, pages: Readonly<Record<string, PageDefinition>>): readonly NamedEntry[] => Object.entries(pages).map(([path, entry]) => [addressOf(campaign, path), { campaign, path, entry }])

/** The pages that a campaign defines, by their addresses. */
export const pagesOf = (campaign: Campaign): readonly NamedEntry[] => byAddress(campaign, campaign.pages)

/** And what every campaign has besides. */
export const allPagesOf = (campaign: Campaign): readonly NamedEntry[] => byAddress(campaign, { ...fallbackPages(campaign), ...campaign.pages })

type NamedPages<T extends { readonly page: AnyPage }> = readonly (readonly [address: string, shown: T])[]

/** Pages that take the same fields and draw them alike are one. */
export const drawnOnce = <T extends { readonly page: AnyPage }>(pages: NamedPages<T>): NamedPages<T> =>
  pages.filter(([, { page }], index) => pages.findIndex(([, other]) => other.page.View === page.View && other.page.config === page.config) === index)

/** Does this one of the pages stand for its kind? */
export const isFirstOfKind = (pages: NamedPages<{ readonly page: AnyPage }>, nth: number): boolean => pages.findIndex(([, { page }]) => page.kind === pages[nth]?.[1].page.kind) === nth
