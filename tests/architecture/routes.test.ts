import { readFileSync } from 'node:fs'
import { registry } from '@/campaigns/registry'
import { campaignScreens } from '@/app/routing/campaignScreens'
import { fallbackPages } from '@/app/routing/fallbackPages'
import type { Campaign } from '@/campaigns/defineCampaign'

type Route = { readonly campaign: string; readonly path: string; readonly login: boolean; readonly preview: boolean }

const catalogue = JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')) as readonly Route[]
const prefixesOf = (routes: readonly Route[]): readonly string[] => [...new Set(routes.map(({ campaign }) => campaign))]
const prefixes = prefixesOf(catalogue)
const wantedOf = (prefix: string): readonly Route[] => catalogue.filter(({ campaign }) => campaign === prefix)

/** The routes that a campaign defines itself, in the catalogue's form. */
function definedBy({ prefix, pages }: Campaign): readonly Route[] {
  const at = (path: string, login: boolean, preview: boolean): Route => ({ campaign: prefix, path: path === '' ? `/${prefix}` : `/${prefix}/${path}`, login, preview })
  const routes: Route[] = []
  for (const [path, entry] of Object.entries(pages)) {
    if (entry.preview !== 'only') routes.push(at(path, entry.login === true, false))
    if (entry.preview) routes.push(at(path === '' ? 'preview' : `${path}/preview`, false, true))
  }
  return routes
}

const loaded = async (prefix: string): Promise<Campaign> => (await registry[prefix]!()).campaign

/** A campaign that came later, as `npm run new:campaign` has it: its routes stand below those of the specification. */
const later: readonly Route[] = ['', '/preview', '/login', '/rule'].map((path) => ({ campaign: 'some-activity', path: `/some-activity${path}`, login: false, preview: path === '/preview' }))

/** How a catalogue begins, and which of the routes below that belong to a campaign of its beginning. */
function beginningOf(routes: readonly Route[]): { readonly routes: number; readonly prefixes: number; readonly below: readonly string[] } {
  const [specified, further] = [routes.slice(0, 267), routes.slice(267)]
  const known = prefixesOf(specified)
  return { routes: specified.length, prefixes: known.length, below: further.filter(({ campaign }) => known.includes(campaign)).map(({ path }) => path) }
}

it.each([
  ['as it is', catalogue],
  ['with one campaign more', [...catalogue, ...later]],
])('has the whole catalogue of the specification first, %s: 28 prefixes, 267 routes (spec 2 §2.3)', (_, routes) => {
  expect(beginningOf(routes)).toEqual({ routes: 267, prefixes: 28, below: [] })
})

it.each([
  ['a later campaign among the specification’s', [...later, ...catalogue], { routes: 267, prefixes: 29, below: catalogue.slice(263, 267).map(({ path }) => path) }],
  ['a route of the specification’s campaigns below them', [...catalogue, ...later, catalogue[0]!], { routes: 267, prefixes: 28, below: [catalogue[0]!.path] }],
  ['a route too few', catalogue.slice(1, 267), { routes: 266, prefixes: 28, below: [] }],
])('sees %s', (_, routes, beginning) => {
  expect(beginningOf(routes)).toEqual(beginning)
})

it('has each route once', () => {
  expect(new Set(catalogue.map(({ path }) => path)).size).toBe(catalogue.length)
})

it('registers no campaign that the catalogue does not know', () => {
  expect(Object.keys(registry).filter((prefix) => !prefixes.includes(prefix))).toEqual([])
})

describe.each(Object.keys(registry))('%s', (prefix) => {
  it('defines exactly the routes that the catalogue has of it, and guards exactly what the catalogue guards', async () => {
    const inOrder = (routes: readonly Route[]): readonly Route[] => routes.toSorted((one, other) => (one.path < other.path ? -1 : 1))
    expect(inOrder(definedBy(await loaded(prefix)))).toEqual(inOrder(wantedOf(prefix)))
  })

  it('has the routes that every campaign has (spec 2 §2.2)', async () => {
    const campaign = await loaded(prefix)
    const screens = campaignScreens(campaign, () => Promise.resolve())
    expect([...screens.keys()]).toContain('login')
    const notices = Object.keys(fallbackPages(campaign)).filter((path) => path !== 'login')
    expect(notices.toSorted()).toEqual(['info', ...['0', '1', '3', 'end', 'invalid', 'not-start'].map((type) => `invalid-activity/${type}`)])
    // A campaign with a page of its own there would hide it.
    expect(notices.filter((path) => screens.has(path))).toEqual([])
  })
})
