import { isProduction, type Environment } from '@config/env'
import { ENTRY_RULES, entryNames, type EntryState } from '@/features/entry'
import { parseQuery } from '@/lib/url/query'
import { NO_SECRETS } from '@/lib/url/secretParams'
import { PANEL_PARAM, SCENARIO_PARAM, SIMULATION_PARAMS } from '@/simulator/params'
import type { ParamReading } from './explanation'
import { nearest } from './nearest'
import { PAGE_PARAMS } from './pageParams'

const TOOL_PARAMS: readonly string[] = [...SIMULATION_PARAMS, SCENARIO_PARAM, PANEL_PARAM]

type Reader = { readonly key: keyof EntryState; readonly names: readonly string[]; readonly rule: (value: string) => string | number | null }

const readers: readonly Reader[] = Object.entries(ENTRY_RULES).map(([key, rule]) => ({ key: key as keyof EntryState, names: entryNames(key), rule }))
const KNOWN = [...new Set([...readers.flatMap(({ names }) => names), ...PAGE_PARAMS, ...TOOL_PARAMS])]

/** What became of each parameter of an address, by the rules that the app itself reads them with, in the address's order. */
export function explainParams(search: string, hash: string, environment: Pick<Environment, 'stage'>): readonly ParamReading[] {
  const said = namesIn(search)
  const { get } = parseQuery(search)
  const read = said.map((name, index): ParamReading => {
    const raw = get(name)
    if (raw === null) return { name, raw: '', status: 'ignored', why: 'tooLong' }
    if (said.indexOf(name) < index) return { name, raw: '', status: 'ignored', why: 'repeated' }
    const reader = readers.find(({ names }) => names.includes(name))
    const reading = reader ? byEntry(reader, name, raw, get, environment) : byOthers(name, environment)
    return Object.assign(reading, { name, raw: covered(name, raw) })
  })
  const behind = namesIn(hash.replace(/^[^?]*(\?|$)/, '')).map((name): ParamReading => ({ name, raw: '', status: 'ignored', why: 'behindHash' }))
  return [...read, ...behind]
}

/** A user's personal value is masked, because the workshop may be shown to others. */
const covered = (name: string, value: string): string => (name in NO_SECRETS && value !== '' ? `${value.slice(0, 3)}…(${value.length})` : value)

function byEntry({ key, names, rule }: Reader, name: string, raw: string, get: (name: string) => string | null, environment: Pick<Environment, 'stage'>): Omit<ParamReading, 'name' | 'raw'> {
  if (raw === '') return { key, status: 'ignored', why: 'empty' }
  if (names.slice(0, names.indexOf(name)).some((earlier) => get(earlier))) return { key, status: 'ignored', why: 'overridden' }
  const value = rule(raw)
  if (value === null) return { key, status: 'ignored', ...(encodedOver(raw) ?? { why: 'badForm' }) }
  if (key === 'dyeing' && isProduction(environment)) return { key, status: 'ignored', why: 'notInProduction' }
  const text = covered(name, String(value))
  return String(value) === raw ? { key, status: 'taken', value: text } : { key, status: 'repaired', value: text }
}

function byOthers(name: string, { stage }: Pick<Environment, 'stage'>): Omit<ParamReading, 'name' | 'raw'> {
  if (PAGE_PARAMS.includes(name)) return { status: 'page' }
  // Only the servers of a developer's machine bring what reads them.
  if (TOOL_PARAMS.includes(name)) return stage === 'dev' ? { status: 'tool' } : { status: 'ignored', why: 'notOutside' }
  if (name.startsWith('amp;')) return { status: 'ignored', why: 'escapedTwice', meant: name.slice(4) }
  const over = encodedOver(`&${name}`)
  if (over) return { status: 'ignored', ...over }
  const [meant] = nearest(name, KNOWN, 1)
  return meant === undefined ? { status: 'unread' } : { status: 'unread', why: 'misspelt', meant }
}

/** What still looks encoded once it is decoded: another parameter in it (`A%26channel%3Dwx`), or an escape. */
function encodedOver(text: string): Pick<ParamReading, 'why' | 'meant'> | undefined {
  const inner = KNOWN.find((name) => text.includes(`&${name}=`))
  if (inner !== undefined) return { why: 'encodedOver', meant: inner }
  return /%[\dA-F]{2}/i.test(text) ? { why: 'encodedOver' } : undefined
}

/** The names of a query string as `parseQuery` decodes them, also of those behind its limit. */
function namesIn(search: string): readonly string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((pair) => {
      const name = decoded((pair.split('=')[0] ?? '').replace(/\+/g, ' '))
      return name === '' ? [] : [name]
    })
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
