import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from './page.ts'

/** Milliseconds. */
const RELOAD_TIMEOUT_MS = 45_000
const AGAIN = 9_000
const LOOK_EVERY = 50

/**
 * Until the new document is there: what comes next is about that one. A step back that the app has on its way, as when a picker closes, takes a reload away, so it is
 * asked for again.
 */
export async function reload({ send, evaluate }: Pick<Page, 'send' | 'evaluate'>): Promise<void> {
  await evaluate('window.__isOld = true')
  const isNew = (): Promise<boolean> => evaluate<boolean>('!window.__isOld').catch(() => false)
  for (let waited = 0; !(await isNew()); waited += LOOK_EVERY) {
    if (waited >= RELOAD_TIMEOUT_MS) throw new Error(`No new document comes within ${RELOAD_TIMEOUT_MS / 1000} s.`)
    if (waited % AGAIN === 0) await send('Page.reload')
    await wait(LOOK_EVERY)
  }
}
