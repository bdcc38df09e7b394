import type { RecordingEnd } from '../recording/format'
import type { Tape, TapedCall } from './tape'

/** `figures`: texts that differ in their digits only, as a countdown's do. */
type EndPart = 'address' | 'headings' | 'texts' | 'figures' | 'state'
type Compared = { readonly expected: string; readonly found: string }

/**
 * What differs from the recording. `moment`: the place of the step before which it was noticed, as many as there are steps for the end.
 * `role` and `name`: the control's. `callDropped`: the recording had no room for this call's answer.
 */
export type Difference = { readonly moment: number } & (
  | { readonly kind: 'controlMissing' | 'controlDisabled' | 'unusable'; readonly role: string; readonly name: string }
  | { readonly kind: 'callMissing' | 'callNotRecorded' | 'callDropped'; readonly call: string }
  | ({ readonly kind: 'hostCall' | 'error' | 'place' | 'viewport' } & Compared)
  | ({ readonly kind: 'actions'; readonly slice: string } & Compared)
  | ({ readonly kind: 'end'; readonly part: EndPart } & Compared)
)

/** A difference that the window's size or the time of day explains, as it may one in the state that nothing on the page shows: it is told, but not counted. */
export const isNote = (difference: Difference): boolean => difference.kind === 'viewport' || (difference.kind === 'end' && (difference.part === 'figures' || difference.part === 'state'))

/** A difference in what the user sees or can do. The others may come from the network's order. */
export const isOtherEnd = (difference: Difference): boolean => {
  if (difference.kind === 'end') return difference.part === 'address' || difference.part === 'headings'
  return difference.kind === 'controlMissing' || difference.kind === 'controlDisabled' || difference.kind === 'unusable' || difference.kind === 'error' || difference.kind === 'place'
}

/** The rest (calls, persistence, which part of the store comes when) follows the network, not the story. */
const NO_EVENTS: readonly string[] = ['api', '__rtkq', 'persist', 'store', 'recorder', 'preview', '@@redux', '@@INIT']

/** `login/codeTyped`; a call's own (`candle/getLoginPage fulfilled`) has a further word. */
const EVENT = /^[\w-]+\/[\w-]+$/

/** The events of each slice in their order; one that comes again and again (a key typed) counts once. */
export function storiesOf(types: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const stories: Record<string, string[]> = {}
  types.forEach((type) => {
    const slice = type.split('/')[0] ?? ''
    if (NO_EVENTS.indexOf(slice) >= 0 || !EVENT.test(type)) return
    const story = (stories[slice] = stories[slice] || [])
    if (story[story.length - 1] !== type) story.push(type)
  })
  return stories
}

/** The first event of each slice that is another one. Between slices there is no order that could be kept. */
export function compareActions(expected: readonly string[], found: readonly string[], moment: number): readonly Difference[] {
  const [before, now] = [storiesOf(expected), storiesOf(found)]
  return Object.keys({ ...before, ...now }).reduce<readonly Difference[]>((differences, slice) => {
    const [story, played] = [before[slice] || [], now[slice] || []]
    const longer = story.length > played.length ? story : played
    const at = longer.findIndex((_, index) => story[index] !== played[index])
    return at < 0 ? differences : differences.concat({ moment, kind: 'actions', slice, expected: story[at] || '', found: played[at] || '' })
  }, [])
}

const firstMissing = (texts: readonly string[], seen: readonly string[]): string => texts.find((text) => seen.indexOf(text) < 0) || ''

const withoutDigits = (text: string): string => text.replace(/\d+/g, '#')

export function compareEnds(expected: RecordingEnd, found: Omit<RecordingEnd, 'at'>, moment: number): readonly Difference[] {
  const differences: Difference[] = []
  const add = (part: EndPart, before: string, now: string) => {
    if (before !== now) differences.push({ moment, kind: 'end', part, expected: before, found: now })
  }
  add('address', expected.address, found.address)
  add('headings', firstMissing(expected.headings, found.headings), firstMissing(found.headings, expected.headings))
  const lost = firstMissing(expected.texts.map(withoutDigits), found.texts.map(withoutDigits))
  if (lost !== '') add('texts', lost, firstMissing(found.texts.map(withoutDigits), expected.texts.map(withoutDigits)))
  else if (firstMissing(expected.texts, found.texts) !== '') add('figures', firstMissing(expected.texts, found.texts), firstMissing(found.texts, expected.texts))
  const others = Object.keys(expected.state).filter((slice) => slice in found.state && expected.state[slice] !== found.state[slice])
  if (others.length > 0) add('state', others.join(' '), '')
  return differences
}

/** The host calls that only one of the two runs made. Their number and order depend on the network, and do not count. */
export function compareHostCalls(expected: readonly string[], found: readonly string[], moment: number): readonly Difference[] {
  const onlyIn = (some: readonly string[], others: readonly string[]) => some.filter((method, index) => others.indexOf(method) < 0 && some.indexOf(method) === index)
  const lost = onlyIn(expected, found).map((method): Difference => ({ moment, kind: 'hostCall', expected: method, found: '' }))
  return lost.concat(onlyIn(found, expected).map((method): Difference => ({ moment, kind: 'hostCall', expected: '', found: method })))
}

/** Errors by their text: those that no longer come (only the certain ones, see `Tape`), and those that are new. */
export function compareErrors(expected: Tape['errors'], found: readonly string[], moment: number): readonly Difference[] {
  const lost = expected.filter(({ text, isCertain }) => isCertain && found.indexOf(text) < 0)
  const added = found.filter((text, index) => !expected.some((error) => error.text === text) && found.indexOf(text) === index)
  return [...lost.map(({ text }): Difference => ({ moment, kind: 'error', expected: text, found: '' })), ...added.map((text): Difference => ({ moment, kind: 'error', expected: '', found: text }))]
}

/** The step that led to the first error, fault or refusal of the recording; -1 where there was none. */
export function momentOfError({ moments, calls, errors }: Pick<Tape, 'moments' | 'calls' | 'errors'>): number {
  const times = errors.map(({ at }) => at).concat(calls.filter(isFailure).map(({ startedAt }) => startedAt))
  if (times.length === 0) return -1
  const first = Math.min(...times)
  return Math.max(0, moments.filter(({ at }) => at <= first).length - 1)
}

/** Lost on its way, or refused by a server. */
export function isFailure({ answer }: Pick<TapedCall, 'answer'>): boolean {
  if (answer.kind === 'fault') return answer.fault === 'network'
  return answer.status >= 400 || codeOf(answer.body) !== 0
}

/** The code of an envelope; 0 for success, and for what is no envelope. */
export function codeOf(body: string | null): number {
  try {
    const { errCode } = Object(JSON.parse(body || '')) as { readonly errCode?: unknown }
    return Number(errCode) || 0
  } catch {
    return 0
  }
}
