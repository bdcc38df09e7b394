// What a call says, found by letting its own `query` make the request.
import type { ApiRequest } from '@/api/request'
import type { ActivityRequest } from '@/services/candle'
import type { Call } from './calls'

/** What is known of the user and the activity (spec 2 §7.2). */
export const SAMPLE_VISIT: ActivityRequest = { sourceId: 'SOURCE2026', userUid: 'U123456789012', promotorCode: 'P8K3QX', newUserFlag: 2, cityCode: '310000', channel: 'SAIC' }
/** The same of a visitor without an account, whose city and channel are not known. */
export const BARE_VISIT: ActivityRequest = { sourceId: 'SOURCE2026', userUid: '', promotorCode: '', newUserFlag: 1 }

const REQUEST_ID = '3f2b8c1e9a7d4056b1e2c3d4f5a60718'

type Guess = { isUsed: boolean }

/** Stands for arguments that are not written down: any field of it is one more of its kind, sent as where it was taken from. */
const unknownArgs = (from: string, guess: Guess): object =>
  new Proxy(() => undefined, {
    get: (_, key) => {
      guess.isUsed = true
      if (key === 'toJSON' || key === 'toString' || key === Symbol.toPrimitive) return () => from
      if (key === Symbol.iterator) return () => [0, 1, 2, 3].map((index) => unknownArgs(`${from}.${index}`, guess)).values()
      return typeof key === 'symbol' ? undefined : unknownArgs(`${from}.${key}`, guess)
    },
    ownKeys: () => {
      guess.isUsed = true
      return ['prototype']
    },
  })

/** What a call's `query` looks for in its argument: `request` where it is asked as every campaign's call, `queryArg` where it is a list. */
function lookedForBy({ ask }: Call): ReadonlySet<unknown> {
  const seen = new Set<unknown>()
  try {
    ask(new Proxy({}, { get: (_, key) => void seen.add(key) }))
  } catch {
    // It went on with what is not there; what it looked for first is known.
  }
  return seen
}

/** One way of asking. `isGuessed`: what it says of its own is not known, because its arguments are not written down. */
export type Asking = { readonly request: ApiRequest; readonly isGuessed: boolean; readonly at: (visit: ActivityRequest) => ApiRequest }

/** Each way in which a call is asked, at the visit of an ordinary user or, by `at`, at another one. */
export function askingsOf(call: Call): readonly Asking[] {
  const lookedFor = lookedForBy(call)
  const guess: Guess = { isUsed: false }
  const samples = call.samples.length > 0 ? call.samples : [unknownArgs('?', guess)]
  return samples.map((sample) => {
    const at = (visit: ActivityRequest): ApiRequest => {
      const args = atVisit(sample, visit)
      const uniform = { request: visit, args, ...(!call.isQuestion && { requestId: REQUEST_ID }) }
      return withSameId(call.ask(lookedFor.has('queryArg') ? { queryArg: uniform, pageParam: 1 } : lookedFor.has('request') ? uniform : args))
    }
    const request = at(SAMPLE_VISIT)
    return { at, request, isGuessed: guess.isUsed || typeof request.body === 'function' }
  })
}

/** Activities that a call's own arguments name are the visit's. */
const atVisit = (sample: unknown, { sourceId }: ActivityRequest): unknown => (typeof sample === 'object' && sample !== null && 'sourceId' in sample ? { ...sample, sourceId } : sample)

/** Some calls make their request id by themselves: here it is always the same. */
function withSameId(request: ApiRequest): ApiRequest {
  const { body } = request
  return typeof body === 'object' && body !== null && 'requestId' in body ? { ...request, body: { ...body, requestId: REQUEST_ID } } : request
}
