import { CACHED_CONFIG_KEY, cachedConfigKey, type CachedConfig } from '@/lib/pageConfig/cachedConfig'
import { cacheConfig, toHex } from './cacheConfig'

const { documentElement } = document
const kept = () => JSON.parse(sessionStorage.getItem(CACHED_CONFIG_KEY) ?? '{}') as Record<string, CachedConfig>

function show(markup: string, address = 'cash?sourceId=S1'): void {
  window.history.replaceState(null, '', `/market-platform-h5/${address}`)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  documentElement.setAttribute('data-app', 'ready')
}
const page = (parts: string, colour = 'rgb(255, 245, 238)') => `<div data-page style="background-color: ${colour}">${parts}</div>`
const KEY = cachedConfigKey('cash', '?sourceId=S1', 'zh-CN')

beforeEach(() => void (documentElement.lang = 'zh-CN'))
afterEach(() => {
  sessionStorage.clear()
  documentElement.removeAttribute('data-app')
})

it('keeps the texts of the page on screen by their fields, and its colour', () => {
  show(page('<h1 data-box="headline">春日有礼</h1><p data-box="subline">邀好友</p>'))
  cacheConfig()
  expect(kept()).toEqual({ [KEY]: { texts: { headline: '春日有礼', subline: '邀好友' }, colour: '#fff5ee' } })
})

it('keeps the words of a button that can be pressed', () => {
  show(page('<div data-box="buttonDesc"><button><span>马上邀请</span></button></div><div data-box="over"><button aria-disabled="true"><span>活动已结束</span></button></div><div data-box="picture"><button><img alt="马上"></button></div>'))
  cacheConfig()
  expect(kept()[KEY]?.texts).toEqual({ buttonDesc: '马上邀请' })
})

it.each([
  ['an element with more in it than a text', '<p data-box="a">x<b>y</b></p>'],
  ['a text too long for a title', `<p data-box="a">${'字'.repeat(61)}</p>`],
  ['an empty one', '<p data-box="a"></p>'],
  ['what no field shows: names and numbers of people', '<p>13800138000</p>'],
])('keeps nothing of %s', (_, parts) => {
  show(page(parts))
  cacheConfig()
  expect(kept()[KEY]?.texts).toEqual({})
})

it.each([
  ['a screen is up', () => documentElement.removeAttribute('data-app')],
  ['the screen is an error’s', () => documentElement.setAttribute('data-app', 'error')],
  ['there is a page', () => document.querySelector('[data-page]')!.remove()],
])('keeps nothing before %s', (_, change) => {
  show(page('<h1 data-box="headline">x</h1>'))
  change()
  cacheConfig()
  expect(kept()).toEqual({})
})

it('keeps the newest dozen of pages, each once', () => {
  const addresses = Array.from({ length: 14 }, (_, at) => `cash/p${at}`)
  for (const address of [...addresses, 'cash/p5']) {
    show(page(`<h1 data-box="headline">${address}</h1>`), address)
    cacheConfig()
  }
  const keys = Object.keys(kept())
  expect(keys).toHaveLength(12)
  expect(keys[0]).toContain('cash/p5 ')
  expect(keys.some((key) => key.startsWith('cash/p0 '))).toBe(false)
})

it.each(['', '{', 'null', '7', '"x"', '[1]'])('begins anew where %j stands in storage', (text) => {
  sessionStorage.setItem(CACHED_CONFIG_KEY, text)
  show(page('<h1 data-box="headline">x</h1>'))
  expect(cacheConfig).not.toThrow()
  expect(kept()).toEqual({ [KEY]: { texts: { headline: 'x' }, colour: '#fff5ee' } })
})

it.each([
  ['rgb(255, 245, 238)', '#fff5ee'],
  ['rgb(0, 0, 10)', '#00000a'],
  ['rgba(0, 0, 0, 0)', ''],
  ['transparent', ''],
  ['', ''],
])('%j is the colour %j', (colour, hex) => {
  expect(toHex(colour)).toBe(hex)
})
