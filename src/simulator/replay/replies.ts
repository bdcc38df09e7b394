import type { Gate } from './gate'
import type { Progress } from './progress'
import { hasAnswer, keyOf, nameOf, type Tape, type TapedCall } from './tape'

type Replies = {
  readonly tape: Tape
  readonly progress: Progress
  readonly gate: Gate
  /** Something of the progress is another now. */
  readonly moved: () => void
  /** How long an answer takes at the chosen speed, of what it took (ms). */
  readonly pace: (took: number) => Promise<void>
  /** What the recording knows nothing of. */
  readonly passOn: typeof fetch
}

const OWN_TOOLS = /^\/(__mock__|__simulator__)\//

/** Whether an answer may come: all that the person did before it is done, and what was answered before it has been. */
function mayAnswer({ moments, calls }: Pick<Tape, 'moments' | 'calls'>, { next, asked, answered }: Pick<Progress, 'next' | 'asked' | 'answered'>, index: number): boolean {
  const endsAt = calls[index]?.endsAt ?? 0
  const step = moments[next]
  if (step && step.at < endsAt) return false
  return asked.every((other) => other === index || answered.indexOf(other) >= 0 || !endsBefore(calls[other], endsAt))
}

const endsBefore = (call: TapedCall | undefined, time: number): boolean => call !== undefined && hasAnswer(call) && (call.endsAt ?? Infinity) < time

/** `fetch` as the tape answers it: in the recorded order for each method and path, and never before what came before it. */
export function recordedFetch({ tape, progress, gate, moved, pace, passOn }: Replies): typeof fetch {
  const { calls } = tape

  const take = (key: string): number => {
    const index = calls.findIndex((call, place) => call.key === key && progress.asked.indexOf(place) < 0)
    if (index >= 0) progress.asked.push(index)
    else progress.differences.push({ moment: progress.next, kind: 'callNotRecorded', call: nameOf(key) })
    moved()
    // One more than was recorded hears the last answer again.
    return index >= 0 ? index : calls.reduce((last, call, place) => (call.key === key ? place : last), -1)
  }

  const answer = async (key: string, signal: AbortSignal | null | undefined): Promise<Response> => {
    const before = progress.asked.length
    const index = take(key)
    const call = calls[index]
    if (!call) throw new TypeError('Failed to fetch')
    const isRecorded = progress.asked.length > before
    if (isRecorded) {
      if (!hasAnswer(call)) return untilGivenUp(signal)
      await pace((call.endsAt ?? 0) - call.startedAt)
      await gate.until(() => mayAnswer(tape, progress, index))
      progress.answered.push(index)
      moved()
    }
    if (call.answer.kind === 'fault') throw new TypeError('Failed to fetch')
    const { status, headers, body } = call.answer
    if (body === null) progress.differences.push({ moment: progress.next, kind: 'callDropped', call: call.name })
    if (body === null) throw new TypeError('Failed to fetch')
    return new Response(status === 204 || status === 304 ? null : body, { status, headers: { ...headers } })
  }

  return (input, init) => {
    const request = typeof input === 'object' && 'url' in input ? input : null
    const url = new URL(request ? request.url : (input as string | URL), location.href)
    const key = keyOf(init?.method ?? request?.method ?? 'GET', url.href)
    const isOurs = url.origin === location.origin && (OWN_TOOLS.test(url.pathname) || (/\.\w+$/.test(url.pathname) && !calls.some((call) => call.key === key)))
    return isOurs ? passOn(input, init) : answer(key, init?.signal ?? request?.signal)
  }
}

/** An answer that never came: the page gives it up by itself, if it does. */
function untilGivenUp(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException('The page has given this call up.', 'AbortError'))
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp)
  })
}
