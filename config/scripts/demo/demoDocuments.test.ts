import { baseOf, demoDocument, documentPolicy, moved } from './demoDocuments'

const hashes = { script: "'sha256-S='", style: "'sha256-C='" }
const scripts = { site: '/market-platform-h5/', build: 'b1' }
const html = '<!doctype html><html><head>\n<meta charset="utf-8">\n<script>boot</script></head><body></body></html>'

it.each([
  ['/', '/'],
  ['', '/'],
  ['shop', '/shop/'],
  ['/shop/window', '/shop/window/'],
  ['/a.b-c_d~1/', '/a.b-c_d~1/'],
  ['/Shop/', undefined],
  ['/../shop', undefined],
  ['/shop?x', undefined],
  ['https://shop.example/', undefined],
  ["/'/", undefined],
])('reads the folder of a host: %j is %j', (text, base) => {
  expect(baseOf(text)).toBe(base)
})

it.each<readonly [string, string]>([
  [`var t="/market-platform-h5";`, `var t="/shop/market-platform-h5";`],
  [`n.p="/market-platform-h5/"`, `n.p="/shop/market-platform-h5/"`],
  [`{"base":"/market-platform-h5/"}`, `{"base":"/shop/market-platform-h5/"}`],
  ['`/market-platform-h5/${x}?a`', '`/shop/market-platform-h5/${x}?a`'],
  ['`/__mock__/document/${name}.html`', '`/shop/__mock__/document/${name}.html`'],
  // No address of the site: a name for a store, a calendar's maker, whole addresses elsewhere, what the backend answers wherever it is asked.
  ...['"market-platform-h5:device"', '"PRODID:-//market-platform-h5//ZH"', '"https://h5.example.com/market-platform-h5/invite"', '/^market-platform-h5\\//', '"*/__mock__/document/:name"', '"/__mock__/reset"', '"/market-platform-h5-else/"'].map((text) => [text, text] as const),
])('moves %s', (text, expected) => {
  expect(moved(text, '/shop/')).toBe(expected)
  expect(moved(text, '/')).toBe(text)
})

it('puts policy, backend and panel before all scripts of the document, which stays as it is', () => {
  const made = demoDocument(html, documentPolicy(hashes), scripts, { hasPanel: true })
  const at = ['charset', 'Content-Security-Policy', '/demo/start.js" data-build="b1"', '/demo/simulator.js', '<script>boot'].map((part) => made.indexOf(part))
  expect(at.every((place) => place > 0)).toBe(true)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  const added = made.slice(made.indexOf('<meta http-equiv'), made.indexOf('\n<script>boot'))
  expect(made.replace(added, '')).toBe(html)
  expect(demoDocument(html, '', scripts, { hasPanel: false })).not.toContain('simulator')
})

it('allows what the page of an unknown host is allowed, in words that markup may say', () => {
  const policy = documentPolicy(hashes)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src 'self' ${hashes.script}`)
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toContain('frame-ancestors')
  expect(policy.match(/"/g)).toHaveLength(4)
})

it('does not guess where a document of another form begins', () => {
  expect(() => demoDocument('<html><head><script></script><meta charset="utf-8">', '', scripts, { hasPanel: true })).toThrow(/another way/)
  expect(() => demoDocument('<html><head></head>', '', scripts, { hasPanel: true })).toThrow(/another way/)
})
