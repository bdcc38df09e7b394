import { contentPolicy, framedByOf, SEALED_POLICY, UNFRAMED_POLICY, type DocumentPolicy } from './contentPolicy.ts'

export type Headers = Readonly<Record<string, string>>

/** How long a browser keeps to https after one visit: two years, as the preload list asks. */
const HSTS = 'max-age=63072000; includeSubDomains; preload'

/** On every answer, errors and files too. */
const everyAnswer: Headers = {
  'Strict-Transport-Security': HSTS,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * On every answer that a person could come to read. No site is told more than the origin, this site's own log and caches neither: an address can
 * carry a phone number, a one-time code and a ticket (spec 1 §2). Browsers that do not know the newer policy keep to the older one before it.
 */
export const everyResponse: Headers = { ...everyAnswer, 'Referrer-Policy': 'origin, strict-origin' }

/** What no page of ours uses, so that nothing that gets into one can. */
const UNUSED_FEATURES = ['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'usb', 'xr-spatial-tracking']

/**
 * On the document besides, whatever its host. No opener policy: a browser that heeds one throws the page's process away once the answer is there, and begins
 * another. On a slow phone that is a tenth of each first paint and a third of a second visit (config/adr/0016), for a window that tells another site nothing anyway.
 */
export const everyDocument: Headers = {
  'Cache-Control': 'no-cache',
  // Chrome before 78 leaves the whole page white where it takes a script of ours for one of the address's. The content policy is what keeps those out.
  'X-XSS-Protection': '0',
  'Permissions-Policy': ['clipboard-write=(self)', 'geolocation=(self)', ...UNUSED_FEATURES.map((feature) => `${feature}=()`)].join(', '),
}

/** Scripts and pictures of the build; `path` is below the site's base path. */
export const isAsset = (path: string): boolean => path.startsWith('assets/')

/** Files under assets/ carry a hash of their content in their name; whatever else has an address of its own is asked for anew. */
export const cachingOf = (path: string): string => (isAsset(path) ? 'max-age=31536000, immutable' : 'no-cache')

/** On an error, and on whatever else is neither the document nor under assets/. */
export const sealedHeaders: Headers = { ...everyResponse, 'Content-Security-Policy': SEALED_POLICY }

/**
 * On the scripts and pictures under assets/, which a page loads five and more of before it shows. None of them is ever a page: opened by itself
 * it is text or a picture that runs nothing and links nowhere, and what it may do inside a page is the document's policy to say.
 */
export const assetHeaders: Headers = { ...everyAnswer, 'Content-Security-Policy': UNFRAMED_POLICY }

/** What a browser says when it asks for the document: `host` may carry a port, `address` is the path and query as they were sent. */
export type Asking = { readonly host: string; readonly address: string; readonly userAgent: string }

export function documentHeaders({ host, address, userAgent }: Asking, policy: DocumentPolicy): Headers {
  const hostname = host.toLowerCase().replace(/:\d+$/, '')
  return { ...everyResponse, ...everyDocument, 'Content-Security-Policy': contentPolicy(hostname, framedByOf(address, userAgent, policy.framed), policy) }
}
