import { renderHook, screen, waitFor } from '@testing-library/react'
import type { AnyPage } from '@/blocks/definePage'
import { endedConfig } from '@/blocks/invalidActivity/config'
import type { ConfigField } from '@/lib/pageConfig'
import { mountTestBackend } from '@/mocks/jest'
import { installParent, type ParentHarness } from '../journeys/previewHarness'
import { clearBrowser, renderApp } from '../render'
import { isWhole } from '../faults/plan'
import { watchTrouble } from '../faults/trouble'
import { badConfigs } from './badConfigs'
import { allPagesOf, campaigns, drawnOnce, isFirstOfKind } from './campaigns'
import { leaveFromTest } from './leaveFromTest'

const backend = mountTestBackend()

type Preview = { readonly name: string; readonly page: AnyPage }

/** Every page that has a preview: those of the definitions, and what each campaign has besides. */
async function allPreviews(): Promise<readonly (readonly [address: string, preview: Preview])[]> {
  const previewed = campaigns.flatMap(allPagesOf).filter(([, { entry }]) => entry.preview)
  return Promise.all(previewed.map(async ([address, { entry }]) => [`${address}/preview`, { name: address.slice(1), page: (await entry.load()).page }] as const))
}

const previews = await allPreviews()
/** Those take a wrong configuration alike. */
const different = drawnOnce(previews)
await import('@/blocks/PreviewPage')

/** The first page of a kind is sent all of them; each of the others, whose block is the same, two, in turn. */
function configsFor({ config }: AnyPage, nth: number): readonly (readonly [kind: string, config: unknown])[] {
  const all = Object.entries(badConfigs(config))
  const half = all.length / 2
  return isWhole || isFirstOfKind(different, nth) ? all : all.filter((_, index) => index % half === nth % half)
}

const sent = different.map(([address, preview], nth) => [address, { ...preview, configs: configsFor(preview.page, nth) }] as const)
const kinds = Object.keys(badConfigs({})).length
const left = sent.reduce((sum, [, { configs }]) => sum + kinds - configs.length, 0)
if (left > 0) leaveFromTest('previews', `${left} of ${kinds * sent.length} wrong configurations of previews (page x kind of wrong)`)

const TITLE = 'A title set by the tool'
let parent: ParentHarness
let trouble: ReturnType<typeof watchTrouble>

beforeEach(() => {
  parent = installParent()
  trouble = watchTrouble()
})
// Here React looks for mistakes of ours, as a key that is missing: the faults are tried with React as in production, which does not.
afterEach(async () => {
  parent.leave()
  trouble.stop()
  await clearBrowser()
  expect(trouble.first()).toBeUndefined()
})

const open = async (address: string): Promise<void> => {
  await renderApp(address)
  await waitFor(() => expect(parent.ofType('preview/ready')).toHaveLength(1))
}

/** Every page has a title, but for the ended one, of which its background alone is set (spec 2 §3). */
const editOf = ({ config }: AnyPage) =>
  config === endedConfig
    ? { config: { bgImageType: 2, bgImage: PICTURE }, shown: () => [document.querySelector('img')?.src], expected: [PICTURE] }
    : { config: { title: TITLE }, shown: () => [document.title, document.body.textContent], expected: [TITLE, expect.stringContaining(TITLE)] }

describe.each(previews)('%s', (address, { name, page }) => {
  it('says that it is ready, with the boxes that it shows, and how tall it is; shows a changed title at once, asks the backend nothing, and keeps nothing (spec 2 §2.5)', async () => {
    await open(address)
    const [ready] = parent.ofType('preview/ready')
    expect(ready?.page).toBe(name)
    expect(Object.keys(page.config)).toEqual(expect.arrayContaining([...(ready?.boxes ?? [])]))
    expect(parent.ofType('preview/height')[0]?.height).toBeGreaterThan(0)
    expect([...parent.targets]).toEqual(['http://localhost:9000'])
    const view = document.querySelector('[data-page]')
    const { config, shown, expected } = editOf(page)
    await parent.say({ type: 'preview/config', page: name, config })
    expect(shown()).toEqual(expected)
    expect(document.querySelector('[data-page]')).toBe(view)
    expect(parent.ofType('preview/problem')).toEqual([])
    expect(backend.requests()).toEqual([])
    expect(document.cookie).toBe('')
    window.dispatchEvent(new Event('pagehide'))
    expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual([])
  })
})

const PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Every picture that can be set, and each choice at its last, which is where a page shows most (`bgImageType` of spec 2 §3). */
function pictured(fields: AnyPage['config']): Record<string, unknown> {
  const values = Object.entries<ConfigField<unknown>>(fields).flatMap(([name, { editor, choices }]): [string, unknown][] => (editor === 'image' ? [[name, PICTURE]] : choices ? [[name, choices.at(-1)?.value]] : []))
  return Object.fromEntries(values)
}

it.each(sent)('%s is never blank, whatever it is sent, names every problem, and keeps the box of a picture once the picture is set (spec 2 §2.5)', async (address, { name, page, configs }) => {
  const isDrawn = (): void => {
    expect(document.documentElement).toHaveAttribute('data-app', 'ready')
    expect(document.body.textContent?.trim()).not.toBe('')
    expect(screen.queryByText('这个页面暂时无法预览')).not.toBeInTheDocument()
  }
  await open(address)
  for (const [kind, config] of configs) {
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
  const shown = () => Object.entries<ConfigField<unknown>>(page.config).flatMap(([field, { editor }]) => (editor === 'image' && document.querySelector(`[data-box=${field}]`) ? [field] : []))
  const before = shown()
  await parent.say({ type: 'preview/config', page: name, config: pictured(page.config) })
  expect(shown()).toEqual(expect.arrayContaining(before.concat('bgImage' in page.config ? ['bgImage'] : [])))
})

/** Every page that says what stands where nothing is set, at an address where it is its own preview (spec 2 §2.5). */
async function wordedPages(): Promise<readonly (readonly [address: string, preview: Preview])[]> {
  const pages = await Promise.all(campaigns.flatMap(allPagesOf).map(async ([address, { entry }]) => [entry.preview === 'only' ? `${address}/preview` : `${address}?mis=1`, { name: address.slice(1), page: (await entry.load()).page }] as const))
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
