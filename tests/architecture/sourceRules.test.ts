import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { CODE } from '@/api/errors/errorCodes'
import { longFiles } from './longFiles'
import { filesUnder, isTest, linesMatching, withoutComments } from './sourceFiles'

const ALARM = 150
const FOLDER = 25

const all = filesUnder('src')
const product = all.filter(({ path }) => !isTest(path) && !path.startsWith('src/mocks/') && !/\/mocks(\.ts$|\/)/.test(path))
const lines = (text: string): number => text.trimEnd().split('\n').length

it('has no file over 150 lines without a reason', () => {
  const long = [...all, ...filesUnder('config'), ...filesUnder('tests')].filter(({ path, text }) => !isTest(path) && lines(text) > ALARM).map(({ path }) => path)
  expect(long).toEqual(Object.keys(longFiles).toSorted())
})

it('has no folder with more files than one looks through at a glance', () => {
  const counts = new Map<string, number>()
  for (const { path } of [...all, ...filesUnder('config', /./), ...filesUnder('tests', /./)]) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > FOLDER)).toEqual([])
  expect(counts.size).toBeGreaterThan(100)
})

it('writes texts for people in catalogues only', () => {
  const mayHoldTexts = /(^|\/)(messages[^/]*|fixtures[^/]*|config)\.tsx?$|\/fixtures\//
  const others = product.filter(({ path }) => !mayHoldTexts.test(path))
  // A page's configuration fields carry the labels that the workbench shows to marketing, and a campaign's definition its title.
  const withoutLabels = others.map(({ path, text }) => ({ path, text: text.replace(/\b(bilingual|text|longText|richText|colour|image|link|numeric|onOff|date|choice|list|group|buttonText)\('[^']*'/g, '$1(') }))
  expect(linesMatching(withoutLabels, /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/)).toEqual([])
})

it('brings an English translation with every catalogue, with the same keys and arguments', async () => {
  const catalogues = product.filter(({ path }) => /(^|\/)messages\.ts$/.test(path))
  expect(catalogues.length).toBeGreaterThan(3)
  for (const { path } of catalogues) {
    const translated = path.replace(/\.ts$/, '.en.ts')
    expect({ path: translated, exists: existsSync(translated) }).toEqual({ path: translated, exists: true })
    const { messages } = (await import(`../../${translated}`)) as { messages: unknown }
    const catalogue = Object.values((await import(`../../${path}`)) as Record<string, unknown>).find(isCatalogue)
    expect({ path, shape: shapeOf(messages) }).toEqual({ path, shape: shapeOf(catalogue?.read()) })
  }
})

it('writes English with straight quotation marks: fonts for Chinese draw the others as wide as a character', () => {
  const english = product.filter(({ path }) => /(^|\/)messages[^/]*\.en\.ts$/.test(path) && !/^src\/(workbench|simulator)\//.test(path))
  expect(english.length).toBeGreaterThan(3)
  expect(linesMatching(english, /[\u2018\u2019\u201c\u201d]/)).toEqual([])
})

it('has no words in a catalogue that nothing names', async () => {
  const catalogues = product.filter(({ path }) => /(^|\/)messages\.ts$/.test(path))
  const readers = [...product.filter(({ path }) => !/(^|\/)messages[^/]*\.ts$/.test(path)), ...filesUnder('config')]
  const named = new Set(readers.flatMap(({ text }) => withoutComments(text).match(/[A-Za-z_]\w*/g) ?? []))
  expect(named.size).toBeGreaterThan(1_000)
  const unread = catalogues.map(async ({ path }) => {
    const catalogue = Object.values((await import(`../../${path}`)) as Record<string, unknown>).find(isCatalogue)
    return Object.keys(catalogue?.read() as object).flatMap((key) => (named.has(key) ? [] : [`${path}: ${key}`]))
  })
  expect((await Promise.all(unread)).flat()).toEqual([])
})

it('never parses a time with new Date(text), which iOS reads as NaN', () => {
  expect(linesMatching(product, /new Date\((?!\)|Date\.|now|ms|epoch|\w*(Ms|At|Time|Epoch)\b|\d)/)).toEqual([])
  expect(linesMatching(product, /Date\.parse\(/)).toEqual([])
})

it('writes no colour with its opacity in it, which engines before Chrome 62 do not know: it would be black in a picture; a mask that they do not read hides nothing', () => {
  const masked = /-?webkit-?mask-?image/i
  const inPages = product.filter(({ path }) => !path.startsWith('src/workbench/') && !path.startsWith('src/simulator/'))
  expect(linesMatching(inPages, /#(?:[\da-f]{4}|[\da-f]{8})\b/i).filter((line) => !masked.test(line))).toEqual([])
})

it('puts no text into an address but by encodeParam, since encodeURIComponent throws at half a character', () => {
  expect(linesMatching(product.filter(({ path }) => path !== 'src/lib/url/encodeParam.ts'), /\bencodeURI(Component)?\b/)).toEqual([])
})

it('has no React.lazy: it remembers a failure for as long as the page lives (src/lib/lazy/lazyChunk.tsx stands in)', () => {
  expect(linesMatching(product, /\blazy\(/)).toEqual([])
})

it('has selectors as plain functions: those of slices are left out of the bundle (config/babel/withoutSliceSelectors.ts)', () => {
  expect(linesMatching(product, /\binjectInto\(|\.getSelectors\(|\.selectSlice\(|^\s*selectors: \{|\.selectors\b|[rR]educer\.selector\(/)).toEqual([])
})

it('neither polls, nor refetches with the focus, nor patches an answer: none of it is in the bundle (config/babel/withoutQueryExtras.ts)', () => {
  expect(linesMatching(product, /\bpollingInterval\b|\bsetupListeners\b|\brefetchOn(Focus|Reconnect)\b|\bonCacheEntryAdded\b|\b(update|patch|upsert)Query(Data|Entries)\b|\bupdateCachedData\b|\bupdateSubscriptionOptions\b/)).toEqual([])
})

it('asks React for nothing that is left out of the bundle: hydration, view transitions, form actions, files that a tree waits for (config/react)', () => {
  const inPages = product.filter(({ path }) => !path.startsWith('src/simulator/'))
  expect(linesMatching(inPages, /\bhydrateRoot\b|\buse(ActionState|FormState|FormStatus|Optimistic)\(|\b(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset)\(/)).toEqual([])
  expect(linesMatching(inPages, /<(Activity|ViewTransition|SuspenseList|Fragment ref|title|meta|link|style|script|html|head|body|[a-z]+-[a-z]+)\b|<form\b.*\saction=|\bformAction=/)).toEqual([])
})

it('listens to touches of the whole page passively: Chromium 51 to 55 waits for every other listener before each scroll', () => {
  const hearing = product.filter(({ text }) => /'touch(?:start|move)'/.test(text))
  // By the name of a touch, or by a variable that goes through some names.
  const listening = /\b(?:window|document)\.addEventListener\((?:'touch|[A-Za-z])/
  expect(linesMatching(hearing, listening).length).toBeGreaterThan(2)
  expect(linesMatching(hearing, listening).filter((line) => !line.includes('passive: true'))).toEqual([])
})

it('writes error codes in one file', () => {
  const codes = Object.values(CODE).filter((code) => code !== 0)
  const others = product.filter(({ path }) => path !== 'src/api/errors/errorCatalogue.ts')
  expect(linesMatching(others, new RegExp(codes.map((code) => `${Math.abs(code)}\\b`).join('|')))).toEqual([])
})

it('writes addresses of other hosts in config/env only; fixtures may show sample links', () => {
  expect(linesMatching(product.filter(({ path }) => !/fixtures/.test(path)), /['"`](https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}/i)).toEqual([])
})

it('has no barrel that exports everything, no default export, and nothing left to do', () => {
  expect(linesMatching(product, /export \*/)).toEqual([])
  expect(linesMatching(product, /export default/)).toEqual([])
  const marks = product.flatMap(({ path, text }) => (/\b(TODO|FIXME|XXX)\b/.test(text) ? [path] : []))
  expect(marks).toEqual([])
})

it('has no two paths that differ in case only, which are one file on macOS and Windows, nor a component and a module that do', () => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
  // Folders too; and files up to their first dot, since `./virtualRows` finds `VirtualRows.tsx` where case does not count.
  const stems = new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)).concat(path.replace(/(?<=[^/])\.[^/]*$/, ''))))
  const lowerCase = [...stems].map((stem) => stem.toLowerCase())
  expect(lowerCase.filter((stem, index) => lowerCase.indexOf(stem) !== index)).toEqual([])
})

it('has no folder or file that is named by nothing', () => {
  expect(all.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(path)).map(({ path }) => path)).toEqual([])
})

it('reads source as code: comments are left out of the rules above', () => {
  expect(withoutComments("const a = 'https://x' // note\n/* b */ c")).toBe("const a = 'https://x' \n c")
})

type CatalogueLike = { readonly read: () => unknown }

function isCatalogue(value: unknown): value is CatalogueLike {
  return typeof value === 'object' && value !== null && 'read' in value && 'ready' in value
}

function shapeOf(messages: unknown): unknown {
  if (typeof messages === 'function') return `takes ${messages.length}`
  if (typeof messages !== 'object' || messages === null) return typeof messages
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, shapeOf(value)]).toSorted(([a], [b]) => String(a).localeCompare(String(b))))
}
