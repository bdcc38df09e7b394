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
  const first = visits.find(({ kind }) => kind === visit.kind)!
  const isFirst = first.path === visit.path
  const shown = isFirst ? [] : (await Promise.all(sameAs(first, visits).map(callsOf))).flat()
  const twins = (await Promise.all(sameAs(visit, visits).filter((other) => other !== visit).map(callsOf))).flat()
  const position = visits.indexOf(visit)
  return calls.map((call, index) => {
    const faults = faultsOf(visit, call, { isFirst, isShown: shown.some(({ endpoint }) => endpoint === call.endpoint), position: position + index })
    return { call, faults: twins.some(({ endpoint }) => endpoint === call.endpoint) ? faults.filter((_, nth) => nth % 2 === Number(visit.isLoggedIn)) : faults }
  })
}

const sameAs = ({ path }: Visit, visits: readonly Visit[]): readonly Visit[] => visits.filter((other) => other.path === path)

type Standing = { readonly isFirst: boolean; readonly isShown: boolean; readonly position: number }

function faultsOf(visit: Visit, call: Call, { isFirst, isShown, position }: Standing): readonly string[] {
  if (isFirst && !UNHEARD.has(call.endpoint)) return FAULTS
  return isFirst || isOwn(visit, call) || !isShown ? sampleOfEachKind(position) : []
}
