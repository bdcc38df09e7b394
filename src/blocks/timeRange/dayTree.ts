import type { PickerChoice } from '@/blocks/pickerSheet/cascade'
import { padTwoDigits } from '@/lib/time/countdown'
import type { timeRangeMessages } from './messages'
import { monthsUntil } from './range'

/** How far back days can be chosen. */
const MONTHS = 13

/** The days of the last year up to today, month by month, for a wheel of two columns. The path is `['2026-11', '05']`. */
export function dayTree(now: number, texts: ReturnType<typeof timeRangeMessages.read>): readonly PickerChoice[] {
  const choices: PickerChoice[] = []
  for (const { endDate } of monthsUntil(now, MONTHS)) {
    const [year = '', month = '', last = ''] = endDate.split('-')
    const below = Array.from({ length: Number(last) }, (_, at) => ({ value: padTwoDigits(at + 1), label: texts.day(at + 1) }))
    choices.unshift({ value: `${year}-${month}`, label: texts.month(Number(year), Number(month)), below })
  }
  return choices
}
