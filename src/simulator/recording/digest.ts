import { fingerprint } from './fingerprint'

/** What is another one each time, or only as long as a screen stands: ids and times of requests, subscriptions, what was read back from storage. */
const FLEETING = /^(requestId|startedTimeStamp|fulfilledTimeStamp|subscriptions|provided|config|_persist|clockAhead|deviceId|fingerId)$/
/** A moment between 2017 and 2033 in milliseconds. */
const isMoment = (value: unknown): boolean => typeof value === 'number' && value > 1.5e12 && value < 2e12

/** Of each slice of a state a short text: where two are equal the slices were, as far as a replay can tell. `redact` is what all of the recording went through. */
export function digestOf(state: unknown, redact: (value: unknown, key: string) => unknown): Record<string, string> {
  const digests: Record<string, string> = {}
  const slices = Object(state) as Readonly<Record<string, unknown>>
  for (const slice of Object.keys(slices)) digests[slice] = fingerprint(JSON.stringify(steady(redact(slices[slice], slice))) ?? '')
  return digests
}

/** The same without what is fleeting, and with its keys in one order. */
function steady(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(steady)
  if (typeof value !== 'object' || value === null) return isMoment(value) ? 0 : value
  const source = value as Readonly<Record<string, unknown>>
  const result: Record<string, unknown> = {}
  for (const key of Object.keys(source).sort()) if (!FLEETING.test(key)) result[key] = steady(source[key])
  return result
}
