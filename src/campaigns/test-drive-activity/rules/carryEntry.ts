import { parsePath } from 'react-router'
import { restBehind } from '@/blocks/followLink/pathInside'
import { ENTRY_RULES, entryNames, readEntry } from '@/features/entry'
import { parseQuery, withParams } from '@/lib/url/query'

/** A link with the entry parameters and the language of this address (`search`) that it does not name itself: a configured link knows nothing of the user, whose channel would be lost on a reload (spec 2 §6). */
export function carryEntry(link: string, search: string): string {
  const { pathname = '', search: own = '', hash = '' } = parsePath(link)
  const { get } = parseQuery(search)
  const named = readEntry(own, '')
  const carried: Record<string, string | null> = {}
  for (const key of Object.keys(ENTRY_RULES)) {
    const name = !(key in named) && entryNames(key).find(get)
    if (name) carried[name] = get(name)
  }
  if (get('lang') && !parseQuery(own).get('lang')) carried['lang'] = get('lang')
  return pathname + withParams(own, carried) + hash
}

/** The same for a link to a page under `home`, which may be a whole address of our own site; any other is left alone. */
export function carryWithin(home: string, link: string, search: string): string {
  const rest = restBehind(home, link)
  return rest === null ? link : carryEntry(home + rest, search)
}
