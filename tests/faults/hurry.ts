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

/** React notes where each element came from, which is a fifth of the time; nobody reads a stack here. What is thrown still says its words. */
export function dropStacks(): void {
  Object.defineProperty(Error, 'stackTraceLimit', {
    get: () => 0,
    // Whoever sets it is not to be heard.
    set: () => {},
  })
}
