import { delayWhileVisible } from '../page/delayWhileVisible'

export type Polling = {
  /** Milliseconds between an answer and the next attempt. */
  readonly every: number
  /** Attempts in all. */
  readonly atMost: number
  /** Ends the polling; the attempt under way is the last. */
  readonly signal: { readonly aborted: boolean }
}

/** Asks at an interval until the answer is final or the attempts are used up (spec 2 §9), and only while the page is visible. Gives the last answer; a rejected `ask` counts as an attempt. */
export async function poll<T>(ask: () => Promise<T>, isGood: (answer: T) => boolean, { every, atMost, signal }: Polling): Promise<T | undefined> {
  let last: T | undefined
  for (let asked = 0; asked < atMost; asked += 1) {
    await delayWhileVisible(every)
    if (signal.aborted) return last
    try {
      last = await ask()
    } catch {
      continue
    }
    if (isGood(last)) return last
  }
  return last
}
