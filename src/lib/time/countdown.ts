export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number }

/** Milliseconds as whole days, hours, minutes and seconds. A begun second counts, so the last thing shown before the end is 1; the past is all zeros. */
export function splitTimeLeft(ms: number): TimeLeft {
  const total = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0
  return {
    days: Math.floor(total / 86400),
    hours: Math.floor((total % 86400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  }
}

/** Two figures, as a clock shows them. */
export const padTwoDigits = (value: number): string => String(value).padStart(2, '0')
