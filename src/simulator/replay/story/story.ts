import type { Recording } from '../../recording/format'
import { isNote, isOtherEnd, type Difference } from '../differences'
import { replayMessages } from '../messages'
import { toTape } from '../tape'
import { differenceAt, differenceWords, stepWords } from '../words'

export type Told = { readonly next: number; readonly differences: readonly Difference[]; readonly isOver: boolean }

const words = () => replayMessages.read()

/** Says a replay step by step as it goes on: each call of the answer gives the lines that are new. */
export function storyTeller(recording: Recording): (progress: Told) => readonly string[] {
  const { moments } = toTape(recording)
  let [steps, differences] = [0, 0]
  return ({ next, differences: found }) => {
    const lines: string[] = []
    const differing = (until: number): void => {
      for (let difference = found[differences]; difference && difference.moment <= until; difference = found[differences]) {
        lines.push(`    ${isNote(difference) ? '·' : '✗'} ${differenceWords(words(), difference)}`)
        differences += 1
      }
    }
    for (; steps < next; steps += 1) {
      const moment = moments[steps]
      lines.push(`  ${((moment?.at ?? 0) / 1000).toFixed(1).padStart(6)}  ${stepWords(words(), moment)}`)
      differing(steps)
    }
    differing(next === moments.length ? Infinity : next - 1)
    return lines
  }
}

/** What makes it another story, each as a sentence that names its step: another end, a control that is not there, a call that is missing or new. */
export function sentences(recording: Recording, differences: readonly Difference[]): readonly string[] {
  const { moments } = toTape(recording)
  return differences.filter((difference) => isOtherEnd(difference) || difference.kind === 'callMissing' || difference.kind === 'callNotRecorded').map((difference) => differenceAt(words(), moments, difference))
}

/** How a command ends and what it says of all: 1 where the end is another one; with `isStrict` any difference counts, but what the window or the time of day is to blame for. */
export function verdictOf(differences: readonly Difference[], isStrict = false): { readonly exitCode: 0 | 1; readonly words: string } {
  const { strip } = words()
  const counted = differences.filter((difference) => !isNote(difference)).length
  return { exitCode: endsOtherwise(differences) || (isStrict && counted > 0) ? 1 : 0, words: counted === 0 ? strip.same : strip.differences(counted) }
}

const endsOtherwise = (differences: readonly Difference[]): boolean => differences.some(isOtherEnd)
