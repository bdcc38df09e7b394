import { sampleRecording } from '../recording/fixtures'
import { atStart } from './progress'
import { isStoryTold } from './readiness'
import { toTape } from './tape'

const [PRESS, AT_PRESS] = [2, 10_000]
const tape = (pushedAt: readonly number[]) => {
  const sample = toTape({ ...sampleRecording, events: sampleRecording.events.concat(pushedAt.map((at) => ({ at, kind: 'navigation', how: 'push', address: '/x' }))) })
  const [moment] = sample.moments
  if (!moment) throw new Error('the sample has moments')
  return { ...sample, actions: [], hostCalls: [], moments: [moment, moment, { ...moment, kind: 'press' as const, at: AT_PRESS } as typeof moment] }
}
const reached = (pushes: number) => ({ ...atStart('atOnce', null), pushes })

it.each([
  ['what opened has no entry in the history yet', [9_000], 0, false],
  ['what opened has its entry', [9_000], 1, true],
  ['of two that opened one has its entry', [8_000, 9_000], 1, false],
  ['it opens only later', [10_500], 0, true],
])('plays a step once what came before has happened: %s', (_, pushedAt, pushes, isTold) => {
  expect(isStoryTold(tape(pushedAt), reached(pushes), PRESS)).toBe(isTold)
})
