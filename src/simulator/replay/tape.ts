import type { Recording, RecordedBody, RecordedCall, RecordingEnd, RecordingEvent, RecordingEventOf, RecordingStart } from '../recording/format'

/** What the person did, or what the document did that nothing in the page can have caused: played in this order. */
export type Moment = RecordingEventOf<'press' | 'type' | 'choose' | 'key' | 'drag' | 'scroll'> | RecordingEventOf<'navigation'>

/** `body` is null where it had no room in the file. `fault`: `open`: the recording ended before the call did. */
export type TapedAnswer =
  | { readonly kind: 'reply'; readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string | null }
  | { readonly kind: 'fault'; readonly fault: 'network' | 'aborted' | 'open' }

/** `key`: method and path, what a call is known by. `endsAt`: null where there is no end. */
export type TapedCall = { readonly key: string; readonly name: string; readonly startedAt: number; readonly endsAt: number | null; readonly answer: TapedAnswer }
type At = { readonly at: number }

/** A recording as it is played: each kind of event by itself, in the order in which they came. Values that are only to be read in the file are left out. `isCertain`: an uncaught error or rejection, which comes again at the same step; one that is only reported may come later. */
export type Tape = {
  readonly start: RecordingStart
  readonly moments: readonly Moment[]
  readonly calls: readonly TapedCall[]
  readonly hostCalls: readonly (At & { readonly method: string })[]
  /** Entries that the page added to the history. */
  readonly pushes: readonly At[]
  readonly actions: readonly (At & { readonly type: string })[]
  readonly errors: readonly (At & { readonly text: string; readonly isCertain: boolean })[]
  readonly end: RecordingEnd
}

/** What a call is known by. `url` may lack its origin. */
export const keyOf = (method: string, url: string): string => `${method.toUpperCase()} ${url.replace(/^\w+:\/\/[^/]*/, '').replace(/[?#].*$/, '')}`

/** Whether a page gets an answer to it: not to a call that it aborted, or that was still open at the end of the recording. */
export const hasAnswer = ({ answer, endsAt }: TapedCall): boolean => endsAt !== null && (answer.kind === 'reply' || answer.fault === 'network')

/** The short name of a call: the last part of its path. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

const USER_INPUT: readonly string[] = ['press', 'type', 'choose', 'key', 'drag', 'scroll']
const isMoment = (event: RecordingEvent): event is Moment => USER_INPUT.indexOf(event.kind) >= 0 || (event.kind === 'navigation' && (event.how === 'load' || event.how === 'pop'))

const ofKind = <Kind extends RecordingEvent['kind']>({ events }: Recording, kind: Kind) => events.filter((event): event is RecordingEventOf<Kind> => event.kind === kind)

export function toTape(recording: Recording): Tape {
  const moments = recording.events.filter(isMoment)
  // The first document is where everything starts.
  const [first] = moments
  return {
    start: recording.start,
    moments: first?.kind === 'navigation' && first.how === 'load' ? moments.slice(1) : moments,
    calls: ofKind(recording, 'call').map(toTapedCall),
    hostCalls: ofKind(recording, 'hostCall').map(({ at, method }) => ({ at, method })),
    pushes: ofKind(recording, 'navigation').flatMap(({ how, at }) => (how === 'push' ? [{ at }] : [])),
    actions: ofKind(recording, 'action').map((action) => ({ at: action.at, type: action.type })),
    errors: ofKind(recording, 'error').map(({ at, from, message }) => ({ at, text: message, isCertain: from === 'uncaught' || from === 'rejection' })),
    end: recording.end,
  }
}

function toTapedCall({ at, endpoint, method, url, answer, took }: RecordedCall): TapedCall {
  const known = { key: keyOf(method, url), name: endpoint, startedAt: at, endsAt: took === null ? null : at + took }
  if (answer.kind === 'reply') return { ...known, answer: { ...answer, body: textOf(answer.body) } }
  return { ...known, answer: { kind: 'fault', fault: answer.kind === 'open' ? 'open' : answer.fault } }
}

function textOf(body: RecordedBody): string | null {
  if (body.kind === 'json') return JSON.stringify(body.json)
  if (body.kind === 'text') return body.text
  return body.kind === 'none' ? '' : null
}
