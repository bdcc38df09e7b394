import { builtPages } from '../../../config/documents/builtPages.ts'
import { readdirSync } from 'node:fs'

export const BASE = '/market-platform-h5/'
export const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const script = readdirSync('dist/assets/m').find((name) => /^app\.\w+\.js$/.test(name)) ?? ''
export const asset = `${BASE}assets/m/${script}`

const [release = ''] = readdirSync('dist/documents')
/** A page with a document of its own. */
const [own = ''] = builtPages().flatMap(({ address }) => address || [])

export type Ask = { readonly path: string; readonly method?: string; readonly headers?: Readonly<Record<string, string>> }
/** What is asked of nginx and of `npm run serve` alike. */
export const REQUESTS: Readonly<Record<string, Ask>> = {
  'the start page': { path: BASE },
  'the start page without its slash': { path: BASE.slice(0, -1) },
  'the document by its name': { path: `${BASE}index.html` },
  'a document of its own': { path: `${BASE}${own}?sourceId=S1`, headers: HTML },
  'a document of its own in brotli': { path: `${BASE}${own}/`, headers: { ...HTML, 'Accept-Encoding': 'br' } },
  'a document of its own in gzip': { path: `${BASE}${own}/preview`, headers: { ...HTML, 'Accept-Encoding': 'gzip' } },
  'a document of its own that nobody navigates to': { path: `${BASE}${own}`, headers: { Accept: '*/*' } },
  'a document of its own by its name': { path: `${BASE}${own}/index.html` },
  'the compressed document of a page': { path: `${BASE}${own}/index.html.br`, headers: HTML },
  'the head of a document': { path: `${BASE}${own}`, method: 'HEAD', headers: HTML },
  'a document where there is none': { path: `${BASE}some-activity/index.html`, headers: HTML },
  'a page': { path: `${BASE}some-activity/login?sourceId=S1`, headers: HTML },
  'a page in brotli': { path: `${BASE}some-activity`, headers: { ...HTML, 'Accept-Encoding': 'gzip, deflate, br, zstd' } },
  'a page in gzip': { path: `${BASE}some-activity`, headers: { ...HTML, 'Accept-Encoding': 'gzip, deflate' } },
  'a preview': { path: `${BASE}some-activity/preview?mis=0`, headers: HTML },
  'a handoff': { path: `${BASE}some-activity?sourceId=S1&mis=1`, headers: HTML },
  'something that only sounds like a preview': { path: `${BASE}previews/x?a=/preview`, headers: HTML },
  'a preview behind escapes': { path: `${BASE}some-activity/previe%77?mis=%31`, headers: HTML },
  'a page that a script asks for': { path: `${BASE}some-activity`, headers: { Accept: 'application/json' } },
  'a script': { path: asset },
  'a script in brotli': { path: asset, headers: { 'Accept-Encoding': 'gzip, br' } },
  'a script in gzip': { path: asset, headers: { 'Accept-Encoding': 'gzip' } },
  'a script where brotli is refused': { path: asset, headers: { 'Accept-Encoding': 'br;q=0, gzip' } },
  'a script where gzip is refused': { path: asset, headers: { 'Accept-Encoding': 'gzip;q=0' } },
  'a script where all is refused': { path: asset, headers: { 'Accept-Encoding': 'gzip; q=0.0, br;q=0' } },
  'a part of a script': { path: asset, headers: { Range: 'bytes=0-9' } },
  'a part of a script that is not there': { path: asset, headers: { Range: 'bytes=99999999-', 'Accept-Encoding': 'br' } },
  'a part of a page that is not there': { path: `${BASE}some-activity`, headers: { ...HTML, Range: 'bytes=99999999-', 'Accept-Encoding': 'br' } },
  'a script with a slash behind it': { path: `${asset}/` },
  'a script with a slash behind it that a person asks for': { path: `${asset}/`, headers: HTML },
  'the head of a script': { path: asset, method: 'HEAD' },
  'a missing script': { path: `${BASE}assets/m/gone.0123456789.js` },
  'a missing script that a person asks for': { path: `${BASE}assets/m/gone.0123456789.js`, headers: HTML },
  'a folder of scripts': { path: `${BASE}assets/m/`, headers: HTML },
  'a missing picture': { path: `${BASE}some-activity/gone.png`, headers: HTML },
  'a compressed neighbour': { path: `${asset}.br` },
  'a compressed neighbour with a slash behind it': { path: `${asset}.gz/` },
  'a compressed neighbour with an escaped slash behind it': { path: `${asset}.gz%2f` },
  'the licences with a slash behind them': { path: `${BASE}licences.txt/` },
  'the compressed document': { path: `${BASE}index.html.gz`, headers: HTML },
  'a document by the name of its release': { path: `${BASE}documents/${release}/index.html`, headers: HTML },
  'a folder of documents': { path: `${BASE}documents/${release}/`, headers: HTML },
  'a source map': { path: `${asset}.map` },
  'a hidden file': { path: `${BASE}.env`, headers: HTML },
  'a hidden folder': { path: `${BASE}.git/config`, headers: HTML },
  'a hidden folder behind escapes': { path: `${BASE}%2egit/HEAD`, headers: HTML },
  'a form that is sent': { path: BASE, method: 'POST' },
  'a file that is put': { path: `${BASE}index.html`, method: 'PUT' },
  'a deletion': { path: asset, method: 'DELETE' },
  'a page behind two slashes': { path: `/${BASE}some-activity`, headers: HTML },
  'two slashes and half an escape': { path: '//%', headers: HTML },
  'two slashes and an escaped end of a line': { path: '//a%0d%0aX', headers: HTML },
  'the backend behind two slashes and half an escape': { path: '//%/__mock__/requests', headers: HTML },
  'a trace': { path: BASE, method: 'TRACE' },
  ...Object.fromEntries(
    ['h5.ride-market.example', 'h5-taxi-uat.ride-market.example', 'H5-COMMERCIAL.ride-market.example:8443', 'taxi.localhost:4173', 'unknown.example'].flatMap((Host) => [
      [`a page on ${Host}`, { path: BASE, headers: { Host } }],
      [`a preview on ${Host}`, { path: `${BASE}preview`, headers: { ...HTML, Host } }],
    ]),
  ),
}
