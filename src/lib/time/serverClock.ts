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

/** How far the server's clock is ahead of the phone's (ms): `serverTime` is the reply's, `receivedAt` the phone's clock when it arrived (epoch, ms). Undefined where the reply has none. Wrong from the moment the user sets the phone's clock; where that matters use `startClock`. */
export function serverClockOffset(serverTime: string, receivedAt: number): number | undefined {
  const server = parseShanghaiTime(serverTime)
  return server === undefined ? undefined : server - receivedAt
}
