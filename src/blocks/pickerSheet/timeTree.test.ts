import { pathOfTime, timeOfPath, timeTree, weekdayOf } from './timeTree'

const labels = { day: (time: string) => `day ${time.slice(8, 10)}`, hour: (hour: string) => `${hour}h`, minute: (minute: string) => `${minute}m`, tooSoon: 'too soon', full: 'full' }
const free = (...times: string[]) => times.map((time) => ({ time, isTooSoon: false }))
const near = (...times: string[]) => times.map((time) => ({ time, isTooSoon: true }))

it('parts times into days, hours and minutes', () => {
  const tree = timeTree(free('2026-11-20 23:50:00', '2026-11-21 00:00:00', '2026-11-21 00:10:00', '2026-11-21 09:00:00'), labels)
  expect(tree.map(({ label, below }) => [label, below.map((hour) => [hour.label, hour.below.map((minute) => minute.label)])])).toEqual([
    ['day 20', [['23h', ['50m']]]],
    ['day 21', [['00h', ['00m', '10m']], ['09h', ['00m']]]],
  ])
})

it('says of what cannot be had why: a time, an hour, a day of nothing else', () => {
  const tree = timeTree([...near('2026-11-20 23:50:00', '2026-11-21 00:00:00', '2026-11-21 01:00:00'), ...free('2026-11-21 01:10:00')], labels)
  expect(tree.map(({ label, note, below }) => [label, note, below.map((hour) => [hour.label, hour.note, hour.below.map((minute) => [minute.label, minute.note])])])).toEqual([
    ['day 20', 'too soon', [['23h', 'too soon', [['50m', 'too soon']]]]],
    ['day 21', undefined, [['00h', 'too soon', [['00m', 'too soon']]], ['01h', undefined, [['00m', 'too soon'], ['10m', undefined]]]]],
  ])
})

it('says of a time that is full, and of an hour that has no other, that it is full', () => {
  const tree = timeTree([...near('2026-11-21 09:50:00'), { time: '2026-11-21 10:00:00', isTooSoon: false, isFull: true }, ...free('2026-11-21 11:00:00'), { time: '2026-11-21 11:10:00', isTooSoon: false, isFull: true }], labels)
  expect(tree[0]?.below.map((hour) => [hour.label, hour.note, hour.below.map(({ note }) => note)])).toEqual([
    ['09h', 'too soon', ['too soon']],
    ['10h', 'full', ['full']],
    ['11h', undefined, [undefined, 'full']],
  ])
})

it('is empty without times', () => {
  expect(timeTree([], labels)).toEqual([])
})

it('finds a time again', () => {
  expect(timeOfPath(pathOfTime('2026-11-21 00:10:00'))).toBe('2026-11-21 00:10:00')
  expect([timeOfPath([]), timeOfPath(['2026-11-21', '09'])]).toEqual(['', ''])
})

it.each([
  ['2026-11-20 00:00:00', '5'],
  ['2026-11-21 23:59:59', '6'],
  ['2026-11-22 08:00:00', '0'],
  ['2028-02-29 10:00:00', '2'],
  ['2027-01-01 00:10:00', '5'],
])('%s is day %s of the week (spec 2 §9)', (time, day) => {
  expect(weekdayOf(time)).toBe(day)
})
