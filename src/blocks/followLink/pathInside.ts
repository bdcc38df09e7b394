import { parsePath } from 'react-router'
import { readEntry, type EntryState } from '@/features/entry'
import { isOwnPath } from '@/lib/url/safeUrl'

/** A configured link without our own site, where it is a whole address. */
function withoutSite(link: string): string {
  const { origin } = window.location
  const path = link.slice(origin.length)
  return link.startsWith(origin) && isOwnPath(path) ? path : link
}

/** What stands in a configured link behind `base`, a path of ours; null for a link to somewhere else. */
export function restBehind(base: string, link: string): string | null {
  const own = withoutSite(link)
  const rest = own.slice(base.length)
  return own.startsWith(base) && /^($|[/?#])/.test(rest) ? rest : null
}

/**
 * The path, without the base path, of a configured link to a page of ours that opens within the app; null for one that opens as a document of its own. That is also another
 * activity of the campaign on screen (`entry`): a campaign reads its address where it is entered, so the calls would go on about this one (spec 1 §4, steps 8 and 9).
 */
export function pathInside(link: string, base: string, entry: Pick<EntryState, 'campaign' | 'sourceId'> | null): string | null {
  const rest = restBehind(base, link)
  if (rest === null) return null
  const path = rest.startsWith('/') ? rest : `/${rest}`
  const named = readEntry(parsePath(path).search ?? '', '').sourceId
  const isOther = entry !== null && named !== undefined && named !== entry.sourceId
  return isOther && path.split(/[/?#]/)[1]?.toLowerCase() === entry.campaign ? null : path
}
