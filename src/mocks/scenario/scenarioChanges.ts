import { isOutcome, outcomeNames } from '../calls/answer'
import type { Endpoint } from '../calls/endpoint'
import { parseSequence } from './scenario'

export type ScenarioChanges = Readonly<Record<string, readonly string[] | null>>

/** The changes as asked for, or a sentence that says what is wrong with them. */
export function readChanges(body: unknown, endpoints: readonly Endpoint[]): ScenarioChanges | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'Send an object such as {"getLoginPage":"ended"}.'
  const changes: Record<string, string[] | null> = {}
  for (const [name, value] of Object.entries(body)) {
    const outcomes = value === null ? null : toSequence(value)
    if (outcomes?.length === 0) return `${name} needs an outcome, a list of outcomes, or null.`
    const endpoint = endpoints.find((known) => known.name === name)
    const wrong = endpoint && outcomes?.find((outcome) => !isOutcome(endpoint, outcome))
    if (endpoint && wrong) return `${name} has no outcome "${wrong}". It has: ${outcomeNames(endpoint).join(', ')}, http<status> or a code such as -196606.`
    changes[name] = outcomes
  }
  return changes
}

/** The names among them that no endpoint has; `*` is all of them. */
export const unknownCalls = (changes: ScenarioChanges, endpoints: readonly Endpoint[]): readonly string[] => Object.keys(changes).filter((name) => name !== '*' && !endpoints.some((endpoint) => endpoint.name === name))

/** For who must not be left without the outcome: throws where `readChanges` refuses, and for a name that no endpoint has. */
export function insistOn(body: unknown, endpoints: readonly Endpoint[]): ScenarioChanges {
  const changes = readChanges(body, endpoints)
  if (typeof changes === 'string') throw new Error(changes)
  const unknown = unknownCalls(changes, endpoints)
  if (unknown.length > 0) throw new Error(`The embedded backend has no call ${unknown.join(', ')}.`)
  return changes
}

function toSequence(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  return parts.flatMap((part) => (typeof part === 'string' || typeof part === 'number' ? parseSequence(String(part)) : []))
}
