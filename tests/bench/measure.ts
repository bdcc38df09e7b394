import { setTimeout as wait } from 'node:timers/promises'
import { openPage, type NetworkSpeed, type Page } from '../browser/driver/page.ts'
import { trustedKey } from './encrypted.ts'
import { watch, type Seen } from './watch.ts'

/** One load: what the page saw of it, the bytes that came over the wire, headers included, and those of the document and the scripts alone, which are budgeted. */
export type Load = Seen & { readonly fileBytes: number; readonly bytes: number; readonly scriptBytes: number; readonly documentBytes: number; readonly otherBytes: number }

/** Who opens what, and when it is there. */
export type Visit = {
  readonly address: string
  /** The session of a user who has logged in. */
  readonly cookie?: Readonly<Record<string, unknown>>
  readonly until: 'form' | 'shown'
  /** Measured is the second visit, with what the browser and the tab have kept of the first. */
  readonly isAgain?: boolean
}

const SLOW_4G: NetworkSpeed = { latency: 150, downKbps: 1600, upKbps: 750 }
export const SLOWER_PROCESSOR = 4
const LIMIT = 60_000
/** After the page is there, long enough for a later largest paint, a shift or a long task to show. */
export const SETTLE = 1_500

const FILE_BYTES = `performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource')).filter((e) => /navigation|script/.test(e.initiatorType)).reduce((sum, e) => sum + e.encodedBodySize, 0)`

const read = (page: Page): Promise<Seen> => page.evaluate<Seen>('window.__seen()')

export async function untilThere(page: Page, { address, until }: Visit): Promise<void> {
  for (const end = Date.now() + LIMIT; ; await wait(200)) {
    const seen = await read(page).catch(() => undefined)
    if (seen?.state === 'error') throw new Error(`${address} shows an error.\n${page.errors().join('\n')}`)
    if (seen && seen[until] > 0) return
    if (Date.now() > end) throw new Error(`Nothing to use at ${address} within ${LIMIT / 1000} s.\n${page.errors().join('\n')}`)
  }
}

/** A first visit to no purpose but that things are kept: as quick as can be. */
async function visitBefore(page: Page, visit: Visit): Promise<void> {
  await page.goto(visit.address)
  await untilThere(page, visit)
  await wait(SETTLE)
  await page.goto('about:blank')
}

export const withPage = async <T>(visit: Visit, steps: (page: Page) => Promise<T>): Promise<T> => {
  const page = await openPage('current', { trustedKey })
  try {
    if (visit.cookie) await page.send('Network.setCookie', { ...visit.cookie, url: visit.address })
    await page.beforeScripts(`(${watch.toString()})()`)
    return await steps(page)
  } finally {
    await page.close()
  }
}

/** A load that is not measured: the server compresses a file when it is first asked for it. */
export const warmUp = (visit: Visit): Promise<void> =>
  withPage(visit, async (page) => {
    await page.goto(visit.address)
    await untilThere(page, visit)
  })

/** On slow 4G with a slow processor, in a browser that has just started. */
export const measureLoad = (visit: Visit): Promise<Load> =>
  withPage(visit, async (page) => {
    if (visit.isAgain) await visitBefore(page, visit)
    else await page.send('Network.setCacheDisabled', { cacheDisabled: true })
    const sizes = { Script: 0, Document: 0, other: 0 }
    page.onLoaded((kind, bytes) => {
      sizes[kind === 'Script' || kind === 'Document' ? kind : 'other'] += bytes
    })
    await page.emulateNetwork(SLOW_4G)
    await page.emulateSlowProcessor(SLOWER_PROCESSOR)
    await page.goto(visit.address)
    await untilThere(page, visit)
    await wait(SETTLE)
    const seen = await read(page)
    const { Script: scriptBytes, Document: documentBytes, other: otherBytes } = sizes
    return { ...seen, fileBytes: await page.evaluate<number>(FILE_BYTES), scriptBytes, documentBytes, otherBytes, bytes: scriptBytes + documentBytes + otherBytes }
  })
