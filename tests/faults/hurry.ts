const LONG = 5_000

function shorten(isMeant: (delay: number) => boolean, to: number): () => void {
  const real = globalThis.setTimeout
  const hurried = ((run: () => void, delay = 0, ...rest: []) => real(run, isMeant(delay) ? to : delay, ...rest)) as typeof setTimeout
  globalThis.setTimeout = hurried
  return () => {
    globalThis.setTimeout = real
  }
}

/** Waits of five seconds and more end at once: no test sits through a time limit here. `others` end in their own way. */
export const shortenLongWaits = (others: readonly number[] = []): (() => void) => shorten((delay) => delay >= LONG && !others.includes(delay), 40)

export type Hurry = { readonly start: () => void; readonly end: () => void }

/** For a call that is never answered, from its own beginning on: what a user waits for before it takes its time. */
export function hurryOf({ fault, visit }: { readonly fault: string; readonly visit: { readonly waits: readonly number[] } }): Hurry {
  let end = () => {}
  return {
    start: () => {
      if (fault === 'timeout') end = shortenLongWaits(visit.waits)
    },
    end: () => end(),
  }
}

/** Waits of exactly these lengths (ms) end at once: the pauses of a page that asks again by itself. The result puts the clock right again. */
export const endAtOnce = (waits: readonly number[]): (() => void) => shorten((delay) => waits.includes(delay), 0)

/** Waits of exactly these lengths (ms) end when the test calls the result, or in their own time; those that begin after that call take theirs. A test that fails before it says so has changed nothing for the next one. */
export function endWhenTold(waits: readonly number[]): () => void {
  const { setTimeout: begin, clearTimeout: clear } = globalThis
  const waiting = new Map<unknown, () => void>()
  globalThis.setTimeout = ((run: () => void, delay = 0, ...rest: []) => {
    const end = () => {
      waiting.delete(timer)
      run(...rest)
    }
    const timer = begin(end, delay)
    if (waits.includes(delay)) waiting.set(timer, end)
    return timer
  }) as typeof setTimeout
  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer)
    clear(timer)
  }
  return () => {
    Object.assign(globalThis, { setTimeout: begin, clearTimeout: clear })
    for (const [timer, run] of waiting) {
      clear(timer as NodeJS.Timeout)
      run()
    }
  }
}

/** What gives up after seconds waits for minutes: a busy machine takes longer than that to draw a page and press its button. No mock of Jest's: Testing Library takes that for fake timers. */
export function beSlowToGiveUp(): () => void {
  const { setTimeout } = window
  window.setTimeout = ((act: () => void, ms = 0) => setTimeout(act, ms < 1_000 ? ms : ms * 60)) as typeof setTimeout
  return () => void (window.setTimeout = setTimeout)
}

/** React notes where each element came from, which is a fifth of the time; no stack is read here. What is thrown still says its words. */
export function dropStacks(): void {
  Object.defineProperty(Error, 'stackTraceLimit', {
    get: () => 0,
    // A library that sets it is not heard.
    set: () => {},
  })
}

/** As a user who wants less motion: what turns or falls is at its end at once. */
export function wantLessMotion(): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: media.includes('prefers-reduced-motion'), onchange: null, addListener: () => undefined, removeListener: () => undefined })
}
