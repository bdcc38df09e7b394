import { delayWhileVisible } from './delayWhileVisible'

export type Polling = {
  /** Milliseconds between two questions, counted from the answer. */
  readonly every: number
  /** Questions in all. */
  readonly atMost: number
  /** Ends it; a question that is on its way is not asked again. */
  readonly signal: { readonly aborted: boolean }
}

/** Asks at an interval until the answer is good, or often enough (spec 2 §9), and never of a page that nobody sees. Gives the last answer; an `ask` that rejects counts as one more question. */
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
