import { deepEqual, ok } from 'node:assert/strict'
import { asTheirPeople } from '../catalogue/asTheirPeople.ts'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { faces, kindOf, leaveOthers, sweepTimeout } from '../driver/sampling.ts'
import { isReady } from '../served.ts'

/** Layout shift, summed up over a load, and where the page's parts were in the document's first paint and at the moment when the app took over. */
const WATCH = `(function () {
  var named = { head: 'header', headline: 'h1', main: 'main', phone: 'input[type=tel]' }
  var seen = window.__seen = { shift: 0, drawn: {}, taken: null }
  function places(root) {
    return Object.keys(named).reduce(function (found, name) {
      var element = root && root.querySelector(named[name])
      if (!element) return found
      var r = element.getBoundingClientRect()
      // How long a page becomes, and how long marketing's headline is, is not known before.
      found[name] = [r.left, r.top].concat(name === 'phone' ? [r.width, r.height] : []).map(Math.round)
      return found
    }, {})
  }
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) { if (!entry.hadRecentInput) seen.shift += entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', function () {
    var shell = document.getElementById('shell')
    seen.drawn = places(shell)
    new MutationObserver(function () {
      if (!document.getElementById('shell') && !seen.taken) seen.taken = places(document.getElementById('root'))
    }).observe(document.body, { childList: true })
  })
})()`

type Seen = { readonly shift: number; readonly drawn: Record<string, readonly number[]>; readonly taken: Record<string, readonly number[]> | null }

type Found = { readonly faults: readonly string[]; readonly compared: number }

/** The app may lead elsewhere, whose face the document could not know. */
async function compare(page: Page, address: string): Promise<Found> {
  await page.goto(address)
  await page.waitUntil(`${isReady} && (window.__seen || {}).taken`)
  await page.waitUntil(`document.querySelector('#root [aria-busy=true]') === null || performance.now() > 5000`)
  const { shift, drawn, taken, path } = await page.evaluate<Seen & { readonly path: string }>(`Object.assign({ path: location.href }, window.__seen)`)
  const name = address.slice(site.length)
  if (!path.startsWith(address.replace(/\?.*/, '?'))) return { faults: [], compared: 0 }
  const both = Object.entries(drawn).flatMap(([part, place]) => {
    const now = taken?.[part]
    return now ? [{ part, place, now }] : []
  })
  const moved = both.filter(({ place, now }) => now.some((value, at) => Math.abs(value - Number(place[at])) > 1)).map(({ part, place, now }) => `${name} ${part}: ${place.join()} is ${now.join()}`)
  return { faults: [...moved, ...(shift > 0.01 ? [`${name}: layout shift ${shift.toFixed(3)}`] : [])], compared: both.length }
}

inBrowser(
  'current',
  'nothing moves when the app takes the place of what a document has drawn',
  async (page) => {
    await page.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })
    await page.beforeScripts(WATCH)
    const faults: string[] = []
    const kinds: string[] = []
    // A link of an invitation says who invites.
    const invitations = faces.filter((url) => url.includes('/invitee-register?')).map((url) => `${url}&promotorCode=P8K3QX`)
    await asTheirPeople(page, [...faces, ...invitations], async (addresses) => {
      for (const address of addresses) {
        const found = await compare(page, address)
        faults.push(...found.faults)
        if (found.compared > 0) kinds.push(kindOf(address))
      }
    })
    deepEqual(faults, [])
    ok(new Set(kinds).size > 3 && kinds.length > faces.length / 2, `pages with a part in both: ${kinds.join(', ')}`)
  },
  { timeoutMs: sweepTimeout(faces.length) },
)
leaveOthers('what a document has drawn, beside the app that takes its place,', faces)
