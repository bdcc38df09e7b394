import type { PageKind } from '@/blocks/definePage'
import type { Campaign, PageDefinition } from '@/campaigns/defineCampaign'
import { allPagesOf, campaigns } from '../campaigns/campaigns'
import { hintsOf, type Hint } from './hints'

/** A page as one kind of visitor meets it. */
export type Visit = {
  /** `<prefix>/<path>`, with `(logged in)` where a session is there. */
  readonly name: string
  readonly campaign: string
  readonly kind: PageKind
  readonly path: string
  readonly search: string
  readonly isLoggedIn: boolean
  readonly mobile: string
  readonly kept: NonNullable<Hint['kept']>
  readonly hasPayPanel: boolean
  readonly waits: NonNullable<Hint['waits']>
  readonly endedBy: NonNullable<Hint['endedBy']>
}

/** A user with many friends, orders and rewards. */
export const DEFAULT_MOBILE = '13800138000'

/**
 * Every live page of the template and of every campaign of the registry, for everybody who may see it. A new campaign is here by its line
 * alone. A page that several campaigns share as it is (the login page, the notices) is visited in the first of them.
 */
export async function allVisits(): Promise<readonly Visit[]> {
  const hinted = await Promise.all(campaigns.map(async (campaign) => ({ campaign, hints: (await hintsOf(campaign.prefix)).hints })))
  const entries = hinted.flatMap(({ campaign, hints }) => allPagesOf(campaign).map(([, { path, entry }]) => ({ campaign, path, entry, hint: hints[path] })))
  const live = entries.filter(({ entry }) => entry.preview !== 'only')
  const pages = await Promise.all(live.map(async ({ entry }) => (await entry.load()).page))
  return live
    .filter((_, index) => pages.indexOf(pages[index]!) === index)
    .flatMap(({ campaign, path, entry, hint }) => visitsOf(campaign, path, entry, hint))
}

/** A page as everybody who may see it meets it. */
export function visitsOf({ prefix, developmentSourceId }: Campaign, path: string, entry: PageDefinition, hint: Hint | undefined): readonly Visit[] {
  const page = `${prefix}${path && '/'}${path}`
  const visit = (isLoggedIn: boolean): Visit => ({
    name: isLoggedIn ? `${page} (logged in)` : page,
    campaign: prefix,
    kind: entry.kind,
    path: `/${page}`,
    search: `?sourceId=${hint?.sourceId ?? developmentSourceId}${hint?.search ?? ''}`,
    isLoggedIn,
    mobile: hint?.mobile ?? DEFAULT_MOBILE,
    kept: hint?.kept ?? {},
    hasPayPanel: hint?.hasPayPanel ?? false,
    waits: hint?.waits ?? [],
    endedBy: hint?.endedBy ?? {},
  })
  return whoSees(entry, hint?.isLoggedIn).map(visit)
}

/** Guarded pages need a session, pages to log in at are for who has none, and all others are for both. */
function whoSees({ kind, login }: PageDefinition, hinted: boolean | undefined): readonly boolean[] {
  if (hinted !== undefined) return [hinted]
  if (login) return [true]
  return kind === 'login' || kind === 'register' || kind === 'empty' ? [false] : [false, true]
}
