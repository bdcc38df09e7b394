import { jest } from '@jest/globals'
import { parse } from 'valibot'
import { monthDay } from '@/blocks/calendar/calendarDay'
import { rows } from '@/lib/reply/rows'
import { dayReply } from './checkIn'

// What is lost is reported.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

it('leaves a day out whose date cannot be read: no month of the calendar is a guess', () => {
  const days = parse(rows(dayReply), ['20261122', '2026-11-23', '2026-11-24 00:00:00', '2026/11/25', 'soon'].map((date) => ({ date }) as never))
  expect(days.map(({ date }) => monthDay(date))).toEqual([[11, 23], [11, 24]])
})
