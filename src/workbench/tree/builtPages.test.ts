import { readFileSync } from 'node:fs'
import { registry } from '@/campaigns/registry'
import { zh } from '../frame/messages'
import { loadTexts } from './loadTexts'
import { loadTree } from './pageTree'

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

it('calls the data that every page can show by a name (spec 2 §2.5)', async () => {
  const tree = await loadTree(registry, loadTexts, () => undefined)
  const pages = await Promise.all(tree.flatMap((branch) => branch.pages.map(({ load }) => load())))
  const fixtures = new Set(pages.flatMap((page) => Object.keys(page.fixtures)))
  expect([...fixtures].filter((name) => !(name in zh.fixtures))).toEqual([])
})
