import type { Page } from './page.ts'

type Started = { readonly animation: { readonly id: string; readonly source?: { readonly iterations?: number | null; readonly duration?: number } } }

/** ms: longer than anything that a test waits for. */
const LONG = 8_000

/**
 * Holds what moves without end or for long (a rain of coins, a button that beckons) at its beginning: each frame of it is drawn by the processor
 * here, which has other tests to run. What moves once, such as a sheet that comes in, is left as it is.
 */
export async function holdEndlessMotion(page: Page): Promise<void> {
  page.on('Animation.animationStarted', ({ animation: { id, source } }: Started) => {
    // A count without end has no number in the protocol's messages. The animation may be gone again by now.
    const isLong = typeof source?.iterations !== 'number' || source.iterations * (source.duration ?? 0) > LONG
    if (isLong) void page.send('Animation.setPaused', { animations: [id], paused: true }).catch(() => undefined)
  })
  await page.send('Animation.enable')
}
