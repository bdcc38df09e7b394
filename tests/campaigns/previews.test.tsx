import { renderHook, screen, waitFor } from '@testing-library/react'
import { fallbackPages } from '@/app/fallbackPages'
import type { AnyPage } from '@/blocks/definePage'
import type { ConfigField } from '@/lib/pageConfig'
import { mountTestBackend } from '@/mocks/jest'
import { installParent, type ParentHarness } from '../journeys/previewHarness'
import { clearBrowser, renderApp } from '../render'
import { addressOf, campaigns } from './campaigns'

const backend = mountTestBackend()

type Preview = { readonly name: string; readonly page: AnyPage }

/** Every page that has a preview: those of the definitions, and what each campaign has besides. */
async function allPreviews(): Promise<readonly (readonly [address: string, preview: Preview])[]> {
  const previewed = campaigns.flatMap((campaign) => Object.entries({ ...fallbackPages(campaign), ...campaign.pages }).flatMap(([path, entry]) => (entry.preview ? [{ address: addressOf(campaign, path), entry }] : [])))
  return Promise.all(previewed.map(async ({ address, entry }) => [`${address}/preview`, { name: address.slice(1), page: (await entry.load()).page }] as const))
}

const previews = await allPreviews()
/** Pages that take the same fields and draw them alike take a wrong configuration alike. */
const drawnOnce = previews.filter(([, { page }], index) => previews.findIndex(([, other]) => other.page.View === page.View && other.page.config === page.config) === index)
await import('@/blocks/PreviewPage')

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
afterEach(async () => {
  parent.leave()
  await clearBrowser()
})

const open = async (address: string): Promise<void> => {
  await renderApp(address)
  await waitFor(() => expect(parent.ofType('preview/ready')).toHaveLength(1))
}

describe.each(previews)('%s', (address, { name, page }) => {
  it('says that it is ready, with the boxes that it shows, and how tall it is (spec 2 §2.5)', async () => {
    await open(address)
    const [ready] = parent.ofType('preview/ready')
    expect(ready?.page).toBe(name)
    expect(Object.keys(page.config)).toEqual(expect.arrayContaining([...(ready?.boxes ?? [])]))
    expect(parent.ofType('preview/height')[0]?.height).toBeGreaterThan(0)
    expect([...parent.targets]).toEqual(['http://localhost:9000'])
  })

  it('shows a changed title at once, asks the backend nothing, and keeps nothing', async () => {
    await open(address)
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
})

it.each(drawnOnce)('%s is never blank, whatever it is sent, and names every problem', async (address, { name, page }) => {
  const isDrawn = (): void => {
    expect(document.documentElement).toHaveAttribute('data-app', 'ready')
    expect(document.body.textContent?.trim()).not.toBe('')
    expect(screen.queryByText('这个页面暂时无法预览')).not.toBeInTheDocument()
  }
  await open(address)
  for (const [kind, config] of Object.entries(badConfigs(page.config))) {
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

const PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Every picture that can be set, and each choice at its last, which is where a page shows most (`bgImageType` of spec 2 §3). */
function pictured(fields: AnyPage['config']): Record<string, unknown> {
  const values = Object.entries<ConfigField<unknown>>(fields).flatMap(([name, { editor, choices }]): [string, unknown][] => (editor === 'image' ? [[name, PICTURE]] : choices ? [[name, choices.at(-1)?.value]] : []))
  return Object.fromEntries(values)
}

it.each(drawnOnce)('%s keeps the box of a picture once the picture is set (spec 2 §2.5)', async (address, { name, page }) => {
  const shown = () => Object.entries<ConfigField<unknown>>(page.config).flatMap(([field, { editor }]) => (editor === 'image' && document.querySelector(`[data-box=${field}]`) ? [field] : []))
  await open(address)
  const before = shown()
  await parent.say({ type: 'preview/config', page: name, config: pictured(page.config) })
  expect(shown()).toEqual(expect.arrayContaining(before.concat('bgImage' in page.config ? ['bgImage'] : [])))
})

/** Every page that says what stands where nothing is set, at an address where it is its own preview (spec 2 §2.5). */
async function wordedPages(): Promise<readonly (readonly [address: string, preview: Preview])[]> {
  const entries = campaigns.flatMap((campaign) => Object.entries({ ...fallbackPages(campaign), ...campaign.pages }).map(([path, entry]) => ({ address: addressOf(campaign, path), entry })))
  const pages = await Promise.all(entries.map(async ({ address, entry }) => [entry.preview === 'only' ? `${address}/preview` : `${address}?mis=1`, { name: address.slice(1), page: (await entry.load()).page }] as const))
  return pages.filter(([, { page }], index) => page.useDefaults && pages.findIndex(([, other]) => other.page === page) === index)
}

const isWords = ({ editor }: ConfigField<unknown>): boolean => editor === 'text' || editor === 'longText'

it.each(await wordedPages())('%s shows what it says it shows, and in the box of each text the text that is set (spec 2 §2.5)', async (address, { name, page }) => {
  const { result } = renderHook(() => page.useDefaults?.() ?? {})
  const { title: _, ...defaults } = result.current as Readonly<Record<string, unknown>>
  await open(address)
  const seen = () => document.body.textContent?.replace(/\d\d:\d\d:\d\d|\d\d(?=[天时分秒])/g, '')
  const before = seen()
  await parent.say({ type: 'preview/config', page: name, config: defaults })
  expect(seen()).toBe(before)
  const texts = Object.entries<ConfigField<unknown>>(page.config).flatMap(([field, declared]) => (isWords(declared) && document.querySelector(`[data-box=${field}]`) ? [field] : []))
  await parent.say({ type: 'preview/config', page: name, config: Object.fromEntries(texts.map((field) => [field, `设${field}`])) })
  const boxes = texts.map((field) => [field, document.querySelector(`[data-box=${field}]`)?.outerHTML.includes(`设${field}`)])
  expect(boxes).toEqual(texts.map((field) => [field, true]))
})
