import { fallbackPages } from '@/app/fallbackPages'
import type { PageEntry } from '@/campaigns/defineCampaign'
import { registry } from '@/campaigns/registry'
import { HINTS } from './hints'

/** A page as one kind of visitor meets it. */
export type Visit = {
  /** `<prefix>/<path>`, with `(logged in)` where a session is there. */
  readonly name: string
  readonly path: string
  readonly search: string
  readonly isLoggedIn: boolean
}

/**
 * Every live page of every campaign of the registry, for everybody who may see it. A new campaign is here by its line alone. A page that
 * several campaigns share as it is (the login page, the notices) is visited in the first of them.
 */
export async function allVisits(): Promise<readonly Visit[]> {
  const campaigns = await Promise.all(Object.values(registry).map((load) => load()))
  const entries = campaigns.flatMap(({ campaign }) => Object.entries({ ...fallbackPages(campaign), ...campaign.pages }).map(([path, entry]) => ({ campaign, path, entry })))
  const live = entries.filter(({ entry }) => entry.preview !== 'only')
  const pages = await Promise.all(live.map(async ({ entry }) => (await entry.load()).page))
  return live
    .filter((_, index) => pages.indexOf(pages[index]!) === index)
    .flatMap(({ campaign, path, entry }) => visitsOf(`${campaign.prefix}${path && '/'}${path}`, entry, campaign.developmentSourceId))
}

function visitsOf(page: string, entry: PageEntry, sourceId: string): readonly Visit[] {
  const hint = HINTS[page]
  const visit = (isLoggedIn: boolean): Visit => ({
    name: isLoggedIn ? `${page} (logged in)` : page,
    path: `/${page}`,
    search: `?sourceId=${hint?.sourceId ?? sourceId}${hint?.search ?? ''}`,
    isLoggedIn,
  })
  return whoSees(entry, hint?.who).map(visit)
}

/** Guarded pages need a session, pages to log in at are for who has none, and all others are for both. */
function whoSees({ kind, login }: PageEntry, hinted: readonly boolean[] | undefined): readonly boolean[] {
  if (hinted) return hinted
  if (login) return [true]
  return kind === 'login' || kind === 'register' || kind === 'empty' ? [false] : [false, true]
}

/** One part of the visits, so that several workers share them. */
export function shareOf<T>(all: readonly T[], part: number, parts: number): readonly T[] {
  return all.filter((_, index) => index % parts === part)
}
