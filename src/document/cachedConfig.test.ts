import { CACHED_CONFIG_KEY, cachedConfigKey, type CachedConfig } from '@/lib/pageConfig/cachedConfig'
import { paintCachedConfig } from './cachedConfig'

const PATH = 'cash'

function painted(kept: unknown, { path = PATH, search = '' } = {}): Element {
  window.history.replaceState(null, '', `/market-platform-h5/${path}${search}`)
  sessionStorage.setItem(CACHED_CONFIG_KEY, typeof kept === 'string' ? kept : JSON.stringify(kept))
  document.body.innerHTML = '<div id="shell"><div data-page><h1 data-box="headline">标题</h1><p data-box="scene"><i></i></p></div></div>'
  const shell = document.getElementById('shell')!
  paintCachedConfig(shell, path)
  return shell
}
const keptFor = (known: Partial<CachedConfig>, search = '', language = document.documentElement.lang) => ({ [cachedConfigKey(PATH, search, language)]: { texts: {}, colour: '', ...known } })
const headline = (shell: Element) => shell.querySelector('h1')!.innerHTML
const colour = (shell: Element) => shell.querySelector<HTMLElement>('[data-page]')!.style.cssText

afterEach(() => sessionStorage.clear())

it('paints what marketing had set at the last visit: texts and the colour', () => {
  const shell = painted(keptFor({ texts: { headline: '春日有礼' }, colour: '#fff5ee' }))
  expect(headline(shell)).toBe('春日有礼')
  expect(colour(shell)).toBe('background-color: rgb(255, 245, 238);')
})

it.each([
  ['another activity', keptFor({ texts: { headline: 'x' } }, '?sourceId=B')],
  ['another language', keptFor({ texts: { headline: 'x' } }, '?sourceId=A', 'en')],
  ['another page', { [cachedConfigKey('cash/rule', '?sourceId=A', document.documentElement.lang)]: { texts: { headline: 'x' }, colour: '#000' } }],
  ['a field that the page does not show', keptFor({ texts: { other: 'x' } }, '?sourceId=A')],
  ['an empty text', keptFor({ texts: { headline: '' } }, '?sourceId=A')],
])('paints nothing of %s', (_, kept) => {
  const shell = painted(kept, { search: '?sourceId=A' })
  expect(headline(shell)).toBe('标题')
  expect(colour(shell)).toBe('')
})

it('draws a field that holds more than a text as it is', () => {
  expect(painted(keptFor({ texts: { scene: 'x' } })).querySelector('p')!.innerHTML).toBe('<i></i>')
})

it.each([
  ['markup in a text', { texts: { headline: '<img src=x onerror=alert(1)>' } }, '&lt;img src=x onerror=alert(1)&gt;'],
  ['a field that is a selector', { texts: { 'x"],[data-page],[a="': 'x' } }, '标题'],
  ['a field that breaks a selector', { texts: { '"': 'x' } }, '标题'],
  ['a text that is none', { texts: { headline: { toString: 'x' } } as unknown as CachedConfig['texts'] }, '标题'],
])('shows %s as a text at most', (_, known, shown) => {
  const shell = painted(keptFor(known))
  expect(headline(shell)).toBe(shown)
  expect(shell.querySelector('[data-page] > h1')).not.toBeNull()
})

it.each(['red;position:fixed', 'url(https://evil.example/x)', '#fff url(x)', '#fff;', '#12', '#123456789', 'expression(alert(1))', 7, null])('takes no colour from %j', (hostile) => {
  expect(colour(painted(keptFor({ colour: hostile as string })))).toBe('')
})

it.each(['', '{', 'null', '7', '[]', '{"cash  ":null}', '{"cash  ":7}', '{"cash  zh-CN":{"colour":"#fff"}}', '{"__proto__":{"x":1}}'])('keeps the defaults with %j in storage', (text) => {
  expect(headline(painted(text))).toBe('标题')
})

it('keeps the defaults where storage is blocked', () => {
  const { sessionStorage: own } = window
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => { throw new DOMException('blocked') } }) // prettier-ignore
  document.body.innerHTML = '<div id="shell"><h1 data-box="headline">标题</h1></div>'
  expect(() => paintCachedConfig(document.getElementById('shell')!, PATH)).not.toThrow()
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: own })
})
