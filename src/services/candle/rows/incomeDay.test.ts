import { jest } from '@jest/globals'
import { parse } from 'valibot'
import { readRows } from '@/lib/reply/rows'
import { incomeDayReply, parseIncomeDay } from './incomeDay'

// What is lost is reported.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const read = (...dates: readonly unknown[]) => parse(readRows(incomeDayReply), dates.map((date) => ({ orderCount: 3, amount: 2400, date }) as never))

it('is of a day, or of the day of a time (design §0.4)', () => {
  expect(read('2026-11-22', '2026-11-23 08:00:00').rows.map(parseIncomeDay)).toEqual([
    { id: '2026-11-22', date: '2026-11-22', orders: 3, cents: 2400 },
    { id: '2026-11-23', date: '2026-11-23', orders: 3, cents: 2400 },
  ])
})

it.each(['20261122', 20_261_122, '2026/11/22', '2026-13-22', '2026-11-00', '11-22', '', null])('is lost alone where its date cannot be read: %j', (date) => {
  const { rows, unreadable } = read('2026-11-21', date)
  expect(rows).toHaveLength(1)
  expect(unreadable).toHaveLength(1)
})
