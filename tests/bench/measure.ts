import { setTimeout as wait } from 'node:timers/promises'
import { openPage, type NetworkSpeed } from '../browser/page.ts'

/**
 * One cold load. Times are milliseconds since the navigation started: `usable` when the phone field can be typed into, which the document's own
 * first paint has already, `form` when the form that goes on with it is there. Bytes are what came over the wire, headers included.
 */
export type Load = { readonly bytes: number; readonly scriptBytes: number; readonly documentBytes: number; readonly otherBytes: number; readonly fcp: number; readonly lcp: number; readonly blocking: number; readonly usable: number; readonly form: number }

const SLOW_4G: NetworkSpeed = { latency: 150, downKbps: 1600, upKbps: 750 }
const SLOWER_PROCESSOR = 4
const LIMIT = 60_000
/** After the form is there, long enough for a later largest paint or a long task to show. */
const SETTLE = 1_500

/** Notes paints and long tasks, and the moment a person could type: the field is there, enabled, and nothing lies on top of it. */
function watch(): void {
  const seen = { fcp: 0, lcp: 0, blocking: 0, usable: 0, form: 0 }
  Object.assign(window, { __seen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('input[type=tel]')
    const box = field?.getBoundingClientRect()
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (field && !field.disabled && top === field) {
      seen.usable ||= performance.now()
      if (!field.closest('#shell')) seen.form = performance.now()
    }
    if (seen.form === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export async function measureLoad(address: string): Promise<Load> {
  const page = await openPage('current', { takesAnyCertificate: true })
  try {
    const sizes = { Script: 0, Document: 0, other: 0 }
    page.onLoaded((kind, bytes) => {
      sizes[kind === 'Script' || kind === 'Document' ? kind : 'other'] += bytes
    })
    await page.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.emulateNetwork(SLOW_4G)
    await page.emulateSlowProcessor(SLOWER_PROCESSOR)
    await page.beforeScripts(`(${watch.toString()})()`)
    await page.goto(address)
    for (const end = Date.now() + LIMIT; ; await wait(200)) {
      if ((await page.evaluate<number>('window.__seen ? window.__seen.form : 0').catch(() => 0)) > 0) break
      if (Date.now() > end) throw new Error(`No field to type into at ${address} within ${LIMIT / 1000} s.\n${page.errors().join('\n')}`)
    }
    await wait(SETTLE)
    const seen = await page.evaluate<Pick<Load, 'fcp' | 'lcp' | 'blocking' | 'usable' | 'form'>>('window.__seen')
    const { Script: scriptBytes, Document: documentBytes, other: otherBytes } = sizes
    return { ...seen, scriptBytes, documentBytes, otherBytes, bytes: scriptBytes + documentBytes + otherBytes }
  } finally {
    await page.close()
  }
}
