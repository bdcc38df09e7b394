import { deepEqual, doesNotMatch, equal, match, ok, rejects } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sealedHeaders } from '../../../config/security/responseHeaders.ts'
import { askRaw, type RawAnswer } from './askRaw.ts'
import { inBothBrowsers, site } from '../driver/inBothBrowsers.ts'
import { logIn } from '../login/loginSteps.ts'
import { asset, BASE, HTML, REQUESTS, type Ask } from './nginxRequests.ts'
import { nginxVersion, startNginx, startWholeServer } from './nginxServer.ts'
import { isInside, login } from '../served.ts'

const serve = new URL(site).origin

/** What both servers have to say alike; dates, lengths of other encodings and tags are a server's own. */
const COMPARED = [
  'content-type', 'content-encoding', 'cache-control', 'vary', 'location', 'allow', 'content-security-policy', 'strict-transport-security', 'x-content-type-options',
  'referrer-policy', 'permissions-policy', 'cross-origin-resource-policy',
] as const // prettier-ignore

const TRAVERSALS = ['../../../package.json', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/etc/passwd', '..%5c..%5cpackage.json', 'assets/..%2f..%2f..%2f..%2fetc/passwd', 'assets/m/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json', '....//....//etc/passwd', '%00', 'assets/m/%00.js']

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
    const plain = readFileSync(`dist${asset.slice(BASE.length - 1)}`)
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

  void test('answers a part of a file with the whole, and never with a header twice', async () => {
    for (const path of [asset, BASE]) {
      for (const [name, value, status] of [['Range', 'bytes=99999999-', 200], ['Range', 'bytes=0-1,4-5', 200], ['If-Match', '"none"', 412], ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT', 412]] as const) {
        // After a refusal in the middle of an answer nginx closes the connection, although it says otherwise.
        const answer = await askRaw(nginx.origin, path, { headers: { ...HTML, 'Accept-Encoding': 'br', [name]: value, Connection: 'close' } })
        equal(answer.status, status, `${name}: ${value}`)
        const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
        deepEqual(names.toSorted(), [...new Set(names)].toSorted())
        if (answer.status !== 200) equal(answer.headers['content-encoding'], undefined)
      }
    }
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
    for (const address of [`${BASE}driver-promotor-code-bind/verify`, `${BASE}gone.png`, `${asset}/`, `${BASE}documents/x`, '/elsewhere', `${BASE}%00`]) {
      const { headers } = await askRaw(nginx.origin, `${address}?mobile=13800138000&smsCode=654987&thirdPartTicket=TKT`, { headers: { ...HTML, Referer: 'https://a.example/?phone=13800138000' } })
      equal(headers.server, 'nginx')
    }
    const logs = nginx.logs()
    match(logs, /driver-promotor-code-bind\/verify/)
    match(logs, /\/elsewhere/)
    doesNotMatch(logs, /13800138000|654987|TKT/)
  })

  /** Answered before nginx has looked for a place: the header lines are the server's own then. */
  const EARLY: Readonly<Record<string, readonly [number, Ask]>> = {
    'an address with an end in it': [400, { path: `${BASE}%00`, headers: HTML }],
    'half an escape': [400, { path: `${BASE}%`, headers: HTML }],
    'a step above the root': [400, { path: '/..%2f..%2fetc/passwd', headers: HTML }],
    'a header that is too long': [400, { path: BASE, headers: { ...HTML, 'X-Long': 'a'.repeat(40_000) } }],
    'an address that is too long': [414, { path: `${BASE}${'a'.repeat(40_000)}`, headers: HTML }],
  }
  for (const [what, [status, { path, headers }]] of Object.entries(EARLY)) {
    void test(`sends its headers when it refuses ${what}`, async () => {
      const answer = await askRaw(nginx.origin, path, { headers })
      equal(answer.status, status)
      for (const [name, value] of Object.entries(sealedHeaders)) deepEqual([name, answer.headers[name.toLowerCase()]], [name, value])
    })
  }

  void test('the whole server: read without a complaint, sends known names to TLS, answers no other, and logs no query on either port', async (context) => {
    const whole = await startWholeServer()
    if (!whole) return context.skip('openssl is not on this machine, so there is no certificate to run it with')
    try {
      match(whole.said, /syntax is ok[^]*test is successful/)
      doesNotMatch(whole.said, /\[(warn|emerg)\]/)
      const plain = (Host: string, path = `${BASE}driver-promotor-code-bind/verify?mobile=13800138000&smsCode=654987`) =>
        askRaw(`http://localhost:${whole.plain}`, path, { headers: { ...HTML, Host, Referer: 'https://a.example/?phone=13800138000' } })
      const sent = await plain('h5.ride-market.example')
      deepEqual([sent.status, sent.headers.location], [301, `https://h5.ride-market.example${BASE}driver-promotor-code-bind/verify?mobile=13800138000&smsCode=654987`])
      for (const name of ['evil.example', 'h5.ride-market.example.evil.example', 'localhost', 'taxi.localhost', '127.0.0.1']) await rejects(plain(name))
      equal((await plain('h5.ride-market.example', `${BASE}%00?mobile=13800138000`)).status, 400)
      const overTls = (Host: string) => askRaw(`https://localhost:${whole.tls}`, `${BASE}x/login?mobile=13800138000`, { headers: { ...HTML, Host } })
      deepEqual([(await overTls('h5.ride-market.example')).headers['strict-transport-security'] !== undefined, (await overTls('evil.example')).status, (await overTls('localhost')).status], [true, 421, 421])
      const logs = whole.logs()
      match(logs, /driver-promotor-code-bind\/verify/)
      match(logs, /x\/login/)
      doesNotMatch(logs, /13800138000|654987/)
    } finally {
      await whole.close()
    }
  })

  inBothBrowsers('the application logs in behind nginx and breaks no rule of the content policy', async (page) => {
    await page.beforeScripts(`window.__violations = []; document.addEventListener('securitypolicyviolation', function (e) { window.__violations.push(e.violatedDirective + ' ' + e.blockedURI) })`)
    await page.goto(login.replace(serve, nginx.withGateway))
    await logIn(page)
    await page.waitUntil(isInside)
    deepEqual(await page.evaluate('window.__violations'), [])
    deepEqual(page.errors(), [])
  })
})
