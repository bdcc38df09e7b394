import { render, screen } from '@testing-library/react'
import { messages as english } from './messages.en'
import { WeekCard } from './WeekCard'

// A Sunday begins in Shanghai.
const SUNDAY = Date.UTC(2026, 10, 21, 16, 0)
const DAY_MS = 86_400_000

it.each([
  [SUNDAY - 1, '今天周六'],
  [SUNDAY, '今天周日'],
  [SUNDAY + DAY_MS, '今天周一'],
])('says to a reader which day of the settlement week it is: %s', (now, name) => {
  render(<WeekCard now={now} earned={undefined} />)
  expect(screen.getByRole('img', { name })).toBeVisible()
})

it('says it by the whole name in English, where days begin with the same letters', () => {
  expect([0, 1, 3, 6].map((day) => english.thisWeek.dayOf(day))).toEqual(['Today, Monday', 'Today, Tuesday', 'Today, Thursday', 'Today, Sunday'])
})
