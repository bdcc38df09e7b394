import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { fallbackPages } from '@/app/routing/fallbackPages'
import { rootPages } from '@/app/routing/rootPages'
import { screenPath } from '@/app/routing/screenPath'
import { generalNotices } from '@/app/routing/noticePages'
import type { Campaign, PageDefinition } from '@/campaigns/defineCampaign'
import type { Route } from './explanation'
import { nearest } from './nearest'

export type Campaigns = Readonly<Record<string, Campaign>>

type Pages = Readonly<Record<string, PageDefinition>>

/** The pages under a campaign's prefix, also those that each campaign has without naming them. */
export const pagesOf = (campaign: Campaign): Pages => ({ ...fallbackPages(campaign), ...campaign.pages })

/** The pages outside the campaigns. */
const outside: Pages = { ...rootPages, ...Object.fromEntries([...generalNotices].map(([path, page]): [string, PageDefinition] => [path, { kind: page.kind, load: () => Promise.resolve({ page }) }])) }

const PREVIEW = 'preview'
const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join('/')

/** The addresses of a set of pages, after what stands before them. */
const addressesIn = (base: string, pages: Pages): readonly string[] =>
  Object.entries(pages).flatMap(([path, { preview }]) => {
    const [own, previewed] = [joined(base, path), joined(base, path, PREVIEW)]
    return preview === 'only' ? [previewed] : preview ? [own, previewed] : [own]
  })

/** Every address of the product, after the base path. */
export const allAddresses = (campaigns: Campaigns): readonly string[] => [
  ...Object.values(campaigns).flatMap(({ prefix, landing }) => (landing === undefined ? [] : [prefix])),
  ...Object.values(campaigns).flatMap((campaign) => addressesIn(campaign.prefix, pagesOf(campaign))),
  ...addressesIn('', outside),
]

/** Which page a path (without the base path) is. Case and extra slashes do not matter (`app/routing/screenPath.ts`). */
export function routeOf(pathname: string, campaigns: Campaigns): Route {
  const { whole, prefix, rest } = screenPath(pathname)
  if (whole === '') return { to: 'start' }
  const campaign = Object.hasOwn(campaigns, prefix) ? campaigns[prefix] : undefined
  const found = campaign ? pageAt(rest, pagesOf(campaign)) : pageAt(whole, outside)
  if (found) return { to: 'page', campaign, ...found, isLanding: false }
  const landing = campaign && rest === '' && campaign.landing !== undefined ? pageAt(campaign.landing.toLowerCase(), campaign.pages) : null
  if (landing) return { to: 'page', campaign, ...landing, isLanding: true }
  const near = nearest(whole, allAddresses(campaigns))
  return { to: 'unknown', campaign, nearest: near.map((path) => `${ROUTER_BASENAME}/${path}`) }
}

function pageAt(rest: string, pages: Pages): Pick<Extract<Route, { to: 'page' }>, 'path' | 'kind' | 'entry' | 'isPreview'> | null {
  for (const [path, entry] of Object.entries(pages)) {
    const { kind, preview } = entry
    if (preview !== 'only' && rest === path.toLowerCase()) return { path, kind, entry, isPreview: false }
    if (preview && rest === joined(path.toLowerCase(), PREVIEW)) return { path, kind, entry, isPreview: true }
  }
  return null
}
