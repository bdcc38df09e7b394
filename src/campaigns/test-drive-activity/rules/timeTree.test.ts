import { pathOfTime, timeOfPath, timeTree } from './timeTree'

const labels = { day: (time: string) => `day ${time.slice(8, 10)}`, hour: (hour: string) => `${hour}h`, minute: (minute: string) => `${minute}m` }

it('parts times into days, hours and minutes', () => {
  const tree = timeTree(['2026-11-20 23:50:00', '2026-11-21 00:00:00', '2026-11-21 00:10:00', '2026-11-21 09:00:00'], labels)
  expect(tree.map(({ label, below }) => [label, below.map((hour) => [hour.label, hour.below.map((minute) => minute.label)])])).toEqual([
    ['day 20', [['23h', ['50m']]]],
    ['day 21', [['00h', ['00m', '10m']], ['09h', ['00m']]]],
  ])
})

it('is empty without times', () => {
  expect(timeTree([], labels)).toEqual([])
})

it('finds a time again', () => {
  expect(timeOfPath(pathOfTime('2026-11-21 00:10:00'))).toBe('2026-11-21 00:10:00')
  expect([timeOfPath([]), timeOfPath(['2026-11-21', '09'])]).toEqual(['', ''])
})
