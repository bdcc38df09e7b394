import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { askRaw, type RawAnswer } from './askRaw.ts'
import { inBothBrowsers, site } from './inBothBrowsers.ts'
import { checkTlsServer, nginxVersion, startNginx } from './nginxServer.ts'

const BASE = '/market-platform-h5/'
const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const serve = new URL(site).origin

const script = readdirSync('dist/assets/m').find((name) => /^app\.\w+\.js$/.test(name)) ?? ''
const asset = `${BASE}assets/m/${script}`

/** What both servers have to say alike; dates, lengths of other encodings and tags are a server's own. */
const COMPARED = [
  'content-type', 'content-encoding', 'cache-control', 'vary', 'location', 'allow', 'content-security-policy', 'strict-transport-security', 'x-content-type-options',
  'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy',
] as const // prettier-ignore

type Ask = { readonly path: string; readonly method?: string; readonly headers?: Readonly<Record<string, string>> }
const REQUESTS: Readonly<Record<string, Ask>> = {
  'the start page': { path: BASE },
  'the start page without its slash': { path: BASE.slice(0, -1) },
  'the document by its name': { path: `${BASE}index.html` },
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
  'the head of a script': { path: asset, method: 'HEAD' },
  'a missing script': { path: `${BASE}assets/m/gone.0123456789.js` },
  'a missing script that a person asks for': { path: `${BASE}assets/m/gone.0123456789.js`, headers: HTML },
  'a folder of scripts': { path: `${BASE}assets/m/`, headers: HTML },
  'a missing picture': { path: `${BASE}some-activity/gone.png`, headers: HTML },
  'a compressed neighbour': { path: `${asset}.br` },
  'the compressed document': { path: `${BASE}index.html.gz`, headers: HTML },
  'the document by the name of its content': { path: `${BASE}documents/${readdirSync('dist/documents').find((name) => name.endsWith('.html')) ?? ''}`, headers: HTML },
  'a source map': { path: `${asset}.map` },
  'a hidden file': { path: `${BASE}.env`, headers: HTML },
  'a hidden folder': { path: `${BASE}.git/config`, headers: HTML },
  'a hidden folder behind escapes': { path: `${BASE}%2egit/HEAD`, headers: HTML },
  'a form that is sent': { path: BASE, method: 'POST' },
  'a file that is put': { path: `${BASE}index.html`, method: 'PUT' },
  'a deletion': { path: asset, method: 'DELETE' },
  'a trace': { path: BASE, method: 'TRACE' },
  ...Object.fromEntries(
    ['h5.ride-market.example', 'h5-taxi-uat.ride-market.example', 'H5-COMMERCIAL.ride-market.example:8443', 'taxi.localhost:4173', 'unknown.example'].flatMap((Host) => [
      [`a page on ${Host}`, { path: BASE, headers: { Host } }],
      [`a preview on ${Host}`, { path: `${BASE}preview`, headers: { ...HTML, Host } }],
    ]),
  ),
}

const TRAVERSALS = ['../../package.json', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/etc/passwd', '..%5c..%5cpackage.json', 'assets/..%2f..%2f..%2f..%2fetc/passwd', 'assets/m/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json', '....//....//etc/passwd', '%00', 'assets/m/%00.js']

/** An error's own few words are nginx's affair. */
const seen = ({ status, headers }: RawAnswer) => ({ status, ...Object.fromEntries(COMPARED.map((name) => [name, name === 'content-type' && status !== 200 ? '' : headers[name]])) })

const version = nginxVersion()
if (!version) {
  console.warn('\n!!! nginx is not on this machine: its configuration is checked as text (config/nginx/nginx.test.ts), but no server has read it. On Debian: apt install nginx-light\n')
}

void describe('nginx with the configuration of the build', { skip: version ? false : 'nginx is not on this machine' }, () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  before(async () => {
    nginx = await startNginx(serve)
  })
  after(() => nginx.close())

  for (const [what, { path, ...how }] of Object.entries(REQUESTS)) {
    void test(`answers ${what} as npm run serve does`, async () => {
      deepEqual(seen(await askRaw(nginx.origin, path, how)), seen(await askRaw(serve, path, how)))
    })
  }

  void test('sends the same bytes, however they are packed', async () => {
    const plain = readFileSync(`dist/assets/m/${script}`)
    const packed = async (encoding: string) => (await askRaw(nginx.origin, asset, { headers: { 'Accept-Encoding': encoding } })).body
    ok(brotliDecompressSync(await packed('br')).equals(plain))
    ok(gunzipSync(await packed('gzip')).equals(plain))
    ok((await packed('identity')).equals(plain))
    const document = await askRaw(nginx.origin, `${BASE}any/page`, { headers: { ...HTML, 'Accept-Encoding': 'br' } })
    ok(brotliDecompressSync(document.body).equals(readFileSync('dist/index.html')))
  })

  void test('keeps hashed files for a year and asks for the document each time', async () => {
    const [file, document] = [await askRaw(nginx.origin, asset), await askRaw(nginx.origin, BASE)]
    match(file.headers['cache-control'] ?? '', /max-age=31536000, immutable/)
    equal(document.headers['cache-control'], 'no-cache')
    const again = await askRaw(nginx.origin, BASE, { headers: { 'If-None-Match': document.headers.etag ?? '' } })
    equal(again.status, 304)
    ok(again.headers['content-security-policy'])
  })

  for (const path of TRAVERSALS) {
    void test(`gives nothing outside its folder for ${path}`, async () => {
      for (const origin of [nginx.origin, serve]) {
        const { status, body } = await askRaw(origin, BASE + path, { headers: HTML })
        ok([400, 404].includes(status), `${origin} answers ${status}`)
        doesNotMatch(body.toString(), /root:|"devDependencies"/)
      }
    })
  }

  void test('tells nobody what it is, and writes no query into its log', async () => {
    const { headers } = await askRaw(nginx.origin, `${BASE}driver-promotor-code-bind/verify?mobile=13800138000&smsCode=654987`, { headers: { ...HTML, Referer: 'https://a.example/?phone=13800138000' } })
    equal(headers.server, 'nginx')
    const log = readFileSync(`${nginx.folder}/access.log`, 'utf8')
    match(log, /driver-promotor-code-bind\/verify/)
    doesNotMatch(log, /13800138000|654987/)
  })

  void test('reads the whole server over TLS without a complaint', async (context) => {
    const said = await checkTlsServer()
    if (said === undefined) context.skip('openssl is not on this machine, so there is no certificate to read it with')
    else match(said, /syntax is ok[^]*test is successful/)
    doesNotMatch(said ?? '', /\[(warn|emerg)\]/)
  })

  inBothBrowsers('the application logs in behind nginx and breaks no rule of the content policy', async (page) => {
    await page.beforeScripts(`window.__violations = []; document.addEventListener('securitypolicyviolation', function (e) { window.__violations.push(e.violatedDirective + ' ' + e.blockedURI) })`)
    await page.goto(`${nginx.withGateway}${BASE}passenger-invite-passenger-activity-cash/login?sourceId=PIPCASH2026`)
    await page.fill('手机号', '13800138000')
    await page.check('同意')
    await page.click('button', '获取验证码')
    await page.seeText('验证码已发送')
    await page.fill('验证码', '123456')
    await page.click('button', '登录')
    await page.find('button', '立即邀请')
    deepEqual(await page.evaluate('window.__violations'), [])
    deepEqual(page.errors(), [])
  })
})
