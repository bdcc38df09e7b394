import { DAY_MS, parseShanghaiTime } from '@/lib/time/shanghai'
import type { incomeMessages } from './messages'

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

/** A date of the server's (`YYYY-MM-DD`) as people say it: `11月22日 周日`. What is no date stays as it came. */
export function dayInWords(date: string, texts: ReturnType<typeof incomeMessages.read>): string {
  // At eight in Shanghai it is the same date everywhere that days are counted from 1970.
  const at = parseShanghaiTime(`${date} 08:00:00`)
  if (at === undefined) return date || texts.unknownDay
  return texts.day(Number(date.slice(5, 7)), Number(date.slice(8, 10)), (at / DAY_MS + FIRST_WEEKDAY) % 7)
}
