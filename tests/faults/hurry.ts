const LONG = 5_000

/** Waits of five seconds and more end at once: nobody sits through a time limit here. */
export function shortenLongWaits(): () => void {
  const real = globalThis.setTimeout
  const hurried = ((run: () => void, delay = 0, ...rest: []) => real(run, delay >= LONG ? 40 : delay, ...rest)) as typeof setTimeout
  globalThis.setTimeout = hurried
  return () => {
    globalThis.setTimeout = real
  }
}
