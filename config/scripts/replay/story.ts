import '../sourceModules.ts'

const { isNote, isOtherEnd } = await import('../../../src/simulator/replay/differences.ts')
const { replayMessages } = await import('../../../src/simulator/replay/messages.ts')
const { differenceAt, differenceWords, stepWords } = await import('../../../src/simulator/replay/words.ts')
const { toTape } = await import('../../../src/simulator/replay/tape.ts')

type Recording = Parameters<typeof toTape>[0]
type Difference = Parameters<typeof isOtherEnd>[0]
type Told = { readonly next: number; readonly differences: readonly Difference[]; readonly isOver: boolean }

/** The words are taken once: the language of a command does not change. */
export const words = () => replayMessages.read()

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

export { isNote }
export const endsOtherwise = (differences: readonly Difference[]): boolean => differences.some(isOtherEnd)
