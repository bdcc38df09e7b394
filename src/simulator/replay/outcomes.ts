import { codeOf } from './differences'
import type { Tape, TapedAnswer } from './tape'

/** How a call ended, as the embedded backend names its outcomes: `ok`, `-196606`, `http500`, `network`; `none` for one that was still open at the end. */
export function outcomeOf(answer: TapedAnswer): string {
  if (answer.kind === 'fault') return answer.fault === 'network' ? 'network' : 'none'
  if (answer.status >= 400) return `http${answer.status}`
  const code = codeOf(answer.body)
  return code === 0 ? 'ok' : String(code)
}

/** The outcomes of each call by its name, in order: `ok>-196606`. One that stays the same is said once. */
export function outcomesOf({ calls }: Pick<Tape, 'calls'>): Readonly<Record<string, string>> {
  const outcomes: Record<string, string[]> = {}
  calls.forEach(({ name, answer }) => (outcomes[name] = (outcomes[name] ?? []).concat(outcomeOf(answer))))
  return Object.fromEntries(Object.entries(outcomes).map(([name, list]) => [name, list.every((outcome) => outcome === list[0]) ? (list[0] ?? 'ok') : list.join('>')]))
}

const ENVELOPE = { 'content-type': 'application/json' } as const

function answerOf(outcome: string): TapedAnswer | null {
  if (outcome === 'network') return { kind: 'fault', fault: 'network' }
  const status = /^http([2-5]\d\d)$/.exec(outcome)?.[1]
  if (status) return { kind: 'reply', status: Number(status), headers: {}, body: `HTTP ${status}` }
  return /^-\d+$/.test(outcome) ? { kind: 'reply', status: 200, headers: ENVELOPE, body: JSON.stringify({ errCode: Number(outcome), errMsg: outcome, data: null }) } : null
}

/** The same tape with these outcomes in the place of those that were recorded. What is said as it was recorded keeps its answer. */
export function withOutcomes(tape: Tape, outcomes: Readonly<Record<string, string>>): Tape {
  const asked: Record<string, number> = {}
  const calls = tape.calls.map((call) => {
    const count = (asked[call.name] ?? 0) + 1
    asked[call.name] = count
    const list = outcomes[call.name]?.split('>') ?? []
    const wanted = list[Math.min(count, list.length) - 1]
    if (wanted === undefined || wanted === outcomeOf(call.answer)) return call
    const answer = answerOf(wanted)
    if (!answer) throw new Error(`${call.name} was not answered with ${wanted} in the recording.`)
    return { ...call, answer }
  })
  return { ...tape, calls }
}
