import { fingerprint } from './fingerprint'

/** What is another one each time, or only as long as a screen stands: ids and times of requests, actions under way, subscriptions, moments by this document's own clock, what was read back from storage. */
const FLEETING = /^(requestId|startedTimeStamp|fulfilledTimeStamp|subscriptions|provided|mutations|config|_persist|clockAhead|serverClockOffset|at|deviceId|fingerId)$/
/**
 * Random ids (of a request, of an order that this page has made), and the stand-ins of secrets and of people
 * (recorder/redaction/shapes.ts), however they are numbered: a replay draws others, and counts anew.
 */
const NAMES = /[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|138 ?0000 ?\d{4}|138\*{4}\d{4}|(?:token|ticket)-\d+|\u6d4b\u8bd5(?:\u6587\u5b57)?[A-Z]{1,4}|\u6d4b\u8bd5\u8def\d+\u53f7|\b[A-Z]?0{4,}\d{1,4}\b|\b[\w-]{21}\b/gi
const nameless = (text: string): string => text.replace(NAMES, '#')
/** Which backend of a test environment answers: a cookie of the whole environment may say it, which is in no recording. */
const ROUTING = 'dyeing'
/** A moment between 2017 and 2033 in milliseconds. */
const isMoment = (value: unknown): boolean => typeof value === 'number' && value > 1.5e12 && value < 2e12

/** Of each slice of a state a short text: where two are equal the slices were, as far as a replay can tell: but for whose they are. `redact` is what all of the recording went through. */
export function digestOf(state: unknown, redact: (value: unknown, key: string) => unknown): Record<string, string> {
  const digests: Record<string, string> = {}
  const slices = Object(state) as Readonly<Record<string, unknown>>
  for (const slice of Object.keys(slices)) digests[slice] = fingerprint(JSON.stringify(steady(redact(slices[slice], slice))) ?? '')
  return digests
}

/** The same without what is fleeting, and with its keys in one order. */
function steady(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(steady)
  if (typeof value === 'string') return nameless(value)
  if (typeof value !== 'object' || value === null) return isMoment(value) ? 0 : value
  const source = value as Readonly<Record<string, unknown>>
  const result: Record<string, unknown> = {}
  for (const key of Object.keys(source).sort()) if (!FLEETING.test(key)) result[nameless(key)] = key === ROUTING ? null : steady(source[key])
  return result
}
