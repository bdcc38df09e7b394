// About 55 s.
import { deepEqual, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { asTheirPeople } from '../catalogue/asTheirPeople.ts'
import { backend, inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page, Tab } from '../driver/page.ts'
import { kindOf, leave, leaveOthers, samples, sweepTimeout } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { isReady } from '../served.ts'
import { differing, HIDE, look, resize, type Seen } from './skeletonLook.ts'

/** CSS pixels: small, usual and large phones. */
const WIDTHS = [320, 390, 414] as const

/** Each page at one of them, the next one at another; at all when nothing is sampled. */
const widthsOf = (address: string): readonly number[] => WIDTHS.filter((_, index) => isWhole || index === compared.indexOf(address) % WIDTHS.length)

const isWaiting = `document.querySelector('#root [role=status][aria-busy]') && !document.getElementById('shell')`
const show = (address: string): string => `window.history.pushState(null, '', ${JSON.stringify(address)}); window.dispatchEvent(new PopStateEvent('popstate', { state: null }))`

/** Marketing's own words, the amount, or the car of this activity stand in the head once they are known: there the places are compared, not the picture. */
const OWN_HEADS = /\/(login|appointmentDrivingTest(\/orderInfo)?|invitee-register(-middle-page)?|cash-withdraw)\?/
const ANSWERED = { '*': 'ok', queryInviterCard: 'named' }

type Found = { readonly faults: readonly string[]; readonly places: number; readonly pictures: number }

/** What of an address is elsewhere once its page is there, and how much of it was compared. `codeMs`: in which the page's code comes, and its skeleton is drawn; `drawnMs`: in which all of the page is. */
async function compare(page: Page, tab: Tab, address: string, { codeMs, drawnMs }: { readonly codeMs: number; readonly drawnMs: number }): Promise<Found> {
  await backend('scenario', { '*': 'ok' })
  await page.goto(`${site}invalid-activity/3`)
  await page.waitUntil(isReady)
  await page.evaluate(HIDE)
  await backend('scenario', { '*': 'timeout' })
  // At a second look too, the code is to come first.
  await page.send('Network.clearBrowserCache')
  await page.evaluate(show(address))
  await page.waitUntil(isWaiting)
  await wait(codeMs)
  const before: Seen[] = []
  const widths = widthsOf(address)
  for (const width of widths) before.push(await look(page, width))
  if (process.env['LOOK']) await page.screenshot(`test-results/skeleton-${new URL(address).pathname.replaceAll('/', '_')}.png`)
  await backend('scenario', ANSWERED)
  await page.goto(address)
  await page.waitUntil(isReady)
  await page.evaluate(HIDE)
  await wait(drawnMs)
  const faults: string[] = []
  let [places, pictures] = [0, 0]
  for (const [at, width] of widths.entries()) {
    const after = await look(page, width)
    const seen = before[at]
    if (!seen) continue
    for (const [name, place] of Object.entries(seen.places)) {
      const now = after.places[name]
      const isSame = now?.every((value, index) => Math.abs(value - Number(place[index])) <= 1)
      if (!isSame) faults.push(`${width} ${name}: ${JSON.stringify(place)} is ${JSON.stringify(now)}`)
      places += 1
    }
    if (seen.places['head'] === undefined || OWN_HEADS.test(address)) continue
    pictures += 1
    const found = await differing(tab, seen.picture, after.picture)
    if (found) faults.push(`${width} head: ${found} differ`)
  }
  if (process.env['LOOK']) await page.screenshot(`test-results/skeleton-${new URL(address).pathname.replaceAll('/', '_')}-view.png`)
  return { faults, places, pictures }
}

// A root beside a home leads on to it, and a middle page to another campaign.
const leadsOn = (address: string): boolean => kindOf(address) === 'redirect' || /-middle-page\?/.test(address.slice(site.length).split('/')[0] ?? '')
// A link of an invitation says who invites.
const INVITED = '&promotorCode=P8K3QX'
const compared = samples.filter((address) => !leadsOn(address)).map((address) => address + (address.includes('invitee-register?') ? INVITED : ''))

inBrowser(
  'current',
  'nothing moves when a page takes the place of its skeleton, at 320, 390 and 414 px',
  async (page) => {
    await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await resize(page, 390)
    const tab = await page.openTab()
    const faults: string[] = []
    let withPlaces = 0
    const withPicture = new Set<string>()
    await asTheirPeople(page, compared, async (addresses) => {
      for (const address of addresses) {
        // What is wrong is wrong twice: a busy machine may take longer than usual to bring a page's code, to draw its skeleton, and to draw the page.
        const first = await compare(page, tab, address, { codeMs: 500, drawnMs: 700 })
        const found = first.faults.length > 0 ? await compare(page, tab, address, { codeMs: 4_000, drawnMs: 4_000 }) : first
        faults.push(...found.faults.map((fault) => `${address.slice(site.length)} ${fault}`))
        if (found.places > 0) withPlaces += 1
        if (found.pictures > 0) withPicture.add(kindOf(address))
      }
    })
    deepEqual(faults, [])
    ok(withPlaces > compared.length / 2 && withPicture.size > 3, `${withPlaces} of ${compared.length} pages, heads of ${[...withPicture].join(', ')}`)
  },
  { timeoutMs: sweepTimeout(compared.length, 15_000) },
)
leaveOthers('a skeleton beside its page', samples)
leave(`two of three widths of ${compared.length} pages beside their skeletons`)
