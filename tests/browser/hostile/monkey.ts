import { backend, site } from '../driver/inBothBrowsers.ts'
import { logIn } from '../login/loginSteps.ts'
import type { Page } from '../driver/page.ts'
import { login } from '../served.ts'
import { isAtHome, look, waitUntilShown } from '../driver/pageState.ts'
import { randomFrom } from './randomFrom.ts'

type Control = { readonly x: number; readonly y: number; readonly label: string }
type Listing = { readonly urls: readonly string[] }
type Endpoint = { readonly name: string }

/** What one run did, step by step, so that a failure can be read and run again. */
export type Run = { readonly log: readonly string[]; readonly problems: readonly string[] }

const FAULTS = ['network', 'http500', 'html', 'truncated', 'malformed', 'slow', 'tokenRejected', 'ended', '-196606', '-199999']
const PEOPLE = ['13800138000', '13800138001', '13600136000', '13900139000']
const WORDS = ['13800138000', '+86 138-0013 8000', '123456', '李晓明', '𠮷野家', '<img src=x onerror=alert(1)>', "'; --", '0.01', '99999999999', '   ', '🙂🙂']
const TALL = { width: 390, height: 844 }
const WIDE = { width: 844, height: 390 }
/** The browser's own words for what could not be loaded, which the faults ask for; and what the tools for the desk report of files that are lost, or too new for a browser of 2018. */
const EXPECTED = /^(?:SyntaxError|ChunkLoadError): [^]*\/workbench\/assets\/|Failed to load resource|net::ERR_|Launched external handler|Not allowed to launch|ERR_UNKNOWN_URL_SCHEME|Unsafe attempt to load URL/

/** What the app reports of a part of it that could not be loaded: in a document from which the network was taken. */
const LOST_PART = /^\[chunk\] /

/** Everything that can be tapped on the screen right now. */
const CONTROLS = (what: string) => `(function () {
  return Array.prototype.slice.call(document.querySelectorAll(${JSON.stringify(what)})).map(function (e) {
    var r = e.getBoundingClientRect()
    return { x: r.left + r.width / 2, y: r.top + r.height / 2, w: r.width, label: (e.getAttribute('aria-label') || e.textContent || e.name || e.type || '').slice(0, 30) }
  }).filter(function (c) { return c.w > 0 && c.x > 0 && c.y > 0 && c.x < innerWidth && c.y < innerHeight })
})()`
const TAPPABLE = 'button, a[href], input[type=checkbox], [role=tab]'
const TYPABLE = 'input:not([type=checkbox]), textarea'

/** The network is there, is not, or has lost the files of the app, as after a deploy. */
const NETWORKS = { there: { offline: false, blocked: [] }, gone: { offline: true, blocked: [] }, 'without files': { offline: false, blocked: ['*/assets/*'] } } as const
const AS_FAST_AS_CAN_BE = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** Taps, types, goes back, turns the phone, ends the session in another tab and breaks the network at random, over all built pages. */
export async function runMonkey(page: Page, seed: number, steps: number): Promise<Run> {
  const random = randomFrom(seed)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const log: string[] = []
  const problems: string[] = []
  const listings = (await (await fetch(new URL('/__mock__/campaigns', site))).json()) as Listing[]
  const endpoints = (await (await fetch(new URL('/__mock__/endpoints', site))).json()) as Endpoint[]
  const addresses = listings.flatMap(({ urls }) => urls)

  const tap = async ({ x, y }: Control): Promise<void> => {
    const button = { x, y, button: 'left', clickCount: 1 }
    await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
  }
  let [mayLoseParts, looked, ofDocumentsBefore] = [false, 0, 0]
  const setNetwork = async (name: keyof typeof NETWORKS): Promise<void> => {
    const { offline, blocked } = NETWORKS[name]
    mayLoseParts ||= name !== 'there'
    await page.send('Network.emulateNetworkConditions', { offline, ...AS_FAST_AS_CAN_BE })
    await page.blockAddresses(blocked)
  }
  const visit = async (): Promise<string> => {
    // A document that cannot be had is the browser's own page, and nothing of ours.
    await setNetwork('there')
    const address = new URL(oneOf(addresses)!, site).href
    await page.goto(address)
    // What the document before has lost may be told while this one comes.
    if (mayLoseParts) ofDocumentsBefore = page.errors().length
    mayLoseParts = false
    return `open ${address}`
  }
  const controls = (what: string): Promise<readonly Control[]> => page.evaluate<Control[]>(CONTROLS(what)).catch(() => [])

  const actions: Readonly<Record<string, () => Promise<string>>> = {
    tap: async () => {
      const control = oneOf(await controls(TAPPABLE))
      if (control) await tap(control)
      return `tap ${control?.label ?? 'nothing'}`
    },
    type: async () => {
      const field = oneOf(await controls(TYPABLE))
      const text = oneOf(WORDS)!
      if (!field) return 'type nowhere'
      await tap(field)
      for (const character of text) await page.send('Input.dispatchKeyEvent', { type: 'char', text: character })
      return `type ${text} into ${field.label}`
    },
    back: async () => {
      await page.evaluate('history.back()').catch(() => undefined)
      return 'back'
    },
    scroll: async () => {
      const by = Math.round((random() - 0.3) * 1200)
      await page.evaluate(`window.scrollBy(0, ${by})`).catch(() => undefined)
      return `scroll ${by}`
    },
    rotate: async () => {
      const size = oneOf([TALL, WIDE])!
      await page.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 2, mobile: true })
      return `turn to ${size.width}x${size.height}`
    },
    fault: async () => {
      const change = { [oneOf(endpoints)!.name]: random() < 0.3 ? null : oneOf(FAULTS)! }
      await backend('scenario', change)
      return `fault ${JSON.stringify(change)}`
    },
    network: async () => {
      const name = oneOf(Object.keys(NETWORKS) as (keyof typeof NETWORKS)[])!
      await setNetwork(name)
      return `the network is ${name}`
    },
    logOut: async () => {
      await page.send('Network.clearBrowserCookies')
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`).catch(() => undefined)
      return 'log out in another tab'
    },
    rest: async () => {
      if (!(await waitUntilShown(page))) problems.push(`a skeleton for ever (${await page.address().then(String, () => 'nowhere')})`)
      return 'rest until the page is there'
    },
    visit,
  }
  const weights = ['tap', 'tap', 'tap', 'tap', 'tap', 'type', 'type', 'type', 'back', 'scroll', 'rotate', 'fault', 'fault', 'network', 'network', 'logOut', 'visit', 'rest']

  // Else hardly anything behind a login would be reached; until a fault, or another tab, ends the session.
  const mobile = oneOf(PEOPLE)!
  await page.goto(login)
  await logIn(page, mobile)
  log.push(`log in as ${mobile}`, await visit())
  for (let step = 0; step < steps; step += 1) {
    log.push(await actions[oneOf(weights)!]!())
    if (problems.length > 0) return { log, problems }
    const problem = await look(page)
    const uncaught = page.errors().filter((error, nth) => nth >= looked && !EXPECTED.test(error) && !((mayLoseParts || nth < ofDocumentsBefore) && LOST_PART.test(error)))
    looked = page.errors().length
    if (problem || uncaught.length > 0) {
      problems.push(`${problem ?? uncaught[0]!} at step ${step} (${await page.address().then(String, () => 'nowhere')})`)
      return { log, problems }
    }
    // A deep link or a store's page is the end of the way: the next step begins at one of our pages.
    if (!(await isAtHome(page))) log.push(await visit())
  }
  log.push(await actions['rest']!())
  return { log, problems }
}
