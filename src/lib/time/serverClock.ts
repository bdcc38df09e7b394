import { parseShanghaiTime } from './shanghai'

/**
 * The server's clock. `serverTime`: the time in a reply (epoch, ms); `at`: `performance.now()` when it came. It goes on by that monotonic clock,
 * so a phone whose clock is wrong, or is set while the page is open, changes nothing. A phone that sleeps may stop it: pages that show it ask anew when the user comes back (useServerClock). Made by a campaign's `parse`; never persisted.
 */
export type ServerClock = { readonly serverTime: number; readonly at: number }

/** `serverTime` as the reply has it; the phone's where it has none. */
export const startClock = (serverTime: string): ServerClock => ({ serverTime: parseShanghaiTime(serverTime) ?? Date.now(), at: performance.now() })

/** Epoch ms by the server's clock; by the phone's where there is no reply. */
export const serverNow = (clock: ServerClock | undefined): number => (clock ? clock.serverTime + performance.now() - clock.at : Date.now())

const DAY_MS = 86_400_000

/** From `ms` (epoch) until the next midnight in Shanghai, in ms; a whole day at midnight itself. */
export function untilMidnight(ms: number): number {
  const sinceMidnight = (ms - (parseShanghaiTime('2024-01-01 00:00:00') ?? 0)) % DAY_MS
  return DAY_MS - (sinceMidnight < 0 ? sinceMidnight + DAY_MS : sinceMidnight)
}
