import { jest } from '@jest/globals'
import { chooseBundle, startBundle } from './bundle'
import type { BundleFiles } from './files'

const bundle = (name: string): BundleFiles => ({ entry: [`${name}/runtime.js`, `${name}/app.js`], campaign: `${name}/*.js`, login: [`${name}/form.js`] })
const files = { base: '/base/', modern: bundle('m'), legacy: bundle('l') }
const scripts = () => [...document.head.querySelectorAll('script')]
const asked = () => scripts().map(({ src }) => src.replace(/^.*base\/./, ''))
const script = (name: string) => scripts().find(({ src }) => src.includes(name))

beforeEach(() => {
  for (const script of scripts()) script.remove()
  document.body.innerHTML = ''
  delete window.__files
})

it('takes the modern bundle where Object.hasOwn is there, the legacy one where it is not', () => {
  expect(chooseBundle(files)).toBe(files.modern)
  const { hasOwn } = Object
  try {
    Reflect.deleteProperty(Object, 'hasOwn')
    expect(chooseBundle(files)).toBe(files.legacy)
  } finally {
    Object.defineProperty(Object, 'hasOwn', { value: hasOwn, configurable: true, writable: true })
  }
})

it('runs the entry in order, and what the page needs as soon as it is there; first of all asks for the campaign, which says what else it needs', () => {
  startBundle('/base/', files.modern, 'cash/login', jest.fn())
  expect(scripts().map(({ src, async }) => [new URL(src).pathname, async])).toEqual([
    ['/base/m/cash.js', true],
    ['/base/m/runtime.js', false],
    ['/base/m/app.js', false],
    ['/base/m/form.js', true],
  ])
})

it('asks for what the campaign says as soon as it is there, and for nothing twice', () => {
  startBundle('/base/', files.modern, 'cash/login', jest.fn())
  window.__files = { 'cash/login': ['m/form.js', 'm/art.js'] }
  script('cash')?.dispatchEvent(new Event('load'))
  expect(asked()).toEqual(['/runtime.js', '/app.js', '/form.js', '/art.js'])
})

it('leaves that to the app where it has begun', () => {
  startBundle('/base/', files.modern, 'cash/login', jest.fn())
  document.body.innerHTML = '<div id="root" data-begun></div>'
  window.__files = { 'cash/login': ['m/art.js'] }
  script('cash')?.dispatchEvent(new Event('load'))
  expect(asked()).toEqual(['/runtime.js', '/app.js', '/form.js'])
})

it.each(['load', 'error'])('leaves no script of a page behind after its %s, which the bundler would take for one on its way', (event) => {
  const failed = jest.fn()
  startBundle('/base/', files.modern, 'cash/login', failed)
  for (const name of ['cash', 'form']) script(name)?.dispatchEvent(new Event(event))
  expect(asked()).toEqual(['/runtime.js', '/app.js'])
  expect(failed).not.toHaveBeenCalled()
})

describe('an entry that is all there', () => {
  const load = (...numbers: number[]) => {
    for (const number of numbers) scripts()[number]?.dispatchEvent(new Event('load'))
  }
  const failed = jest.fn()
  beforeEach(() => {
    failed.mockClear()
    document.body.innerHTML = '<div id="root"></div>'
    startBundle('/base/', files.modern, '', failed)
  })

  it('has failed where nothing began, as with a file that is empty', () => {
    load(0)
    expect(failed).not.toHaveBeenCalled()
    load(1)
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('has not failed where the app began, nor while one of its files is asked for once more', () => {
    scripts()[0]?.dispatchEvent(new Event('error'))
    load(1)
    expect(failed).not.toHaveBeenCalled()
    document.getElementById('root')?.setAttribute('data-begun', '')
    load(2)
    expect(failed).not.toHaveBeenCalled()
  })
})

it('asks once more for a file that fails, past the caches, and then gives up', () => {
  const failed = jest.fn()
  startBundle('/base/', files.modern, '', failed)
  scripts()[1]?.dispatchEvent(new Event('error'))
  expect(failed).not.toHaveBeenCalled()
  expect(scripts().map(({ src }) => src.replace(/^.*base/, ''))).toEqual(['/m/runtime.js', '/m/app.js', '/m/app.js?retry=1'])
  scripts()[2]?.dispatchEvent(new Event('error'))
  expect(failed).toHaveBeenCalledTimes(1)
})
