import type { Account } from '../state/accounts'
import type { Activity } from '../state/activities'
import type { Clock } from '../state/clock'
import { NO_SUCH_ACTIVITY, Refusal } from './refusal'
import type { MockState } from '../state/state'

export type EndpointContext = {
  /** Query and JSON body together; the body wins. */
  readonly params: Readonly<Record<string, unknown>>
  readonly state: MockState
  readonly clock: Clock
  /** The account of the request's token. Where the endpoint requires one, `callerOf` gives it. */
  readonly account: Account | undefined
  /** The activity of the request's sourceId, where there is one. */
  readonly activity: Activity | undefined
}

/** Gives the reply's `data`, or a whole Response where the envelope itself is the point, or throws a `Refusal`. */
export type Outcome = (context: EndpointContext) => unknown

export type Endpoint = {
  /** Its name in scenarios; the last segment of its path by default. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** `required`: no token is -200198. Unless `ignored`, a token that was never issued is -127002. */
  readonly token: 'required' | 'optional' | 'ignored'
  /** `known`: the sourceId must be one of ours. `open`: its activity must be in progress too. */
  readonly sourceId: 'known' | 'open' | 'ignored'
  readonly outcomes: { readonly ok: Outcome; readonly [outcome: string]: Outcome }
}

type EndpointDefinition = Pick<Endpoint, 'method' | 'path' | 'outcomes'> & Partial<Endpoint>

/**
 * One call of the backend. `ok` is how it behaves; further outcomes are its own cases. `empty`, `many` and `asText` are derived from
 * `ok` (answer.ts) unless given. Transport faults and codes need no entry: see scenario/faults.ts.
 */
export function defineEndpoint({ name, token = 'ignored', sourceId = 'ignored', ...rest }: EndpointDefinition): Endpoint {
  return { name: name ?? rest.path.slice(rest.path.lastIndexOf('/') + 1), token, sourceId, ...rest }
}

/** The business service's path of a call (spec 1 §7, spec 2 §7). */
export function candlePath(name: string): string {
  return `/external/v1/CandleBizService/${name}`
}

/** A field as text; `''` when it is absent. */
export function textOf({ params }: EndpointContext, field: string): string {
  const value = params[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A field as a number; the given value when it is absent or no number. */
export function numberOf(context: EndpointContext, field: string, otherwise: number): number {
  const text = textOf(context, field)
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : otherwise
}

/** The account of the caller, for endpoints whose token is `required`. */
export function callerOf({ account }: EndpointContext): Account {
  if (!account) throw new Refusal(-200198)
  return account
}

/** The activity asked about, for endpoints whose sourceId is `known` or `open`. */
export function activityOf({ activity }: EndpointContext): Activity {
  if (!activity) throw new Refusal(NO_SUCH_ACTIVITY)
  return activity
}
