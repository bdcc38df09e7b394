import { contentPolicy, type DocumentHashes } from '../../security/contentPolicy.ts'

/** Where the demo's own files are, below the base path. */
export const DEMO_FOLDER = 'demo/'

/** The first addresses below which everything of the site is. */
const SITE = 'market-platform-h5'
const DOCUMENTS = '__mock__/document/'

/** `/`, or the folder of a host that the demo stands in: `/campaigns/`. Undefined for what is no such folder; the app reads addresses in small letters. */
export function baseOf(text: string): string | undefined {
  const parts = text.split('/').filter(Boolean)
  return parts.every((part) => /^[a-z0-9_~-][a-z0-9._~-]*$/.test(part)) ? ['', ...parts, ''].join('/') : undefined
}

/** A file's text for another base than `/`: its addresses begin there, as strings of scripts, and in documents as attributes and data. */
export function moved(text: string, base: string): string {
  if (base === '/') return text
  return text.replace(new RegExp(`(?<=["'\`=])/(?=${SITE}["'\`/?#]|${DOCUMENTS})`, 'g'), base)
}

/** What only a header can say does nothing here, and browsers complain of it. */
const asMarkup = (policy: string): string => {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '))
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ').replaceAll('"', '&quot;')}">`
}

/** No static host sends a policy, so the document says its own: that of a host which was not set up, as far as markup can. */
export const documentPolicy = (hashes: DocumentHashes): string => asMarkup(contentPolicy('static.invalid', 'nobody', hashes))
export const toolPolicy = asMarkup

type Scripts = { readonly site: string; readonly build: string }

const startTag = ({ site, build }: Scripts): string => `<script src="${site}${DEMO_FOLDER}start.js" data-build="${build}"></script>`
const simulatorTag = ({ site }: Scripts): string => `<script src="${site}${DEMO_FOLDER}simulator.js"></script>`

const CHARSET = '<meta charset="utf-8">'

/** The document as it is, with policy, backend and, for a page of the product, the test panel before all of its own scripts. Throws where it has another form. */
export function demoDocument(html: string, policy: string, scripts: Scripts, { hasPanel }: { readonly hasPanel: boolean }): string {
  if (!html.includes(CHARSET) || html.indexOf('<script') < html.indexOf(CHARSET)) throw new Error('The document begins in another way than is known here.')
  return html.replace(CHARSET, `${CHARSET}${policy}${startTag(scripts)}${hasPanel ? simulatorTag(scripts) : ''}`)
}
