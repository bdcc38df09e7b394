import type { Campaign, PageEntry } from '@/campaigns/defineCampaign'
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

export type NamedEntry = readonly [address: string, page: { readonly campaign: Campaign; readonly path: string; readonly entry: PageEntry }]

/** The pages that a campaign defines, by their addresses. */
export const pagesOf = (campaign: Campaign): readonly NamedEntry[] => Object.entries(campaign.pages).map(([path, entry]) => [addressOf(campaign, path), { campaign, path, entry }])
