// About 11 s.
import { deepEqual, ok } from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { builtPages } from '../../../config/documents/builtPages.ts'
import { drawnDocuments } from '../../../config/documents/drawnDocuments.ts'
import { devDocuments } from '../../../config/scripts/server/devDocuments.ts'
import { listen } from '../../../config/scripts/server/distServer.ts'
import { askRaw } from '../server/askRaw.ts'
import { site } from '../driver/inBothBrowsers.ts'
import { leave } from '../driver/sampling.ts'
import { BASE, HTML } from '../server/nginxRequests.ts'
import { nginxVersion, startNginx } from '../server/nginxServer.ts'
import { addresses, documentOf, FALLBACK, NO_PAGES, ownOf, tried, wrongWith, wrongWithPage } from './documentAnswers.ts'

const serve = new URL(site).origin
leave(`seven of the eight ways to ask for a document, and what npm start draws, at ${addresses.length - tried.length} of ${addresses.length} addresses`)

function asksEachAddress(origin: () => string): void {
  void test('every page has its own document, and the policy of its kind', async () => {
    ok(addresses.length > 50 && addresses.some((address) => address.endsWith('/preview')))
    const wrong: string[] = []
    for (const address of ['', ...addresses]) wrong.push(...(await (['', ...tried].includes(address) ? wrongWithPage(origin(), address) : wrongWith(origin(), address, ownOf(address)))))
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
  ok(rules.length > 3, `${rules.length} rules`)
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
    for (const address of ['', ...tried]) {
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
