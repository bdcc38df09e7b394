import { findActivity, GATE_CODE, type Activity } from '../state/activities'
import type { Account } from '../state/accounts'
import { FAULT_NAMES, REPLY_FAULTS, envelope, faultReply } from '../scenario/faults'
import type { Endpoint, EndpointContext, Outcome } from './endpoint'
import { toEmpty, toMany } from './lists'
import { toText } from '../scenario/otherWriting'
import { NO_SUCH_ACTIVITY, Refusal } from './refusal'
import type { MockState } from '../state/state'
import { findByToken } from '../state/tokens'

const DERIVED: Readonly<Record<string, (data: unknown) => unknown>> = { empty: toEmpty, many: toMany, asText: toText }

export type Question = {
  readonly endpoint: Endpoint
  readonly outcome: string
  readonly request: Request
  readonly body: unknown
  readonly state: MockState
  /** How long `slow` waits. */
  readonly slowMilliseconds: number
}

/** Every outcome that an endpoint can be asked for, bare codes and other HTTP statuses apart. */
export function outcomeNames({ outcomes }: Endpoint): readonly string[] {
  return [...new Set([...Object.keys(outcomes), ...Object.keys(DERIVED), ...FAULT_NAMES])]
}

export function isOutcome(endpoint: Endpoint, outcome: string): boolean {
  return outcomeNames(endpoint).includes(outcome) || /^(http[2-5]\d\d|-\d+)$/.test(outcome)
}

/** The reply to one request in one outcome. A fault on the way comes first; else the endpoint checks token and activity, and acts. */
export async function answer(question: Question): Promise<Response> {
  const { endpoint, outcome, request, slowMilliseconds } = question
  if (!isOutcome(endpoint, outcome)) {
    return unanswerable(`${endpoint.name} has no outcome "${outcome}". It has: ${outcomeNames(endpoint).join(', ')}, http<status> or a code such as -196606.`)
  }
  const fault = Object.hasOwn(endpoint.outcomes, outcome) ? undefined : faultReply(outcome, request)
  if (fault) return fault
  if (outcome === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMilliseconds))
  try {
    const data = await outcomeOf(endpoint, outcome)(contextOf(question))
    if (data instanceof Response) return data
    return REPLY_FAULTS[outcome]?.(data) ?? envelope({ data })
  } catch (error) {
    if (error instanceof Refusal) return envelope({ errCode: error.errCode, errMsg: error.message, data: error.data })
    throw error
  }
}

/** A request that the embedded backend cannot answer is an error that says so, never an empty success. */
export function unanswerable(message: string): Response {
  return Response.json({ message }, { status: 501 })
}

function outcomeOf({ outcomes }: Endpoint, outcome: string): Outcome {
  const own = Object.hasOwn(outcomes, outcome) ? outcomes[outcome] : undefined
  const derive = DERIVED[outcome]
  if (own) return own
  return derive ? async (context) => derive(await outcomes.ok(context)) : outcomes.ok
}

function contextOf({ endpoint, request, body, state }: Question): EndpointContext {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const params = { ...query, ...(typeof body === 'object' ? body : {}) }
  const account = callerOf(endpoint, request, state)
  return { params, state, clock: state.clock, account, activity: activityOf(endpoint, params, state) }
}

function callerOf({ token: rule }: Endpoint, request: Request, state: MockState): Account | undefined {
  if (rule === 'ignored') return undefined
  const token = request.headers.get('authorization')?.replace(/^Bearer\s*/i, '') ?? ''
  if (token === '' && rule === 'required') throw new Refusal(-200198)
  if (token === '') return undefined
  const account = findByToken(state, token)
  if (!account) throw new Refusal(-127002)
  return account
}

function activityOf({ sourceId: rule }: Endpoint, params: Readonly<Record<string, unknown>>, state: MockState): Activity | undefined {
  const { sourceId } = params
  const activity = typeof sourceId === 'string' ? findActivity(state, sourceId) : undefined
  if (!activity && rule !== 'ignored') throw new Refusal(NO_SUCH_ACTIVITY)
  const gateCode = activity && GATE_CODE[activity.status]
  if (gateCode !== undefined && rule === 'open') throw new Refusal(gateCode)
  return activity
}
