import { readFileSync } from 'node:fs'
import { environmentOf, stageAndLineOf } from '../env/environments'
import { developerHosts, siteHosts } from '../env/siteHosts'
import { contentPolicy, framedByOf, SEALED_POLICY, UNFRAMED_POLICY, type FramedBy } from './contentPolicy'
import { assetHeaders, documentHeaders, everyDocument, everyResponse, sealedHeaders } from './responseHeaders'

const hashes = { script: "'sha256-script'", style: "'sha256-style'", framed: ['awards', 'more-awards'] }

/** A policy as a browser reads it. */
function sourcesOf(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(' ')).map(([name = '', ...sources]) => [name, sources]))
}
const on = (host: string, framedBy: FramedBy = 'nobody') => sourcesOf(contentPolicy(host, framedBy, hashes))

it('lists every host of the site once, and places each in its stage and line (spec 2 §9)', () => {
  const hosts = [...siteHosts, ...developerHosts]
  expect(new Set(hosts).size).toBe(hosts.length)
  expect(hosts.filter((host) => !stageAndLineOf(host))).toEqual([])
  const places = new Set(siteHosts.map((host) => stageAndLineOf(host)?.join(' ')))
  expect(places.size).toBe(4 * 3)
})

describe.each([...siteHosts, ...developerHosts, 'unknown.example', ''])('the content policy on "%s"', (host) => {
  it('runs no inline script but the document\'s own, and nothing that is evaluated', () => {
    const { 'script-src': scripts = [], 'default-src': rest } = on(host)
    expect(rest).toEqual(["'none'"])
    expect(scripts.slice(0, 2)).toEqual(["'self'", "'sha256-script'"])
    for (const source of scripts.slice(2)) expect(source).toMatch(/^https:\/\/[\w.-]+(\/[\w./-]+\.js)?$/)
  })

  it('allows no inline style but the document\'s own and an empty one', () => {
    const { 'style-src': styles = [] } = on(host)
    expect(styles).not.toContain("'unsafe-inline'")
    expect(styles.filter((source) => !source.startsWith('https://'))).toEqual(["'sha256-style'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"])
  })

  it('has no plug-in, no other base, no form that a browser sends, and nobody around it', () => {
    const directives = on(host)
    for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors']) expect(directives[name]).toEqual(["'none'"])
  })

  it('calls no stage but its own (spec 2 §9)', () => {
    const stage = stageAndLineOf(host)?.[0]
    const allowed = stage === undefined ? [] : stage === 'prod' ? ['prod'] : [stage, 'sit']
    const bases = (['dev', 'sit', 'uat', 'prod'] as const).map((each) => [each, environmentOf(each, 'car').apiBase] as const).filter(([, base]) => base !== '')
    const reached = bases.filter(([, base]) => on(host)['connect-src']?.includes(base)).map(([each]) => each)
    expect(new Set(reached)).toEqual(new Set(allowed.filter((each) => each !== 'dev')))
  })
})

it('lets the configuration tool of its own stage frame a preview, and in development one on the same machine (spec 2 §2.5)', () => {
  expect(on('h5.ride-market.example', 'previewTool')['frame-ancestors']).toEqual(["'self'", 'https://tool.ride-market.example'])
  expect(on('h5-uat.ride-market.example', 'previewTool')['frame-ancestors']).toEqual(["'self'", 'https://tool-uat.ride-market.example', 'https://tool-sit.ride-market.example'])
  expect(on('localhost', 'previewTool')['frame-ancestors']).toEqual(expect.arrayContaining(["'self'", 'http://localhost:*']))
})

it("lets the driver's app of its own stage frame the pages that take its session, and the configuration tool frame none of them (spec 2 §2.5)", () => {
  expect(on('h5.ride-market.example', 'driverApp')['frame-ancestors']).toEqual(["'self'", 'https://driver.ride-market.example'])
  expect(on('localhost', 'driverApp')['frame-ancestors']).toEqual(expect.arrayContaining(["'self'", 'http://localhost:*']))
  expect(framedByOf('/market-platform-h5/awards', '', [])).toBe('nobody')
})

it.each([
  ['/market-platform-h5/a/preview', 'previewTool'],
  ['/market-platform-h5/a/preview/?previewType=common', 'previewTool'],
  ['/market-platform-h5/a/b?sourceId=1&mis=1', 'previewTool'],
  ['/market-platform-h5/a/b?mis=1&x=2', 'previewTool'],
  ['/market-platform-h5/awards', 'driverApp'],
  ['/market-platform-h5/Awards/list?sourceId=1', 'driverApp'],
  ['/market-platform-h5/more-awards/list', 'driverApp'],
  ['/market-platform-h5/awards/list?mis=1', 'previewTool'],
  ['/market-platform-h5/awards-2/list', 'nobody'],
  ['/market-platform-h5/a/awards/list', 'nobody'],
  ['/market-platform-h5/a?b=/awards/', 'nobody'],
  ['/market-platform-h5/a/b', 'nobody'],
  ['/market-platform-h5/a/b?mis=11', 'nobody'],
  ['/market-platform-h5/a/b?xmis=1', 'nobody'],
  ['/market-platform-h5/a/b?from=/preview', 'nobody'],
  ['/market-platform-h5/previews', 'nobody'],
  ['/market-platform-h5/a/previe%77?mis=%31', 'nobody'],
])('%s may be framed by %s', (address, framedBy) => {
  expect(framedByOf(address, 'Mozilla/5.0 Chrome/153', hashes.framed)).toBe(framedBy)
})

it("lets the workplace chat's desktop client show a page in its frame, and nobody else (spec 1 §7)", () => {
  const client = 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/91 Safari/537.36 dingtalk-win/1.0.0 DingTalk(7.0.40-Release.1)'
  expect(framedByOf('/market-platform-h5/a/b', client, [])).toBe('workplaceChat')
  expect(framedByOf('/market-platform-h5/a/preview', client, [])).toBe('previewTool')
  expect(on('h5.ride-market.example', 'workplaceChat')['frame-ancestors']).toEqual(['https://*.dingtalk.com', 'https://*.7ding.ai'])
})

it('sends the headers of every answer with the document too, and knows its host with and without a port', () => {
  const headers = documentHeaders({ host: 'H5.ride-market.example:8443', address: '/market-platform-h5/', userAgent: '' }, hashes)
  expect(headers).toMatchObject(everyResponse)
  expect(headers['Content-Security-Policy']).toBe(contentPolicy('h5.ride-market.example', 'nobody', hashes))
  expect(headers['Content-Security-Policy']?.length).toBeLessThan(2_000)
})

it('keeps a browser to https for two years, on all names below, as the preload list asks', () => {
  for (const headers of [everyResponse, assetHeaders, sealedHeaders]) expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload')
})

it('keeps every answer out of other sites\' pages, and every file to its own type', () => {
  for (const headers of [everyResponse, assetHeaders, sealedHeaders]) expect(headers).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' })
})

it('has no old browser leave a page white for what stands in its address', () => {
  expect(everyDocument['X-XSS-Protection']).toBe('0')
})

it('seals what is no document', () => {
  expect(sealedHeaders['Content-Security-Policy']).toBe(SEALED_POLICY)
  expect(SEALED_POLICY).toContain("default-src 'none'")
  expect(SEALED_POLICY).toContain("frame-ancestors 'none'")
})

it('says of a hashed file what it is and who may have it, and no more: none of them can act when it is opened by itself', () => {
  expect(Object.keys(assetHeaders).toSorted()).toEqual(['Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'])
  expect(assetHeaders['Content-Security-Policy']).toBe(UNFRAMED_POLICY)
  expect(UNFRAMED_POLICY).toBe("frame-ancestors 'none'")
  expect(sealedHeaders).toMatchObject({ ...assetHeaders, 'Content-Security-Policy': SEALED_POLICY })
  expect(readFileSync('webpack.config.ts', 'utf8').match(/test: .*type: 'asset/g)).toEqual(["test: /\\.(png|jpe?g|webp|gif)$/, type: 'asset"])
})
