import { publishScenario } from '@/mocks/scenario/scenarioTab'
import { NO_CHOICE } from './choice'
import { addressWith, clearChoice, hidePanel, isPanelShown, readChoice } from './storedChoice'

beforeEach(() => sessionStorage.clear())

const page = { pathname: '/market-platform-h5/cash', search: '?sourceId=A&host=browser', hash: '#top' }

it('keeps the choice for the tab, because navigations drop it from the address', () => {
  readChoice('?host=nativeApp&latency=20&sourceId=A')
  expect(readChoice('?sourceId=B')).toMatchObject({ host: 'nativeApp', latency: 20 })
})

it('takes an address that names any part for the whole choice', () => {
  readChoice('?host=nativeApp&latency=20')
  expect(readChoice('?network=2g')).toEqual({ ...NO_CHOICE, network: '2g' })
})

it('gives a link that says it all and leaves the rest of the address alone', () => {
  expect(addressWith({ ...NO_CHOICE, host: 'dingtalk', failures: { panel: 'cancel' } }, page)).toBe('/market-platform-h5/cash?sourceId=A&host=dingtalk&fail=panel:cancel&panel=1#top')
})

it('forgets everything at once', () => {
  readChoice('?host=nativeApp')
  publishScenario('sliderScript:http500')
  expect(clearChoice({ ...page, search: `${page.search}&panel=1` })).toBe('/market-platform-h5/cash?sourceId=A#top')
  expect(readChoice('')).toEqual(NO_CHOICE)
  window.history.replaceState(null, '', '/vendor/slider.js')
  expect(document.cookie).toBe('')
  window.history.replaceState(null, '', '/')
})

describe('the panel', () => {
  it('shows by itself in the dev server, and hides on panel=0 for the tab', () => {
    expect(isPanelShown('', false)).toBe(true)
    expect(isPanelShown('?panel=0', false)).toBe(false)
    expect(isPanelShown('', false)).toBe(false)
    expect(isPanelShown('?panel=1', false)).toBe(true)
  })

  it('shows elsewhere only in a tab that has asked for it', () => {
    expect(isPanelShown('?sourceId=A', true)).toBe(false)
    readChoice('?network=4g')
    expect(isPanelShown('', true)).toBe(true)
    hidePanel()
    expect(isPanelShown('', true)).toBe(false)
  })
})

it('works where storage is blocked', () => {
  const get = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => { throw new Error('blocked') } }) // prettier-ignore
  try {
    expect(readChoice('?host=dingtalk')).toMatchObject({ host: 'dingtalk' })
    expect(isPanelShown('?panel=1', true)).toBe(true)
  } finally {
    Object.defineProperty(window, 'sessionStorage', get)
  }
})
