import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again whether it is so, for at most `limit` ms; a question that fails is one that is not so yet. */
export async function until(what: string, isSo: () => Promise<unknown>, limit = 10_000): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end; await wait(50)) if (await isSo().catch(() => false)) return
  throw new Error(`Not within ${limit / 1000} s: ${what}`)
}
