import { nginxFiles } from '../scripts/build/nginxFiles'
import { siteHosts } from '../env/siteHosts'
import { contentPolicy, type FramedBy } from '../security/contentPolicy'
import { assetHeaders, everyDocument, everyResponse, sealedHeaders } from '../security/responseHeaders'

const hashes = { script: "'sha256-script'", style: "'sha256-style'", framed: ['a-framed-one'] }
const files = nginxFiles('/market-platform-h5/', 'documents/0123456789ab', hashes)
const textOf = (name: string): string => files[name] ?? ''
/** The entries of a map, as nginx reads them. */
function mapOf(text: string, variable: string): ReadonlyMap<string, string> {
  const body = new RegExp(`map [^{]*\\$${variable} \\{\\n([^]*?)\\n\\}`).exec(text)?.[1] ?? ''
  return new Map([...body.matchAll(/^\s*("[^"]*"|\S+)\s+("[^"]*"|\S+);$/gm)].map(([, key = '', value = '']) => [key.replace(/"/g, ''), value.replace(/^"|"$/g, '')]))
}

it('leaves no placeholder open, closes what it opens, and names no place of a build machine', () => {
  expect(Object.keys(files).toSorted()).toEqual(['asset.conf', 'document.conf', 'http.conf', 'sealed.conf', 'server.conf', 'site.conf'])
  for (const text of Object.values(files)) {
    const code = text.replace(/"[^"]*"|'[^']*'|#.*/g, '')
    expect(text).not.toContain('{{')
    expect(code.split('{')).toHaveLength(code.split('}').length)
    expect(text).not.toContain(process.cwd())
  }
})

it.each([...siteHosts, 'unknown.example'])('gives %s the policy that config/security decides', (host) => {
  const stages = mapOf(textOf('http.conf'), 'mph5_stage')
  const policies = mapOf(textOf('http.conf'), 'mph5_content_policy')
  const stage = stages.get(host) ?? stages.get('default')
  for (const framedBy of ['nobody', 'previewTool', 'driverApp', 'workplaceChat'] satisfies FramedBy[]) expect(policies.get(`${framedBy} ${stage}`)).toBe(contentPolicy(host, framedBy, hashes))
})

it('sends every header of config/security, on errors too', () => {
  for (const [name, value] of Object.entries({ ...everyResponse, ...everyDocument })) expect(textOf('document.conf')).toContain(`add_header ${name} "${value}" always;`)
  for (const [name, value] of Object.entries(assetHeaders)) expect(textOf('asset.conf')).toContain(`add_header ${name} "${value}" always;`)
  for (const [name, value] of Object.entries(sealedHeaders)) expect(textOf('sealed.conf')).toContain(`add_header ${name} "${value}" always;`)
})

it('sends headers from every place that answers: one header of its own makes nginx forget those around it', () => {
  const locations = [...textOf('site.conf').matchAll(/location [^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, body = '']) => body).filter((body) => body.includes('add_header'))
  expect(locations.length).toBeGreaterThan(1)
  for (const body of locations) expect(body).toMatch(/include market-platform-h5\/(asset|document|sealed)\.conf;/)
})

it('serves the documents that its policy is for, and no others', () => {
  const served = [...textOf('site.conf').matchAll(/try_files ([^;]*);/g)].flatMap(([, places = '']) => places.split(/\s+/)).filter((place) => place.includes('.html'))
  expect(served).toHaveLength(6)
  for (const place of served) expect(place).toMatch(/^\/market-platform-h5\/documents\/0123456789ab\$mph5_(document|fallback)\/index\.html(\$mph5_suffix)?$/)
})

it.each([
  ['/market-platform-h5/', ''],
  ['/market-platform-h5/?a=/b', ''],
  ['/market-platform-h5/index.html', ''],
  ['/market-platform-h5/a', '/a'],
  ['/market-platform-h5/a-b/login/preview?previewType=x', '/a-b/login/preview'],
  ['/market-platform-h5/a/b/', '/a/b'],
  ['/market-platform-h5/a/b/index.html', '/a/b'],
  ['/market-platform-h5/index', '/index'],
  ['/market-platform-h5/aindex.html', undefined],
  ['/market-platform-h5/a/..', undefined],
  ['/market-platform-h5/a/../../../etc', undefined],
  ['/market-platform-h5/a%2f..%2fb', undefined],
  ['/market-platform-h5/%61', undefined],
  ['/market-platform-h5/a/.git', undefined],
  ['/market-platform-h5/a.js', undefined],
  ['/market-platform-h5-other/a', undefined],
  ['/elsewhere/market-platform-h5/a', undefined],
])('reads from %s the folder %j, which leads nowhere else', (address, folder) => {
  const rule = [...mapOf(textOf('http.conf'), 'mph5_document').keys()].find((key) => key.startsWith('~'))
  expect(new RegExp(rule?.slice(1) ?? '').exec(address)?.groups?.mph5_page).toBe(folder)
})

/** The blocks of server.conf, one per port, with what they include of the site. */
const servers = textOf('server.conf').split(/^server \{$/m).slice(1).map((body) => [/listen (\d+)/.exec(body)?.[1] ?? '', body.replace(/^.*include \S+site\.conf;$/m, () => textOf('site.conf'))] as const)

it('knows the names of the site, and none of a developer\'s machine', () => {
  expect([...mapOf(textOf('http.conf'), 'mph5_stage').keys()]).toEqual(['default', ...siteHosts])
  const named = [...textOf('server.conf').matchAll(/server_name (.*);/g)].map(([, names]) => names)
  expect(named).toEqual([siteHosts.join(' '), siteHosts.join(' ')])
  expect(siteHosts.filter((host) => !host.endsWith('.ride-market.example'))).toEqual([])
})

it('sends whole files: a part that is not there would be an error with the headers of the file', () => {
  expect(textOf('site.conf')).toMatch(/^max_ranges 0;$/m)
})

it('serves over TLS alone', () => {
  expect(servers.map(([port]) => port)).toEqual(['80', '443'])
  expect(textOf('server.conf')).toContain('return 301 https://$host$request_uri;')
  expect(textOf('server.conf')).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
})

it.each([...servers, ['any, in a server of the operator', textOf('site.conf')] as const])('writes on port %s a log without queries and referrers, and no error that holds an address (spec 1 §3)', (_, body) => {
  const logs = [...body.matchAll(/^\s*(access|error)_log (.*);$/gm)].map(([, kind, rest = '']) => `${kind} ${rest.split(' ').slice(1).join(' ')}`)
  expect(logs).toEqual(['access mph5', 'error crit'])
})

it.each(servers)('answers on port %s only to names of the site, and sends headers before any place is found', (_, body) => {
  expect(body).toMatch(/if \(\$mph5_stage = unknown\) \{\s+return (444|421);/)
  const ownWords = body.replace(/location [^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  expect(ownWords).toContain('include market-platform-h5/sealed.conf;')
})

it('has a log format without query and referrer', () => {
  expect(textOf('http.conf')).toContain('log_format mph5')
  expect(textOf('http.conf')).not.toMatch(/log_format[^;]*(\$request\b|\$request_uri|\$args|\$http_referer|\$uri)/)
})
