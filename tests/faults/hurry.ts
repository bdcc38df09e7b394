const LONG = 5_000

function shorten(isMeant: (delay: number) => boolean, to: number): () => void {
  const real = globalThis.setTimeout
  const hurried = ((run: () => void, delay = 0, ...rest: []) => real(run, isMeant(delay) ? to : delay, ...rest)) as typeof setTimeout
  globalThis.setTimeout = hurried
  return () => {
    globalThis.setTimeout = real
  }
}

/** Waits of five seconds and more end at once: nobody sits through a time limit here. `others` end in their own way. */
export const shortenLongWaits = (others: readonly number[] = []): (() => void) => shorten((delay) => delay >= LONG && !others.includes(delay), 40)

/** And these: the pauses of a page that asks again by itself. */
export const endAtOnce = (waits: readonly number[]): (() => void) => shorten((delay) => waits.includes(delay), 0)

/** React notes where each element came from, which is a fifth of the time; nobody reads a stack here. What is thrown still says its words. */
export function dropStacks(): void {
  Object.defineProperty(Error, 'stackTraceLimit', {
    get: () => 0,
    // Whoever sets it is not to be heard.
    set: () => {},
  })
}
