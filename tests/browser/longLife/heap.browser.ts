// About 10 s.
import { ok } from 'node:assert/strict'
import { walkTo } from '../contentSteps.ts'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { waitUntilShown } from '../driver/pageState.ts'
import { leave, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { logIn } from '../login/loginSteps.ts'
import { addresses, isInside, login, prefix } from '../served.ts'
import { watchHeap } from './watchHeap.ts'

const ROUNDS = isWhole ? 12 : 8
/** What has been loaded by then is kept for good: code, styles, the newest replies. */
const WARM_AFTER = ROUNDS / 2
/** Pages of one campaign; of all of them without sampling. */
const walked = isWhole ? addresses : addresses.filter((address) => address.startsWith(`${site}${prefix}`)).slice(0, 5)
/** A round may not leave more than this behind, on average (bytes, nodes of the document, listeners). */
const PER_ROUND = { heap: 5_000 + 500 * walked.length, nodes: 40, listeners: 10 }

type Held = { readonly heap: number; readonly nodes: number; readonly listeners: number }

async function heldBy(page: Page, heapOf: () => Promise<number>): Promise<Held> {
  const heap = await heapOf()
  const { nodes, jsEventListeners } = (await page.send('Memory.getDOMCounters')) as { readonly nodes: number; readonly jsEventListeners: number }
  return { heap, nodes, listeners: jsEventListeners }
}

/**
 * What is left behind from one to the next, on average: the median of all pairs (Theil and Sen). A page keeps something new for good now and then, with its
 * hour or with the engine's, and stays there; what leaks does so in every round.
 */
function slope(values: readonly number[]): number {
  const slopes = values.flatMap((value, at) => values.slice(at + 1).map((later, steps) => (later - value) / (steps + 1))).toSorted((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}

inBrowser(
  'current',
  'walking round and round through pages leaves nothing behind in the memory of a page that is never loaded anew',
  async (page) => {
    await page.goto(login)
    await logIn(page)
    await page.waitUntil(isInside)
    const heapOf = watchHeap(page)
    const held: Held[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const address of walked) {
        await walkTo(page)(address)
        // Two addresses may lead to the same page, which says nothing anew: so not before the next one has begun to be drawn.
        await page.evaluate('new Promise(function (done) { requestAnimationFrame(function () { setTimeout(done, 50) }) })')
        ok(await waitUntilShown(page), `${address}: a skeleton for ever`)
      }
      held.push(await heldBy(page, heapOf))
    }
    for (const what of ['heap', 'nodes', 'listeners'] as const) {
      const grown = slope(held.slice(WARM_AFTER - 1).map((each) => each[what]))
      ok(grown <= PER_ROUND[what], `each round leaves ${grown} of ${what}: ${held.map((each) => each[what]).join(', ')}`)
    }
  },
  // To be held, an animation is remembered by the browser's tools, which would be counted.
  { timeoutMs: sweepTimeout(ROUNDS * walked.length), hasEndlessMotion: true },
)
leave(`a walk round and round through ${addresses.length - walked.length} of ${addresses.length} addresses, whose memory is measured`)
