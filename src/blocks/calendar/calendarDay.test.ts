import { asFuture, calendarDays, weekdayOf, type SignDay } from './calendarDay'

const day = (date: string, isSigned = false): SignDay => ({ date, isSigned, isMadeUp: false, prize: '', cents: 50 })
const week = (...signed: readonly string[]) => ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((date) => day(date, signed.includes(date)))

it.each<[string, readonly SignDay[], string, number, readonly string[]]>([
  ['nothing signed, on the first day', week(), '2026-11-28', 3, ['today', 'future', 'future', 'future', 'future']],
  ['signed today', week('2026-11-28'), '2026-11-28', 3, ['done', 'future', 'future', 'future', 'future']],
  ['a day missed, over the end of a month', week('2026-11-28', '2026-11-29'), '2026-12-01', 3, ['done', 'done', 'missed+', 'today', 'future']],
  ['two days missed: the newer one first', week('2026-11-30'), '2026-12-01', 3, ['missed', 'missed+', 'done', 'today', 'future']],
  ['a day missed too long ago', week('2026-11-29', '2026-11-30', '2026-12-01'), '2026-12-02', 3, ['missed', 'done', 'done', 'done', 'today']],
  ['the last day on which it can be made up', week('2026-11-29', '2026-11-30'), '2026-12-01', 3, ['missed+', 'done', 'done', 'today', 'future']],
  ['no making up', week(), '2026-11-29', 0, ['missed', 'today', 'future', 'future', 'future']],
  ['a day after the last', week('2026-12-02'), '2026-12-03', 3, ['missed', 'missed', 'missed', 'missed+', 'done']],
  ['a date that is none', [day('soon')], '2026-12-01', 3, ['future']],
])('%s', (_, days, today, within, states) => {
  expect(calendarDays(days, today, within).map(({ state, canMakeUp }) => state + (canMakeUp ? '+' : ''))).toEqual(states)
})

it.each([
  ['before a login', 'missed', ['done', 'future', 'today', 'future', 'future']],
  ['where nothing can be signed', 'today', ['done', 'missed', 'future', 'future', 'future']],
] as const)('the days as they are shown %s', (_, of, states) => {
  expect(asFuture(calendarDays(week('2026-11-28'), '2026-11-30', 3), of).map(({ state }) => state)).toEqual(states)
})

it.each([
  ['2026-11-22', 6],
  ['2026-11-23', 0],
  ['2023-12-31', 6],
  ['2028-02-29', 1],
])('%s is day %d of the week', (date, weekday) => expect(weekdayOf(date)).toBe(weekday))
