import { isAppLink, isOwnPath, isSafeImage, isSafeLink } from './safeUrl'

it.each(['https://a.example/x?y=1#z', '/some-activity?sourceId=1', 'tel:95000', 'weixin://dl/business', 'saicmobility://home', 'HTTPS://a.example'])('follows %s', (link) => {
  expect(isSafeLink(link)).toBe(true)
})

it.each([
  '',
  'http://a.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user:pass@evil.example',
  'https://shop.example:99999/x',
  'https://[x',
  'https://[::1',
  'https://evil.example\u202e',
  'https://shop.example\u202e/x',
  'https://a b.example',
  'weixin://[x',
  'tel:\u202e110',
  '/a\u2066b',
  'relative/path',
])('does not follow %j', (link) => {
  expect(isSafeLink(link)).toBe(false)
})

it.each(['https://a.example/x.png', '/assets/x.png', 'data:image/png;base64,iVBORw0KGgo='])('shows the picture %s', (address) => {
  expect(isSafeImage(address)).toBe(true)
})

it.each(['', 'http://a.example/x.png', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:text/html;base64,PA==', 'javascript:alert(1)', '//evil.example/x.png', 'weixin://x', 'https://a.example:99999/x.png', 'https://[x'])('does not show %j', (address) => {
  expect(isSafeImage(address)).toBe(false)
})

it('recognises a path of this site', () => {
  expect(isOwnPath('/a/b?c')).toBe(true)
  for (const path of ['a', '//a', '/a b', '/\ta', '']) expect(isOwnPath(path)).toBe(false)
})

it.each([
  ['saicmobility://robotaxi', true],
  ['SaicTaxi://home', true],
  ['weixin://dl/business', false],
  ['https://saicmobility.example', false],
  ['/saicmobility', false],
])('takes %s for a link into our own app: %s', (link, isOurs) => {
  expect(isAppLink(link)).toBe(isOurs)
})
