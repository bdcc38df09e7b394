/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { jest } from '@jest/globals'
import type { ListedPage } from './pageList'

// Its hooks are for Node's own modules. `load` runs here as it does there.
jest.unstable_mockModule('./pageModules', () => ({ lazyImportsIn: async (load: () => Promise<unknown>) => ({ loaded: await load(), modules: ['src/loaded.ts'] }) }))
// The address of the page that the modules read.
Object.assign(globalThis, { window: { location: new URL('https://localhost/market-platform-h5/'), navigator: { userAgent: '' }, addEventListener: () => undefined } })

type Route = { readonly campaign: string; readonly path: string; readonly login: boolean; readonly preview: boolean }
const catalogue = JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')) as readonly Route[]

let pages: readonly ListedPage[] = []
let prefixes: readonly string[] = []
beforeAll(async () => {
  const { listPages } = await import('./pageList')
  const { registry } = await import('../../src/campaigns/registry')
  pages = await listPages()
  prefixes = Object.keys(registry)
})
const at = (address: string): ListedPage | undefined => pages.find((page) => page.address === address)

it('has each address once, the one for all others first', () => {
  const addresses = pages.map(({ address }) => address)
  expect(addresses[0]).toBe('')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => !/^(?:[\w-]+(?:\/[\w-]+)*)?$/.test(address))).toEqual([])
})

it('has every route that the catalogue has of the campaigns, previews too', () => {
  expect(catalogue.filter(({ campaign }) => prefixes.includes(campaign)).map(({ path }) => path.slice(1)).filter((path) => !at(path))).toEqual([])
})

it('has the pages outside the campaigns, and those that every campaign has without naming them', () => {
  const everyone = prefixes.flatMap((prefix) => ['', '/login', '/info', '/invalid-activity/0', '/invalid-activity/1', '/invalid-activity/1/preview', '/invalid-activity/end'].map((path) => prefix + path))
  const wanted = ['driver-promotor-code-bind', 'driver-promotor-code-bind/verify', 'driver-promotor-code-bind/result', 'invalid-activity/0', 'invalid-activity/1', 'invalid-activity/3', ...everyone]
  expect(wanted.filter((address) => !at(address))).toEqual([])
})

it('draws at a campaign’s own address the page that it leads to', async () => {
  const { registry } = await import('../../src/campaigns/registry')
  const campaigns = await Promise.all(Object.values(registry).map((load) => load()))
  const led = campaigns.flatMap(({ campaign: { prefix, landing } }) => (landing ? [[prefix, landing] as const] : []))
  expect(led.length).toBeGreaterThan(0)
  for (const [prefix, landing] of led) expect(at(prefix)?.page).toBe(at(`${prefix}/${landing}`)?.page)
})

it('knows each campaign by one cover, on all its pages', () => {
  for (const prefix of prefixes) {
    const own = pages.filter(({ address }) => address === prefix || address.startsWith(`${prefix}/`))
    expect(new Set(own.map(({ cover }) => cover)).size).toBe(1)
  }
})

it('asks early for a page’s data where a visitor without a session may, and in no preview', () => {
  const early = Object.fromEntries(pages.flatMap(({ address, call }) => (call ? [[address, call]] : [])))
  const guarded = catalogue.filter(({ login, preview }) => login || preview).map(({ path }) => path.slice(1))
  expect(guarded.filter((path) => early[path])).toEqual([])
  expect(Object.entries(early).filter(([address]) => /\/(?:login|invitee-register)$/.test(address)).map(([, call]) => call)).toEqual(expect.arrayContaining(['getLoginPage']))
  const homes = pages.filter(({ page, address }) => page?.kind === 'home' && page.usePage && !address.endsWith('/preview') && !guarded.includes(address))
  expect(homes.length).toBeGreaterThan(0)
  // A campaign whose own hook decides whether to ask is not asked for early.
  const calls = homes.flatMap(({ address }) => early[address] ?? [])
  expect(calls.length).toBeGreaterThan(homes.length / 2)
  expect(calls.filter((call) => !/^(?:query|get)\w+Page(?: orderNo| groupNo)?$/.test(call))).toEqual([])
})

it('asks early what the app asks the very same, and nothing by another method or about more', async () => {
  const { activityPageReply, injectCalls, page } = await import('../../src/services/candle')
  const { isAskedEarly } = await import('./pageList')
  const own = { reply: activityPageReply({}, {}), parse: () => ({}) }
  const about = page({ ...own, send: ({ id }: { readonly id?: string }) => ({ id }) })
  injectCalls({ querySamplePage: page(own), getSamplePage: page({ ...own, method: 'GET' }), queryOneSamplePage: about })
  expect(['querySamplePage', 'getSamplePage', 'queryOneSamplePage'].map((name) => isAskedEarly(name))).toEqual([true, false, false])
  expect([['id'], ['number'], ['id', 'number']].map((names) => isAskedEarly('queryOneSamplePage', names))).toEqual([true, false, false])
})

it('asks early about the order or the group that an address names', () => {
  const calls = Object.fromEntries(pages.flatMap(({ address, page, call }) => (page?.about && !address.endsWith('/preview') ? [[address, call]] : [])))
  expect(Object.values(calls).length).toBeGreaterThan(0)
  expect(Object.entries(calls).filter(([address, call]) => !/^query\w+Page /.test(call ?? '') || call?.split(' ').slice(1).join() !== at(address)?.page?.about?.join())).toEqual([])
})

it('brings the gate of a campaign whose session comes from the page around it with each page behind it', () => {
  const gate = 'src/app/tokenGate/TokenGate.tsx'
  const behind = pages.filter(({ campaign, address }) => campaign?.token && address.replace(`${campaign.prefix}/`, '') in campaign.pages)
  // One campaign is such: without it there is no page to look at.
  const hasEveryCampaign = catalogue.every(({ campaign }) => prefixes.includes(campaign))
  expect(behind.length).toBeGreaterThanOrEqual(hasEveryCampaign ? 1 : 0)
  expect(behind.filter(({ modules }) => !modules.includes(gate))).toEqual([])
  expect(pages.filter(({ modules, campaign, address }) => modules.includes(gate) && (!campaign?.token || address.endsWith('/preview')))).toEqual([])
})
