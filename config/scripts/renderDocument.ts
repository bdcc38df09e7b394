import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BundleFiles, DocumentFiles } from '../../src/document/files.ts'
import type { ChunkFiles } from './chunkFiles.ts'

/** The standard login page. */
const LOGIN = 'src/blocks/login/page.ts'

/** Turns what webpack knows into what the document needs. */
export function bundleFilesOf({ entry, imports, campaigns }: ChunkFiles): BundleFiles {
  const [any] = Object.entries(campaigns)
  const campaign = any && any[1].file.replace(any[0], '*')
  return { entry, ...(campaign ? { campaign } : {}), login: imports[LOGIN] ?? [] }
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
