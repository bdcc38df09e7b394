import { timelineOf, type TimelineStep } from './timeline'

const written = (steps: readonly TimelineStep[]) => steps.map(({ name, state }) => `${name} ${state}`).join(', ')

it.each([
  ['waiting', 'sent past, confirmed current, pickUp ahead, done ahead'],
  ['confirmed', 'sent past, confirmed past, pickUp current, done ahead'],
  ['done', 'sent past, confirmed past, pickUp past, done past'],
  ['cancelled', 'sent past, cancelled past'],
  [undefined, ''],
] as const)('an order that is %s: %s', (status, steps) => {
  expect(written(timelineOf(status))).toBe(steps)
})
