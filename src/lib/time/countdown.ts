export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number }

/** Milliseconds as whole days, hours, minutes and seconds. Rounded up, so that the last second shows 1; the past is all zeros. */
export function splitTimeLeft(ms: number): TimeLeft {
  const total = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0
  return {
    days: Math.floor(total / 86400),
    hours: Math.floor((total % 86400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  }
}

/** Two digits. */
export const padTwoDigits = (value: number): string => String(value).padStart(2, '0')
