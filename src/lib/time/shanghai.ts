/** Shanghai has kept UTC+8 without summer time since 1992. */
const OFFSET_MS = 8 * 60 * 60 * 1000

export const DAY_MS = 86_400_000

/** Well over the second to which the server tells its time (ms): what is asked for when a time has come must be answered with what holds from then on. */
export const AFTERWARDS_MS = 1_500

const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

/**
 * The server's `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai, as epoch milliseconds; undefined for any other text or a date that does not
 * exist. Parsed by hand: `new Date` of this form is NaN on iOS, and in the phone's zone elsewhere.
 */
export function parseShanghaiTime(text: string): number | undefined {
  const match = FORM.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  const ms = Date.UTC(year, month - 1, day, hour, minute, second) - OFFSET_MS
  return formatShanghaiTime(ms) === text ? ms : undefined
}

/** Epoch milliseconds in the server's form, in any zone of the phone. */
export function formatShanghaiTime(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The date in Shanghai, `YYYY-MM-DD`, of an epoch time (ms). */
export const shanghaiDay = (ms: number): string => formatShanghaiTime(ms).slice(0, 10)

/** From `ms` (epoch) until the next midnight in Shanghai, in ms; a whole day at midnight itself. */
export const untilMidnight = (ms: number): number => DAY_MS - ((ms + OFFSET_MS) % DAY_MS)
