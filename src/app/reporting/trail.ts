import { isApiError, type ApiError } from '@/api/errors/apiError'
import { redactText } from '@/lib/reporting/redactText'

/** How many steps a report tells. */
const MOST_STEPS = 30
const CALL = /\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/
/** What the libraries tell each other. */
const INTERNAL = /^(?:__rtkq|persist|@@|store)\/|\/internal|ubscription|removeQueryResult|queryResultPatched|invalidateTags/

type Noted = { readonly type?: unknown; readonly payload?: unknown; readonly meta?: { readonly condition?: unknown; readonly arg?: { readonly endpointName?: unknown } } }

/** The last steps before a failure by their names alone, oldest first: `login/codeTyped`, `caslogin pending`, `caslogin -1`, `→ /some-activity/login`. Never a value. */
export function stepsOf(trail: readonly unknown[]): readonly string[] {
  const steps = trail.map(wordsOf).filter(Boolean)
  return steps.filter((step, at) => step !== steps[at - 1]).slice(-MOST_STEPS)
}

function wordsOf(step: unknown): string {
  if (typeof step === 'string') return `→ ${redactText(step)}`
  const { type, payload, meta } = Object(step) as Noted
  if (typeof type !== 'string' || INTERNAL.test(type)) return ''
  const phase = CALL.exec(type)?.[1]
  if (!phase) return nameOf(type)
  // One that was not made: its answer is there or under way.
  if (meta?.condition === true) return ''
  const outcome = phase === 'rejected' ? (isApiError(payload) ? faultOf(payload) : 'aborted') : phase
  return `${nameOf(String(meta?.arg?.endpointName))} ${outcome}`
}

/** Letters alone are the code's own words, however long. */
const nameOf = (name: string): string => (/^[A-Za-z/_]+$/.test(name) ? name : redactText(name))

function faultOf(error: ApiError): string {
  if (error.kind === 'business') return redactText(String(error.errCode))
  return error.kind === 'http' ? `http ${error.status}` : error.kind
}
