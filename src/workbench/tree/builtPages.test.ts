import { readFileSync } from 'node:fs'
import { rootPages } from '@/app/routing/rootPages'
import { registry } from '@/campaigns/registry'
import { hasEveryCampaign } from '../../../tests/architecture/hasEveryCampaign'
import { zh } from '../frame/messages'
import { loadTexts } from './loadTexts'
import { loadTree, rootBranch } from './pageTree'

type Route = { readonly campaign: string; readonly path: string; readonly preview: boolean }

const catalogue = JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')) as readonly Route[]

it('has every preview of the catalogue whose page is built (spec 2 §2.5)', async () => {
  const tree = await loadTree(registry, loadTexts, (prefix, error) => {
    throw new Error(prefix, { cause: error })
  })
  const ids = new Set(tree.flatMap(({ pages }) => pages.map(({ id }) => id)))
  expect(ids.size).toBeGreaterThan(15)
  for (const { prefix, title } of tree) {
    const { pages } = (await registry[prefix]!()).campaign
    const wanted = catalogue.filter((route) => route.campaign === prefix && route.preview).map(({ path }) => path.slice(1).replace(/\/preview$/, ''))
    const built = wanted.filter((id) => (id === prefix ? '' : id.slice(prefix.length + 1)) in pages)
    expect({ prefix, missing: built.filter((id) => !ids.has(id)) }).toEqual({ prefix, missing: [] })
    expect(title).not.toBe('')
  }
})

it('calls the data that every page can show by a name, and has no name for other data or for an action of no page (spec 2 §2.5)', async () => {
  const tree = await loadTree(registry, loadTexts, () => undefined)
  const pages = await Promise.all([...tree, rootBranch(rootPages, '')].flatMap((branch) => branch.pages.map(({ load }) => load())))
  const fixtures = new Set(pages.flatMap((page) => Object.keys(page.fixtures)))
  const actions = new Set(pages.flatMap((page) => page.actionNames))
  expect([...fixtures].filter((name) => !(name in zh.fixtures))).toEqual([])
  const unused = [...Object.keys(zh.fixtures).filter((name) => !fixtures.has(name)), ...Object.keys(zh.actions).filter((name) => !actions.has(name))]
  expect(hasEveryCampaign ? unused : []).toEqual([])
})
