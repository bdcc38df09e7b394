import { codeOf, isFailure, storiesOf } from './differences'
import type { Tape } from './tape'

export type Lane = 'step' | 'call' | 'action'

/** One thing on the time line. `index`: its place among its kind on the tape. */
export type Mark = { readonly lane: Lane; readonly at: number; readonly index: number; readonly name: string; readonly isFailure: boolean }

/** Everything that was recorded in one row by time. Of what happened in the store only what tells the story. */
export function marksOf({ moments, calls, actions }: Pick<Tape, 'moments' | 'calls' | 'actions'>): readonly Mark[] {
  const isWorded = (type: string, index: number): boolean => Object.keys(storiesOf([type])).length > 0 && actions[index - 1]?.type !== type
  const steps = moments.map(({ at }, index): Mark => ({ lane: 'step', at, index, name: '', isFailure: false }))
  const asked = calls.map((call, index): Mark => ({ lane: 'call', at: call.startedAt, index, name: `${call.name}${outcomeOf(call)}`, isFailure: isFailure(call) }))
  const actionMarks = actions.map(({ at, type }, index): Mark => ({ lane: 'action', at, index, name: type, isFailure: false })).filter(({ name, index }) => isWorded(name, index))
  return [...steps, ...asked, ...actionMarks].sort((one, other) => one.at - other.at)
}

/** How a call ended, behind its name: nothing where it went well. */
function outcomeOf({ answer }: Tape['calls'][number]): string {
  if (answer.kind === 'fault') return ` ${answer.fault}`
  if (answer.status >= 400) return ` ${answer.status}`
  const code = codeOf(answer.body)
  return code === 0 ? '' : ` ${code}`
}
