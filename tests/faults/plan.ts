import type { PageKind } from '@/blocks/definePage'
import { mocks as example } from '@/campaigns/_example/mocks'
import { campaignMocks } from '@/mocks/allCampaigns'
import type { Call } from './discover'
import { FAULTS, sampleOfEachKind } from './faults'
import type { Visit } from './pages'

/** A call of a page, and the faults that it meets there. */
export type Planned = { readonly call: Call; readonly faults: readonly string[] }

type CallsOf = (visit: Visit) => Promise<readonly Call[]>

/** No page waits for their answers. */
const UNHEARD: ReadonlySet<string> = new Set(['addBehaviorLog'])

/** Kinds that hold the form of another: what that one asks has met every fault there. */
const HOLDS: Partial<Record<PageKind, PageKind>> = { register: 'login' }

/** The whole matrix: every call of every page in every fault. */
export const isWhole = process.env['FAULTS'] === 'whole'

const isOwn = ({ campaign }: Visit, { endpoint }: Call): boolean => [...campaignMocks, example].some(({ prefix, endpoints }) => prefix === campaign && endpoints.some(({ name }) => name === endpoint))

/**
 * Which faults the calls of a page meet. The first page of a kind stands for its block: its calls meet all of them. Of the other pages, the
 * campaign's own calls meet one fault of each kind, and so do calls that the block's first page does not make. Where a page is there with
 * and without a session, what both of them call is shared out between them.
 */
export async function planOf(visit: Visit, visits: readonly Visit[], callsOf: CallsOf): Promise<readonly Planned[]> {
  const calls = await callsOf(visit)
  if (isWhole) return calls.map((call) => ({ call, faults: FAULTS }))
  const isFirst = isFirstOfKind(visit, visits)
  const elsewhere = await askedBy(callsOf, visits, (other) => other.path !== visit.path && isFirstOfKind(other, visits) && (other.kind === visit.kind || other.kind === HOLDS[visit.kind]))
  const twins = await askedBy(callsOf, visits, (other) => other.path === visit.path && other !== visit)
  const start = visits.indexOf(visit)
  return calls.map((call, index) => {
    const isShown = elsewhere.has(call.endpoint) && !isOwn(visit, call)
    const faults = isFirst && !isShown && !UNHEARD.has(call.endpoint) ? FAULTS : isShown && !isFirst ? [] : sampleOfEachKind(start + index)
    return { call, faults: twins.has(call.endpoint) ? faults.filter((_, nth) => nth % 2 === Number(visit.isLoggedIn)) : faults }
  })
}

export const isFirstOfKind = ({ kind, path }: Visit, visits: readonly Visit[]): boolean => visits.find((visit) => visit.kind === kind)?.path === path

async function askedBy(callsOf: CallsOf, visits: readonly Visit[], isOne: (visit: Visit) => boolean): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  for (const visit of visits.filter(isOne)) for (const { endpoint } of await callsOf(visit)) asked.add(endpoint)
  return asked
}

/** Seconds that the first page of a kind takes on two cores, where they are many: presses, captchas and pickers between one fault and the next. */
const SECONDS: Partial<Record<PageKind, number>> = { form: 120, login: 80, register: 95, picker: 60, withdraw: 40 }
const SECONDS_OF_OTHERS = 12

/** One part of the visits, so that several workers share them and end together: the longest page first, each to the part with the least to do. Those of one page stay together. */
export function shareOf(visits: readonly Visit[], part: number, parts: number): readonly Visit[] {
  const seconds = (visit: Visit): number => (SECONDS[visit.kind] ?? SECONDS_OF_OTHERS) / (isFirstOfKind(visit, visits) ? 1 : 4)
  const pages = new Map(visits.map((visit) => [visit.path, seconds(visit)]))
  const toDo = Array.from({ length: parts }, () => 0)
  const mine = new Set<string>()
  for (const [path, length] of [...pages].toSorted(([, a], [, b]) => b - a)) {
    const least = toDo.indexOf(Math.min(...toDo))
    toDo[least]! += length
    if (least === part) mine.add(path)
  }
  return visits.filter(({ path }) => mine.has(path))
}
