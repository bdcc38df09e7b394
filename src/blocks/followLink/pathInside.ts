import { parsePath } from 'react-router'
import { readEntry, type EntryState } from '@/features/entry'

/**
 * The path, without the base path, of a configured link to a page of ours that opens within the app; null for one that opens as a document of its own. That is also another
 * activity of the campaign on screen (`entry`): a campaign reads its address where it is entered, so the calls would go on about this one (spec 1 §4, steps 8 and 9).
 */
export function pathInside(link: string, base: string, entry: Pick<EntryState, 'campaign' | 'sourceId'> | null): string | null {
  const rest = link.slice(base.length)
  if (!link.startsWith(base) || !/^($|[/?#])/.test(rest)) return null
  const path = rest.startsWith('/') ? rest : `/${rest}`
  const named = readEntry(parsePath(path).search ?? '', '').sourceId
  const isOther = entry !== null && named !== undefined && named !== entry.sourceId
  return isOther && path.split(/[/?#]/)[1]?.toLowerCase() === entry.campaign ? null : path
}
