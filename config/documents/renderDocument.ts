import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PageData } from '../../src/document/pageData.ts'
import { squeezeCss, type Painted } from './markup.ts'
import { smallMarkup } from './shrink/smallMarkup.ts'

const read = (name: string): string => readFileSync(`src/document/${name}`, 'utf8')
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const asScript = (text: string): string => text.trim().replace(/<\/script/gi, '<\\/script')
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** What a document's head says of its page to those who do not open it: search engines, chat apps that draw a card for a link. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** The browser's own bar. */
  readonly colour: string
  /** The whole address of a picture. None of the page: an app that went there in place of the shared link would lose its activity and inviter. */
  readonly picture?: string | undefined
}

/** The two scripts of every document, as they are built (src/document/paint.ts, boot.ts). */
export type DocumentScripts = { readonly paint: string; readonly boot: string }

const meta = (key: string, name: string, content: string): string => `<meta ${key}="${name}" content="${escape(content)}">`

const headOf = ({ title, description, colour, picture }: PageHead): string =>
  [
    meta('name', 'theme-color', colour),
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(picture ? [meta('property', 'og:image', picture)] : []),
  ].join('\n')

export function renderDocument(scripts: DocumentScripts, head: PageHead, { markup, css }: Painted, data: PageData): string {
  return read('index.html')
    .replace(/\n+/g, '\n')
    .replace('<!--head-->', () => headOf(head))
    .replace('/*css*/', () => squeezeCss(read('document.css')))
    .replace('/*rules*/', () => css.replace(/<\//g, '<\\/'))
    .replace('/*paint*/', () => asScript(scripts.paint))
    .replace('<!--page-->', () => smallMarkup(markup))
    .replace('/*data*/', () => JSON.stringify(data).replace(/</g, '\\u003c'))
    .replace('/*boot*/', () => asScript(scripts.boot))
}

/** Under which a content policy allows the scripts and the style of every document. */
export const policyHashes = ({ paint, boot }: DocumentScripts): { readonly script: string; readonly style: string } => ({
  script: [paint, boot].map((script) => hashOf(asScript(script))).join(' '),
  style: hashOf(squeezeCss(read('document.css'))),
})
