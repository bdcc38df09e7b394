import type { PageKind } from '@/blocks/definePage'
import { mocks as example } from '@/campaigns/_example/mocks'
import { campaignMocks } from '@/mocks/campaignMocks'
import type { Call } from './discover'
import { FAULTS, sampleOfEachKind, shareOfFaults } from './faults'
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
 * Which faults the calls of a page meet. The first page of a kind stands for its block: each of its calls meets one fault of each kind, and
 * between them they meet every fault. Elsewhere, what the campaign itself calls meets one fault of each kind of error on the first of its
 * pages that asks for it, and one of them on each of the others; so does what the block's first page does not call. Where a page is there
 * with and without a session, what both of them call is shared out between them.
 */
export async function planOf(visit: Visit, visits: readonly Visit[], callsOf: CallsOf): Promise<readonly Planned[]> {
  const calls = await callsOf(visit)
  if (isWhole) return calls.map((call) => ({ call, faults: FAULTS }))
  const isFirst = isFirstOfKind(visit, visits)
  const elsewhere = await askedBy(callsOf, visits, (other) => other.path !== visit.path && isFirstOfKind(other, visits) && (other.kind === visit.kind || other.kind === HOLDS[visit.kind]))
  const twins = await askedBy(callsOf, visits, (other) => other.path === visit.path && other !== visit)
  const ofPage = [...(await askedBy(callsOf, visits, (other) => other.path === visit.path))]
  const start = visits.findIndex(({ path }) => path === visit.path)
  const ofCampaign = await askedBy(callsOf, visits.slice(0, start), (other) => other.campaign === visit.campaign)
  return calls.map((call) => {
    const nth = ofPage.indexOf(call.endpoint)
    const isShown = elsewhere.has(call.endpoint) && !isOwn(visit, call)
    const isBlocks = isFirst && !isShown && !UNHEARD.has(call.endpoint)
    const sample = isShown && !isFirst ? [] : sampleOfEachKind(start + nth)
    const faults = isBlocks ? shareOfFaults(nth, ofPage.length) : ofCampaign.has(call.endpoint) ? oneOf(sample, start + nth) : sample
    return { call, faults: twins.has(call.endpoint) ? faults.filter((_, index) => index % 2 === Number(visit.isLoggedIn)) : faults }
  })
}

/** Another for each position. */
const oneOf = (faults: readonly string[], position: number): readonly string[] => faults.filter((_, index) => index === position % faults.length)

export const isFirstOfKind = ({ kind, path }: Visit, visits: readonly Visit[]): boolean => visits.find((visit) => visit.kind === kind)?.path === path

async function askedBy(callsOf: CallsOf, visits: readonly Visit[], isOne: (visit: Visit) => boolean): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  for (const visit of visits.filter(isOne)) for (const { endpoint } of await callsOf(visit)) asked.add(endpoint)
  return asked
}

/** Seconds of the processor that the first page of a kind takes, where they are many: presses, captchas and pickers between one fault and the next. */
const SECONDS: Partial<Record<PageKind, number>> = { form: 25, register: 14, login: 9, picker: 9, home: 8, withdraw: 7 }
const SECONDS_OF_OTHERS = 3

/**
 * One part of the visits, so that several workers share them and end together: the longest campaign first, each to the part with the least to
 * do. Those of one campaign stay together, since what its pages ask is shared out between them; those that others wait for come first.
 */
export function shareOf(visits: readonly Visit[], part: number, parts: number): readonly Visit[] {
  const seconds = (visit: Visit): number => (SECONDS[visit.kind] ?? SECONDS_OF_OTHERS) / (isFirstOfKind(visit, visits) ? 1 : 3)
  const campaigns = new Map<string, number>()
  for (const visit of visits) campaigns.set(visit.campaign, (campaigns.get(visit.campaign) ?? 0) + seconds(visit))
  const toDo = Array.from({ length: parts }, () => 0)
  const mine = new Set<string>()
  for (const [campaign, length] of [...campaigns].toSorted(([, a], [, b]) => b - a)) {
    const least = toDo.indexOf(Math.min(...toDo))
    toDo[least]! += length
    if (least === part) mine.add(campaign)
  }
  const share = visits.filter(({ campaign }) => mine.has(campaign))
  return share.toSorted((a, b) => Number(isFirstOfKind(b, visits)) - Number(isFirstOfKind(a, visits)))
}
