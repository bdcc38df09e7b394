/** The page's clock while a session is replayed. */
export type ReplayClock = {
  readonly now: () => number
  /** The recording's clock stood at least here (epoch, ms) by now: pauses that are not waited for pass all the same. */
  readonly reach: (time: number) => void
}

type DateMaker = { new (...parts: readonly unknown[]): Date; prototype: Date }

/** Lets `Date` begin at this time (epoch, ms). Timers run as they are. Must run before the app's scripts. */
export function installClock(startsAt: number): ReplayClock {
  const RealDate = window.Date
  let ahead = startsAt - RealDate.now()
  const now = (): number => RealDate.now() + ahead
  function ReplayDate(this: unknown, ...parts: readonly unknown[]): Date | string {
    if (!(this instanceof RealDate)) return new RealDate(now()).toString()
    return new (RealDate as unknown as DateMaker)(...(parts.length === 0 ? [now()] : parts))
  }
  // A date that is made by it is a real one.
  ReplayDate.prototype = RealDate.prototype
  window.Date = Object.assign(ReplayDate, { now, parse: RealDate.parse, UTC: RealDate.UTC }) as unknown as DateConstructor
  return {
    now,
    reach: (time) => {
      ahead = Math.max(ahead, time - RealDate.now())
    },
  }
}
