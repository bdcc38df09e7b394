import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BundleFiles, DocumentFiles } from '../../src/document/files.ts'
import type { ChunkFiles } from './chunkFiles.ts'

const CAMPAIGN = /^src\/campaigns\/([^/]+)\/index\.tsx?$/

/** Answers `/login` for every campaign without a login page of its own. */
const SHARED_LOGIN = 'src/blocks/login/page.ts'

/** Whether an import means this page: `./pages/login`, `@/blocks/login/page`. */
const isNamed = (request: string, page: string): boolean => new RegExp(`/${page}(/page)?$`).test(request)

/** Turns what webpack knows into what the document needs: short, and exact for a campaign, its home and its login page. */
export function bundleFilesOf({ entry, imports, importedBy }: ChunkFiles): BundleFiles {
  const files: string[] = []
  const number = (file: string): number => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const numbersOf = (module: string): number[] => (imports[module] ?? []).map(number)
  const pages: Record<string, number[]> = {}
  const entryNumbers = entry.map(number)
  for (const module of Object.keys(imports).toSorted()) {
    const prefix = CAMPAIGN.exec(module)?.[1]
    if (!prefix) continue
    pages[prefix] = numbersOf(module)
    for (const { request, module: page } of importedBy[module] ?? []) {
      if (isNamed(request, 'login')) pages[`${prefix}/login`] = numbersOf(page)
      if (isNamed(request, 'home')) pages[`${prefix}/`] = numbersOf(page)
    }
  }
  return { files, entry: entryNumbers, pages, login: numbersOf(SHARED_LOGIN) }
}

const read = (name: string): string => readFileSync(`src/document/${name}`, 'utf8')
const squeeze = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};,]) ?/g, '$1').replace(/: /g, ':').replace(/;}/g, '}').trim()
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export type RenderedDocument = { readonly html: string; readonly contentPolicy: { readonly script: string; readonly style: string } }

/** The one document, and the hashes under which a content policy allows its script and style. */
export function renderDocument(files: DocumentFiles, boot: string): RenderedDocument {
  const css = squeeze(read('shell.css'))
  const script = boot.trim().replace(/<\/script/gi, '<\\/script')
  const html = read('index.html')
    .replace(/\n+/g, '\n')
    .replace('/*css*/', () => css)
    .replace('/*files*/', () => JSON.stringify(files).replace(/</g, '\\u003c'))
    .replace('/*boot*/', () => script)
  return { html, contentPolicy: { script: hashOf(script), style: hashOf(css) } }
}
