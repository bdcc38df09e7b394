import { readFileSync } from 'node:fs'
import { builtPages } from '../../../config/documents/builtPages.ts'
import { contentPolicy, type DocumentPolicy, type FramedBy } from '../../../config/security/contentPolicy.ts'
import { isWhole } from '../driver/whole.ts'
import { askRaw } from '../server/askRaw.ts'
import { BASE, HTML } from '../server/nginxRequests.ts'

/** Every page that the build has a document for, but for the start page. */
const pages = builtPages().filter(({ address }) => address !== '')
const hashes = JSON.parse(readFileSync('dist-maps/contentPolicy.json', 'utf8')) as DocumentPolicy

const isPreview = (address: string): boolean => address.endsWith('/preview')
const isFramed = (address: string): boolean => hashes.framed.includes(address.split('/')[0] ?? '')

/** The first of those that a server treats alike: of each kind, a preview or none, in the driver's app or not. */
const standIns = pages.filter(({ address, kind }, index) => pages.findIndex((other) => other.kind === kind && isPreview(other.address) === isPreview(address) && isFramed(other.address) === isFramed(address)) === index)
export const addresses = pages.map(({ address }) => address)
/** Where a document is asked for in every way. */
export const tried = (isWhole ? pages : standIns).map(({ address }) => address)

export const documentOf = (address: string): string => readFileSync(`dist/${address === '' ? '' : `${address}/`}index.html`, 'utf8')
export const FALLBACK = documentOf('')
const policyOf = (framedBy: FramedBy): string => contentPolicy('localhost', framedBy, hashes)

type Expected = { readonly status: number; readonly documents?: readonly string[]; readonly policy?: string }

/** What is not as expected, in words. */
export async function wrongWith(origin: string, path: string, { status, documents, policy }: Expected, headers: Readonly<Record<string, string>> = HTML): Promise<readonly string[]> {
  const answer = await askRaw(origin, BASE + path, { headers })
  return [
    ...(answer.status === status ? [] : [`${path} is answered with ${answer.status}`]),
    ...(documents === undefined || documents.includes(answer.body.toString()) ? [] : [`${path} gets another document`]),
    ...(policy === undefined || answer.headers['content-security-policy'] === policy ? [] : [`${path} has the policy ${String(answer.headers['content-security-policy'])}`]),
  ]
}

/** The document that a page has, under its address. */
export const ownOf = (address: string) => ({ status: 200, documents: [documentOf(address)], policy: policyOf(isPreview(address) ? 'previewTool' : isFramed(address) ? 'driverApp' : 'nobody') })

/** A page has its document under every way to write its address. Capitals are a page's too, for which a server may send what it sends for any address. */
export async function wrongWithPage(origin: string, address: string): Promise<readonly string[]> {
  const own = ownOf(address)
  return (
    await Promise.all([
      wrongWith(origin, address, own),
      wrongWith(origin, address, own, { Accept: '*/*' }),
      wrongWith(origin, `${address}/`, own),
      wrongWith(origin, `${address}?sourceId=S1&lang=en`, own),
      wrongWith(origin, `${address}/?sourceId=S1`, own),
      wrongWith(origin, `${address}?sourceId=S1&mis=1`, { ...own, policy: policyOf('previewTool') }),
      wrongWith(origin, address.toUpperCase(), { ...own, documents: [...own.documents, FALLBACK] }),
      wrongWith(origin, `${address}/index.html`, { status: 200, documents: own.documents }),
    ])
  ).flat()
}

/** Addresses of no page, and what stands for none. */
export const NO_PAGES: Readonly<Record<string, Expected>> = {
  'some-activity': { status: 200, documents: [FALLBACK], policy: policyOf('nobody') },
  'some-activity/some-page/?a=b': { status: 200, documents: [FALLBACK], policy: policyOf('nobody') },
  'some-activity/preview': { status: 200, documents: [FALLBACK], policy: policyOf('previewTool') },
  'some-activity/index.html': { status: 404 },
  'assets/m/gone.0123456789.js': { status: 404 },
  'assets/gone': { status: 404 },
  'documents/': { status: 404 },
  ...Object.fromEntries(addresses.slice(0, 1).flatMap((address) => [
    [`${address}/no-such-page`, { status: 200, documents: [FALLBACK] }],
    [`${address}/gone.png`, { status: 404 }],
    [`${address}/index.html.br`, { status: 404 }],
    [`documents/${address}`, { status: 404 }],
    [`documents/${address}/index.html`, { status: 404 }],
    // The app makes no page of an address with escapes.
    [`${address}%2f`, { status: 200, documents: [FALLBACK] }],
    [`${address}%2fpreview`, { status: 200, documents: [FALLBACK], policy: policyOf('nobody') }],
    [`%${(address.codePointAt(0) ?? 0).toString(16)}${address.slice(1)}`, { status: 200, documents: [FALLBACK] }],
    [`${address}/index%2ehtml`, { status: 404 }],
  ])),
}
