// One operation for each address: several calls of the product may ask the same one.
import { CODE } from '@/api/errors/errorCodes'
import type { ApiRequest } from '@/api/request'
import type { Backend } from '@/mocks/backend'
import type { Endpoint } from '@/mocks/calls/endpoint'
import { FAULT_NAMES } from '@/mocks/scenario/faults'
import { messageFor } from '@/mocks/calls/refusal'
import { loadCalls, type Call } from './calls'
import { BARE_VISIT } from './requests'
import { answerOf, askingsInPlace, endpointOf, PEOPLE, saidBy, witnessBackend, type Asked } from './witness'

export type Refused = { readonly code: number; readonly errMsg: string; readonly data: unknown; readonly outcome: string }

/** An address with all that is known of it. */
export type Operation = {
  readonly method: 'get' | 'post'
  readonly path: string
  readonly host: NonNullable<ApiRequest['host']>
  readonly endpoint: Endpoint
  readonly calls: readonly Call[]
  /** Each way in which it is asked, by a user of whom everything is known, and by a visitor of whom nothing is. */
  readonly requests: readonly ApiRequest[]
  /** Calls whose own arguments are not written down. */
  readonly guessed: readonly string[]
  /** What answers, from the embedded backend; null where no user has anything to see. */
  readonly example: { readonly request: ApiRequest; readonly data: unknown } | null
  readonly refusals: readonly Refused[]
}

type Group = { readonly calls: Set<Call>; readonly asked: ApiRequest[]; readonly requests: ApiRequest[]; readonly guessed: Set<string> }

const keyOf = ({ host = 'gateway', method = 'GET', url }: ApiRequest): string => `${host} ${method} ${url}`

function groupsOf(calls: readonly Call[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>()
  for (const call of calls) {
    for (const { request, isGuessed, at } of askingsInPlace(call)) {
      const group = groups.get(keyOf(request)) ?? { calls: new Set(), asked: [], requests: [], guessed: new Set() }
      group.calls.add(call)
      group.asked.push(request)
      group.requests.push(request, at(BARE_VISIT))
      if (isGuessed) group.guessed.add(call.name)
      groups.set(keyOf(request), group)
    }
  }
  return groups
}

let loading: Promise<readonly Operation[]> | undefined

/** All that the product asks, as the embedded backend answers it. Found once: it takes two seconds. */
export const loadOperations = (): Promise<readonly Operation[]> => (loading ??= loadCalls().then((calls) => operationsOf(calls, witnessBackend())))

/** All addresses, in the order of their paths. Throws where the embedded backend has no answer: the product asks nothing else. */
async function operationsOf(calls: readonly Call[], backend: Backend): Promise<readonly Operation[]> {
  const operations: Operation[] = []
  for (const { calls: asking, asked, requests, guessed } of groupsOf(calls).values()) {
    const [request] = asked
    const endpoint = request && endpointOf(backend, request)
    if (!request || !endpoint) throw new Error(`The embedded backend has no answer to ${request?.method ?? 'GET'} ${request?.url ?? ''}`)
    const { host = 'gateway', method = 'GET', url: path } = request
    backend.reset()
    const seen = await answersTo(backend, { endpoint, isQuestion: [...asking].every(({ isQuestion }) => isQuestion) }, asked)
    operations.push({ method: method === 'GET' ? 'get' : 'post', path, host, endpoint, calls: [...asking], requests, guessed: [...guessed], ...seen, refusals: [...seen.refusals, ...rulesOf(endpoint, seen.refusals)] })
  }
  return operations.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Outcomes that say what a backend does, and not what happens on the way. */
export const ownOutcomes = ({ outcomes }: Endpoint): readonly string[] => Object.keys(outcomes).filter((name) => name === 'ok' || !FAULT_NAMES.includes(name))

async function answersTo(backend: Backend, asking: Asked, asked: readonly ApiRequest[]): Promise<Pick<Operation, 'example' | 'refusals'>> {
  const refusals = new Map<number, Refused>()
  let example: Operation['example'] = null
  for (const request of asked) {
    for (const outcome of ownOutcomes(asking.endpoint)) {
      for (const mobile of PEOPLE) {
        const answer = await answerOf(backend, asking, request, outcome, mobile)
        const said = saidBy(answer, request)
        if ('error' in said && said.error.kind === 'business' && !refusals.has(said.error.errCode)) refusals.set(said.error.errCode, { code: said.error.errCode, errMsg: said.error.errMsg, data: said.error.data ?? null, outcome })
        if ('data' in said && outcome === 'ok' && sizeOf(said.data) > sizeOf(example?.data)) example = { request, data: said.data }
      }
    }
  }
  return { example, refusals: [...refusals.values()].toSorted((a, b) => b.code - a.code) }
}

const sizeOf = (data: unknown): number => (data === undefined ? -1 : JSON.stringify(data).length)

const GATES = [CODE.activityNotStarted, CODE.activityEnded, CODE.activityClosed, CODE.activityNotStartedOrEnded, CODE.userNotInNameList]

/** The codes that any call may be refused with which belongs to a user or to an activity (spec 1 §8, spec 2 §8). */
function rulesOf({ token, sourceId }: Endpoint, seen: readonly Refused[]): readonly Refused[] {
  const codes = [...(token === 'required' ? [CODE.tokenEmpty] : []), ...(token === 'ignored' ? [] : [CODE.tokenParsingFailed]), ...(sourceId === 'ignored' ? [] : GATES)]
  return codes.filter((code) => !seen.some((refused) => refused.code === code)).map((code) => ({ code, errMsg: messageFor(code), data: null, outcome: '' }))
}
