import { parseQuery } from '@/lib/url/query'
import type { EntryState, Flag } from './entry'

/** What an address says of the entry parameters: only the ones that it names, and names well. */
export type EntryQuery = Partial<Omit<EntryState, 'campaign' | 'deviceId' | 'fingerId'>>

type Rule<T> = (value: string) => T | null

const matching =
  (pattern: RegExp): Rule<string> =>
  (value) =>
    pattern.test(value) ? value : null

const flag: Rule<Flag> = (value) => (value === '1' ? 1 : value === '0' ? 0 : null)
/** A kind of which 2 is the special one; any other value is the usual 1 (spec 1 §2, spec 2 §4). */
const kind: Rule<1 | 2> = (value) => (value === '2' ? 2 : 1)

export const ID = /^[\w.~:-]{1,64}$/
const CITY = /^\d{1,12}$/
const TICKET = /^[\w.~:+/=-]{1,2048}$/
/** Goes into a header, so nothing that could end one; a branch has slashes. */
const TAG = /^[\w.,:=/-]{1,128}$/

const id = matching(ID)
/** A `+` that the sender has not escaped reads as a blank. */
const ticket: Rule<string> = (value) => matching(TICKET)(value.replace(/ /g, '+'))

/** Every entry parameter, and what of it is believed. */
export const ENTRY_RULES: { readonly [K in keyof Required<EntryQuery>]: Rule<EntryState[K]> } = {
  sourceId: id,
  activityPromotorCode: id,
  shareSourceId: id,
  channel: id,
  shareSchannel: id,
  companyId: id,
  cityCode: matching(CITY),
  thirdPartTicket: ticket,
  dyeing: matching(TAG),
  isApp: flag,
  isNavBar: flag,
  isMinsheng: flag,
  needReturn: flag,
  mis: flag,
  userType: kind,
  passengerChannel: kind,
}

/** What the address calls otherwise than we do. */
const NAMES: Readonly<Partial<Record<string, readonly string[]>>> = { activityPromotorCode: ['promotorCode'], dyeing: ['x-dyeing', 'dyeing'] }

/** How the address writes an entry parameter: the first of several that says something counts. */
export const entryNames = (key: string): readonly string[] => NAMES[key] ?? [key]

/** Reads the query string and the cookie text (for the routing tag alone). A value that is too long or holds other characters counts as not said. */
export function readEntry(search: string, cookies: string): EntryQuery {
  const query = parseQuery(search)
  const cookie = parseQuery(cookies.replace(/;\s*/g, '&'))
  const read: Partial<Record<string, unknown>> = {}
  for (const [key, rule] of Object.entries(ENTRY_RULES)) {
    const raw = firstOf(entryNames(key), query.get) ?? (key === 'dyeing' ? firstOf(entryNames(key), cookie.get) : null)
    const value = raw === null ? null : rule(raw)
    if (value !== null) read[key] = value
  }
  return read
}

function firstOf(names: readonly string[], get: (name: string) => string | null): string | null {
  for (const name of names) {
    const value = get(name)
    if (value) return value
  }
  return null
}
