import { relativeTimeMessages } from './messages'
import { DAY_MS, parseShanghaiTime, shanghaiDay } from './shanghai'

/** The day of a server's time as people say it: today, tomorrow, yesterday, else MM月DD日 (spec 2 §9). `now`: epoch ms. */
export function relativeDay(time: string, now: number): string {
  const texts = relativeTimeMessages.read()
  const day = time.slice(0, 10)
  if (day === shanghaiDay(now)) return texts.today
  if (day === shanghaiDay(now + DAY_MS)) return texts.tomorrow
  if (day === shanghaiDay(now - DAY_MS)) return texts.yesterday
  return texts.date(day.slice(5, 7), day.slice(8, 10))
}

/** A server's time with its day in words: `今天 14:30`. Anything that is no such time stays as it came. */
export function relativeTime(time: string, now: number): string {
  return parseShanghaiTime(time) === undefined ? time : `${relativeDay(time, now)} ${time.slice(11, 16)}`
}
