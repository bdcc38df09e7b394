// Loaded by documents.ts, once Node can read pages.
import type { ComponentType } from 'react'
import { fallbackPages } from '../../src/app/routing/fallbackPages.ts'
import { rootPages } from '../../src/app/routing/rootPages.ts'
import { generalNotices } from '../../src/app/routing/noticePages.ts'
import { api } from '../../src/api/api.ts'
import type { AnyPage, PageCover } from '../../src/blocks/definePage.ts'
import { AnyPageSkeleton } from '../../src/blocks/PageSkeleton.tsx'
import type { Campaign, PageDefinition } from '../../src/campaigns/defineCampaign.ts'
import { registry } from '../../src/campaigns/registry.ts'
import { pageRequest } from '../../src/services/candle/requests.ts'
import { lazyImportsIn } from './pageModules.ts'

/** What one address shows, and what it is made of. */
export type ListedPage = {
  /** The path after the base path, as its definition writes it; '' for the fallback. */
  readonly address: string
  readonly campaign?: Campaign
  readonly page?: AnyPage
  readonly Skeleton: ComponentType
  /** What is loaded for it lazily, as paths from the project root. */
  readonly modules: readonly string[]
  /** The call that brings its data, where a visitor without a session may ask it. */
  readonly call?: string | undefined
  /** What its campaign is known by. */
  readonly cover?: PageCover
}

const UNKNOWN_PATH = 'src/app/routing/UnknownPath.tsx'
/** Before every page of a campaign whose session comes from the page around it. */
const TOKEN_GATE = 'src/app/tokenGate/TokenGate.tsx'

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('/')

const VISIT = { sourceId: 'S', promotorCode: 'P', cityCode: '310000', channel: 'C' }

/** The app asks the very same for a visitor without a session: one that it asks by GET, or about more than the address says, would be asked twice. */
export function isAskedEarly(name: string, about: readonly string[] = []): boolean {
  const args = about.length === 0 ? undefined : Object.fromEntries(about.map((parameter) => [parameter, 'A1']))
  const early = pageRequest(name, VISIT, args)
  let asked: unknown
  const read = ({ query }: { readonly query: (arg: { readonly request: unknown; readonly args: unknown }) => unknown }): void => {
    try {
      asked = query({ request: pageRequest(name, VISIT).body, args })
    } catch {
      // About more than the address says.
    }
  }
  api.enhanceEndpoints({ endpoints: { [name]: read } })
  return JSON.stringify(asked) === JSON.stringify(early)
}

/** The name of the call that a hook asks. */
const callOf = (hook: unknown): string | undefined => Object.entries<unknown>(api.endpoints).find(([, endpoint]) => (endpoint as { readonly useQuery?: unknown }).useQuery === hook)?.[0]

function earlyCallOf({ kind, usePage, about = [] }: AnyPage): string | undefined {
  if (kind === 'login' || kind === 'register') return 'getLoginPage'
  const name = usePage && callOf(usePage)
  return name !== undefined && isAskedEarly(name, about) ? [name, ...about].join(' ') : undefined
}

/** A page at its address, and at that of its preview. */
async function listEntry(base: string, path: string, entry: PageDefinition, campaign?: Campaign, more: readonly string[] = []): Promise<ListedPage[]> {
  const { loaded, modules } = await lazyImportsIn(entry.load)
  const { page } = loaded
  const call = entry.login ? undefined : earlyCallOf(page)
  const listed = { ...(campaign ? { campaign } : {}), ...(call ? { call } : {}), page, Skeleton: page.Skeleton ?? AnyPageSkeleton, modules: [...more, ...modules] }
  const gate = campaign?.token && path in campaign.pages ? [TOKEN_GATE] : []
  const address = joined(base, path)
  return [...(entry.preview === 'only' ? [] : [{ ...listed, modules: [...listed.modules, ...gate], address }]), ...(entry.preview ? [{ ...listed, address: joined(address, 'preview'), call: undefined }] : [])]
}

async function listCampaign(prefix: string): Promise<ListedPage[]> {
  const { loaded, modules: own } = await lazyImportsIn(async () => registry[prefix]?.())
  if (!loaded) return []
  const { campaign } = loaded
  const entries = Object.entries<PageDefinition>({ ...fallbackPages(campaign), ...campaign.pages })
  const listed: ListedPage[] = []
  // One at a time: what is loaded lazily meanwhile is this page's.
  for (const [path, entry] of entries) listed.push(...(await listEntry(prefix, path, entry, campaign, path in campaign.pages || path === 'login' ? own : [...own, UNKNOWN_PATH])))
  const landing = listed.find(({ address }) => address === joined(prefix, campaign.landing ?? ''))
  // A campaign of previews alone is known by the first of them.
  const cover = ((campaign.landing ?? '') in campaign.pages ? landing : listed.find(({ page }) => page?.cover))?.page?.cover
  const all = landing && !('' in campaign.pages) ? [{ ...landing, address: prefix }, ...listed] : listed
  return cover ? all.map((page) => ({ ...page, cover })) : all
}

/** Every address of the product, in the order of the registry; the fallback first. */
export async function listPages(): Promise<readonly ListedPage[]> {
  const listed: ListedPage[] = [{ address: '', Skeleton: AnyPageSkeleton, modules: [] }]
  for (const [path, entry] of Object.entries(rootPages)) listed.push(...(await listEntry('', path, entry)))
  for (const [path, page] of generalNotices) listed.push({ address: path, page, Skeleton: page.Skeleton ?? AnyPageSkeleton, modules: [UNKNOWN_PATH] })
  for (const prefix of Object.keys(registry)) listed.push(...(await listCampaign(prefix)))
  return listed
}
