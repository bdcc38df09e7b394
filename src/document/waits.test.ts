import { readFileSync } from 'node:fs'
import { jest } from '@jest/globals'
import { watchWaits } from './waits'

const root = document.documentElement

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
  root.setAttribute('data-app', 'ready')
  root.removeAttribute('data-slow')
  // jsdom has no layout: every element is in front unless a test says otherwise.
  document.elementFromPoint = () => null
  watchWaits()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'elementFromPoint')
})

const show = (markup: string): void => {
  document.getElementById('root')!.innerHTML = markup
}
const after = (ms: number): string | null => {
  jest.advanceTimersByTime(ms)
  return root.getAttribute('data-slow')
}

it('shows the notice after 12 s without the bundle, until a screen shows', () => {
  root.removeAttribute('data-app')
  expect(after(11_900)).toBeNull()
  expect(after(200)).toBe('')
  root.setAttribute('data-app', 'ready')
  expect(after(500)).toBeNull()
})

it('shows nothing for a failed start, which has its own message', () => {
  root.setAttribute('data-app', 'error')
  document.body.insertAdjacentHTML('beforeend', '<div id="shell"></div>')
  show('<div role="status" aria-busy="true"></div>')
  expect(after(20_000)).toBeNull()
})

it('counts one wait on through all that is waited for: a chunk, a guard, the data', () => {
  for (let part = 0; part < 4; part += 1) {
    show(`<div aria-busy="true">${part}</div>`)
    expect(after(2_900)).toBeNull()
  }
  expect(after(500)).toBe('')
})

it('begins anew when nothing was waited for in between', () => {
  show('<div aria-busy="true"></div>')
  expect(after(11_000)).toBeNull()
  show('')
  after(500)
  show('<div aria-busy="true"></div>')
  expect(after(11_500)).toBeNull()
  expect(after(1_000)).toBe('')
})

it.each([
  ['a button whose answer is on its way', '<button aria-busy="true"></button>'],
  ['a skeleton beside a field that was typed into', '<input value="五角场"><div aria-busy="true"></div>'],
])('offers no reload with %s', (_, markup) => {
  show(markup)
  expect(after(12_000)).toBe('form')
})

it('offers it beside a field that is empty, and boxes to tick: there is nothing to lose', () => {
  show('<input><input type="checkbox"><div aria-busy="true"></div>')
  expect(after(12_000)).toBe('')
})

it('shows nothing while a dialog covers the button, and does not count that time', () => {
  show('<button aria-busy="true"></button>')
  document.body.insertAdjacentHTML('beforeend', '<div id="panel"></div>')
  expect(after(8_000)).toBeNull()
  document.elementFromPoint = () => document.getElementById('panel')
  expect(after(60_000)).toBeNull()
  document.elementFromPoint = () => document.querySelector('button')
  expect(after(3_500)).toBeNull()
  expect(after(500)).toBe('form')
})

it('does not count the time in which the page is hidden (spec 1 §9)', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  show('<div aria-busy="true"></div>')
  expect(after(60_000)).toBeNull()
  hidden.mockRestore()
  expect(after(11_500)).toBeNull()
  expect(after(500)).toBe('')
})

it('shows nothing for what asks again and again at its own pace', () => {
  show('<button aria-busy="true" data-polling="true"></button>')
  expect(after(60_000)).toBeNull()
})

it.each([
  ['the end of a list', '<ul></ul><div role="status" aria-busy="true"></div>'],
  ['a skeleton', '<div aria-busy="true"><p></p></div>'],
])('shows nothing for %s while a dialog lies over it, and goes on when it has closed', (_, markup) => {
  show(markup)
  document.body.insertAdjacentHTML('beforeend', '<div id="scrim"><div role="dialog"></div></div>')
  document.elementFromPoint = () => document.querySelector('[role=dialog]')
  expect(after(60_000)).toBeNull()
  document.elementFromPoint = () => document.querySelector('#root > :first-child')
  expect(after(12_000)).toBe('')
})

it('looks for what lies over the end of a list on the screen, also where that end is below it', () => {
  show('<div aria-busy="true"></div>')
  document.querySelector('#root div')!.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 300, window.innerWidth, 56)
  document.body.insertAdjacentHTML('beforeend', '<div id="scrim"></div>')
  document.elementFromPoint = (x, y) => (x < window.innerWidth && y < window.innerHeight ? document.getElementById('scrim') : null)
  expect(after(60_000)).toBeNull()
})

it.each([
  ['the notice itself, which lies over the end of a list', '#slow p'],
  ['what a skeleton draws beside its text for screen readers', '#drawn'],
  ['the body, where a page is short', 'body'],
])('goes on waiting under %s', (_, front) => {
  show('<div role="status" aria-busy="true"></div><div id="drawn" aria-hidden="true"></div>')
  document.body.insertAdjacentHTML('beforeend', '<div id="slow"><p></p></div>')
  document.elementFromPoint = () => document.querySelector(front)
  expect(after(12_000)).toBe('')
  expect(after(2_000)).toBe('')
})

it('has texts in both languages and a retry button, in a live region', () => {
  const { body } = new DOMParser().parseFromString(readFileSync('src/document/index.html', 'utf8'), 'text/html')
  const notice = body.querySelector('[role=status]#slow')
  expect([...notice!.querySelectorAll('.zh, .en')].map(({ textContent }) => textContent)).toEqual(['网络较慢，请稍候…', 'The network is slow. Please wait…', '重试', 'Try again'])
})
