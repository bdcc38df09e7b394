import { deepEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { builtPages } from '../../../config/documents/builtPages.ts'
import { drawnDocuments } from '../../../config/documents/drawnDocuments.ts'
import { devDocuments } from '../../../config/scripts/server/devDocuments.ts'
import { listen } from '../../../config/scripts/server/distServer.ts'
import { contentPolicy, type DocumentPolicy, type FramedBy } from '../../../config/security/contentPolicy.ts'
import { askRaw } from '../server/askRaw.ts'
import { site } from '../driver/inBothBrowsers.ts'
import { BASE, HTML } from '../server/nginxRequests.ts'
import { nginxVersion, startNginx } from '../server/nginxServer.ts'

const serve = new URL(site).origin
/** Every address that the build has a document for, but for the start page. */
const addresses = builtPages().flatMap(({ address }) => address || [])
const hashes = JSON.parse(readFileSync('dist-maps/contentPolicy.json', 'utf8')) as DocumentPolicy

const documentOf = (address: string): string => readFileSync(`dist/${address === '' ? '' : `${address}/`}index.html`, 'utf8')
const FALLBACK = documentOf('')
const policyOf = (framedBy: FramedBy): string => contentPolicy('localhost', framedBy, hashes)

type Expected = { readonly status: number; readonly documents?: readonly string[]; readonly policy?: string }

/** What is not as expected, in words. */
async function wrongWith(origin: string, path: string, { status, documents, policy }: Expected, headers: Readonly<Record<string, string>> = HTML): Promise<readonly string[]> {
  const answer = await askRaw(origin, BASE + path, { headers })
  return [
    ...(answer.status === status ? [] : [`${path} is answered with ${answer.status}`]),
    ...(documents === undefined || documents.includes(answer.body.toString()) ? [] : [`${path} gets another document`]),
    ...(policy === undefined || answer.headers['content-security-policy'] === policy ? [] : [`${path} has the policy ${String(answer.headers['content-security-policy'])}`]),
  ]
}

/** A page has its document under every way to write its address. Capitals are a page's too, for which a server may send what it sends for any address. */
async function wrongWithPage(origin: string, address: string): Promise<readonly string[]> {
  const document = documentOf(address)
  const isFramed = hashes.framed.includes(address.split('/')[0] ?? '')
  const own = { status: 200, documents: [document], policy: policyOf(address.endsWith('/preview') ? 'previewTool' : isFramed ? 'driverApp' : 'nobody') }
  return (
    await Promise.all([
      wrongWith(origin, address, own),
      wrongWith(origin, address, own, { Accept: '*/*' }),
      wrongWith(origin, `${address}/`, own),
      wrongWith(origin, `${address}?sourceId=S1&lang=en`, own),
      wrongWith(origin, `${address}/?sourceId=S1`, own),
      wrongWith(origin, `${address}?sourceId=S1&mis=1`, { ...own, policy: policyOf('previewTool') }),
      wrongWith(origin, address.toUpperCase(), { ...own, documents: [document, FALLBACK] }),
      wrongWith(origin, `${address}/index.html`, { status: 200, documents: [document] }),
    ])
  ).flat()
}

/** Addresses of no page, and what stands for none. */
const NO_PAGES: Readonly<Record<string, Expected>> = {
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

function asksEachAddress(origin: () => string): void {
  void test('every page has its own document, and the policy of its kind', async () => {
    ok(addresses.length > 50 && addresses.some((address) => address.endsWith('/preview')))
    const wrong: string[] = []
    for (const address of ['', ...addresses]) wrong.push(...(await wrongWithPage(origin(), address)))
    deepEqual(wrong, [])
  })

  for (const [path, expected] of Object.entries(NO_PAGES)) {
    void test(`${path} is answered with ${expected.documents ? "the start page's document" : expected.status}`, async () => {
      deepEqual(await wrongWith(origin(), path, expected), [])
    })
  }

  void test('what no person navigates to gets no document but that of a page', async () => {
    deepEqual(await wrongWith(origin(), 'some-activity/some-page', { status: 404 }, { Accept: '*/*' }), [])
  })
}

void test('a rule asks for what its text is shown by together with the page', () => {
  const rules = builtPages().filter(({ kind }) => kind === 'rule')
  deepEqual(rules.filter(({ modules }) => !modules.includes('src/blocks/rule/sanitise.ts')), [])
})

void describe('npm run serve', () => asksEachAddress(() => serve))

void describe('nginx', { skip: nginxVersion() ? false : 'nginx is not on this machine' }, () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  before(async () => {
    nginx = await startNginx(serve)
  })
  after(() => nginx.close())
  asksEachAddress(() => nginx.origin)
})

/** What a document draws, in both languages, and says of its page: the files apart, which a development build names otherwise. */
function drawnBy(html: string): unknown {
  const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? []
  const [, page] = /<div id="shell">([^]*?)<script type="application\/json"/.exec(html) ?? []
  const [, rules] = /id="paint">([^]*?)<\/script>/.exec(html) ?? []
  const { english, call } = JSON.parse(/id="page">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<string, unknown>
  return { title, page, rules, english, call }
}

void describe('npm start', () => {
  const documents = devDocuments(BASE, drawnDocuments)
  const server = createServer((request, response) => documents(request, response, () => response.writeHead(404).end()))
  let origin = ''
  before(async () => {
    origin = `http://localhost:${await listen(server, 0)}`
  })
  after(() => server.close())

  void test('draws for every page what the build has for it', async () => {
    for (const address of ['', ...addresses]) {
      const { status, body } = await askRaw(origin, `${BASE}${address}?sourceId=S1`, { headers: HTML })
      deepEqual([address, status, drawnBy(body.toString())], [address, 200, drawnBy(documentOf(address))])
    }
  })

  for (const [path, expected] of Object.entries(NO_PAGES)) {
    void test(`${path} is answered with ${expected.documents ? "the start page's document" : expected.status}`, async () => {
      const { status, body } = await askRaw(origin, BASE + path, { headers: HTML })
      deepEqual([status, expected.documents ? drawnBy(body.toString()) : undefined], [expected.status, expected.documents ? drawnBy(FALLBACK) : undefined])
    })
  }
})
