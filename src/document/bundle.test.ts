import { jest } from '@jest/globals'
import { chooseBundle, startBundle } from './bundle'
import type { PageFiles } from './pageData'

const bundle = (name: string): PageFiles => ({ folder: `${name}/`, entry: ['early', 'app'], page: ['cash', 'form'] })
const files = { modern: bundle('m'), legacy: bundle('l') }
const plain: PageFiles = { ...files.modern, page: [] }
const scripts = () => [...document.head.querySelectorAll('script')]
const asked = () => scripts().map(({ src }) => src.replace(/^.*base\/./, ''))
const script = (name: string) => scripts().find(({ src }) => src.includes(name))

beforeEach(() => {
  for (const script of scripts()) script.remove()
  document.body.innerHTML = ''
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

it('runs the entry in order, and what the page needs as soon as it is there', () => {
  startBundle('/base/', files.modern, jest.fn())
  expect(scripts().map(({ src, async }) => [new URL(src).pathname, async])).toEqual([
    ['/base/m/early.js', false],
    ['/base/m/app.js', false],
    ['/base/m/cash.js', true],
    ['/base/m/form.js', true],
  ])
})

it.each(['load', 'error'])('leaves no script of a page behind after its %s, which the bundler would take for one on its way', (event) => {
  const failed = jest.fn()
  startBundle('/base/', files.modern, failed)
  for (const name of ['cash', 'form']) script(name)?.dispatchEvent(new Event(event))
  expect(asked()).toEqual(['/early.js', '/app.js'])
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
    startBundle('/base/', plain, failed)
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
  startBundle('/base/', plain, failed)
  scripts()[1]?.dispatchEvent(new Event('error'))
  expect(failed).not.toHaveBeenCalled()
  expect(scripts().map(({ src }) => src.replace(/^.*base/, ''))).toEqual(['/m/early.js', '/m/app.js', '/m/app.js?retry=1'])
  scripts()[2]?.dispatchEvent(new Event('error'))
  expect(failed).toHaveBeenCalledTimes(1)
})
