import { readFileSync } from 'node:fs'
import { jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { campaignScreens } from '@/app/campaignScreens'
import type { AnyPage } from '@/blocks/definePage'
import { registry } from '@/campaigns/registry'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser, renderApp } from '../render'
import { unservedRoutes } from '../architecture/unservedRoutes'
import { installParent, type ParentHarness } from './previewHarness'

type Route = { readonly campaign: string; readonly path: string; readonly preview: boolean }

jest.setTimeout(20_000)
const backend = mountTestBackend()
const catalogue = JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')) as readonly Route[]

/** Every preview of the catalogue whose page is built, and the page of ended activities that each campaign has besides. */
async function builtPreviews(): Promise<readonly (readonly [string, string])[]> {
  const found: (readonly [string, string])[] = []
  for (const [prefix, load] of Object.entries(registry)) {
    const { campaign } = await load()
    const served = campaignScreens(campaign, () => Promise.resolve())
    const wanted = catalogue.filter((route) => route.preview && route.campaign === prefix).map(({ path }) => path.slice(prefix.length + 2))
    for (const path of [...wanted, 'invalid-activity/1/preview']) {
      const screen = served.get(path.toLowerCase())
      if (!screen) continue
      // Tests wait for pages, not for files.
      await screen.load?.()
      found.push([`${prefix}/${path}`, prefix + (path === 'preview' ? '' : `/${path.replace(/\/preview$/, '')}`)])
    }
  }
  return found
}

const previews = await builtPreviews()
await import('@/blocks/PreviewPage')

async function pageOf(name: string): Promise<AnyPage> {
  const [prefix = '', ...rest] = name.split('/')
  const { campaign } = await registry[prefix]!()
  const entry = campaign.pages[rest.join('/')]
  return entry ? (await entry.load()).page : (await import('@/blocks/invalidActivity/endedPage')).page
}

const cyclic: Record<string, unknown> = {}
cyclic['title'] = cyclic
cyclic['bgImage'] = cyclic

/** One of each kind of wrong, over all fields of a page. */
function badConfigs(fields: AnyPage['config']): Readonly<Record<string, unknown>> {
  const everywhere = (value: unknown) => Object.fromEntries(Object.keys(fields).map((field) => [field, value]))
  return {
    'no object': 'nothing',
    'an array': [],
    'null': null,
    'an empty object': {},
    'numbers everywhere': everywhere(7),
    'objects everywhere': everywhere({ title: { b: {} }, link: 1 }),
    'lists of nothing everywhere': everywhere([null, undefined, 1, 'x', []]),
    'huge texts everywhere': everywhere('x'.repeat(200_000)),
    'huge lists everywhere': everywhere(Array.from({ length: 20_000 }, () => ({ title: 1 }))),
    'script addresses everywhere': everywhere('javascript:alert(1)//'.repeat(20)),
    'prototypes': JSON.parse('{"__proto__":{"title":"polluted"},"constructor":{"prototype":{"x":1}},"title":{"toString":"no"},"bgImage":"javascript:alert(1)"}') as unknown,
    'a circle': cyclic,
  }
}

const TITLE = 'A title set by the tool'
let parent: ParentHarness

beforeEach(() => {
  parent = installParent()
})
afterEach(() => {
  parent.leave()
  clearBrowser()
})

it('covers the previews of all campaigns that are built', () => {
  const wanted = catalogue.filter((route) => route.preview && registry[route.campaign] && !unservedRoutes[route.campaign]?.includes(route.path.slice(route.campaign.length + 1)))
  expect(previews).toHaveLength(wanted.length + Object.keys(registry).length)
})

describe.each(previews)('%s', (path, name) => {
  const open = async (search = ''): Promise<AnyPage> => {
    await renderApp(`/${path}${search}`)
    await waitFor(() => expect(parent.ofType('preview/ready')).toHaveLength(1), { timeout: 8_000 })
    return pageOf(name)
  }
  const isDrawn = (): void => {
    expect(document.documentElement).toHaveAttribute('data-app', 'ready')
    expect(document.body.textContent?.trim()).not.toBe('')
    expect(screen.queryByText('这个页面暂时无法预览')).not.toBeInTheDocument()
  }

  it('says that it is ready, with the boxes that it shows, and how tall it is (spec 2 §2.5)', async () => {
    const page = await open()
    const [ready] = parent.ofType('preview/ready')
    expect(ready?.page).toBe(name)
    expect(Object.keys(page.config)).toEqual(expect.arrayContaining([...(ready?.boxes ?? [])]))
    expect(parent.ofType('preview/height')[0]?.height).toBeGreaterThan(0)
    expect([...parent.targets]).toEqual(['http://localhost:9000'])
  })

  it('shows a changed title at once, asks the backend nothing, and keeps nothing', async () => {
    await open()
    const view = document.querySelector('[data-page]')
    await parent.say({ type: 'preview/config', page: name, config: { title: TITLE } })
    expect(document.title).toBe(TITLE)
    expect(document.body).toHaveTextContent(TITLE)
    expect(document.querySelector('[data-page]')).toBe(view)
    expect(parent.ofType('preview/problem')).toEqual([])
    expect(backend.requests()).toEqual([])
    expect(document.cookie).toBe('')
    expect(Object.keys(sessionStorage)).toEqual(['market-platform-h5:device'])
  })

  it('is never blank, whatever it is sent, and names every problem', async () => {
    const { config: fields } = await open()
    for (const [kind, config] of Object.entries(badConfigs(fields))) {
      parent.heard.length = 0
      await parent.say({ type: 'preview/config', page: name, config, revision: 5 })
      isDrawn()
      const problems = parent.ofType('preview/problem')
      expect({ kind, hasProblems: problems.length > 0 }).toEqual({ kind, hasProblems: !['an empty object', 'null'].includes(kind) })
      for (const problem of problems) expect(problem).toEqual({ type: 'preview/problem', path: expect.any(String) as string, message: expect.any(String) as string, revision: 5 })
    }
    parent.heard.length = 0
    await parent.say({ type: 'preview/config', page: name, config: {} })
    isDrawn()
    expect(parent.ofType('preview/problem')).toEqual([])
  })

  it('draws each of its fixtures (spec 2 §2.5)', async () => {
    const page = await pageOf(name)
    for (const fixture of Object.keys(page.fixtures)) {
      const app = await renderApp(`/${path}?fixture=${fixture}`)
      await waitFor(() => expect(parent.ofType('preview/ready').length).toBeGreaterThan(0), { timeout: 8_000 })
      isDrawn()
      expect(parent.ofType('preview/problem')).toEqual([])
      app.router.dispose()
      cleanup()
      parent.heard.length = 0
    }
    expect(backend.requests()).toEqual([])
  })
})
