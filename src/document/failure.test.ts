import { readFileSync } from 'node:fs'
import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { watchErrors } from './errors'
import { isRetry, showFailure, watchStart } from './failure'

const root = document.documentElement

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  delete window.__reports
  document.body.innerHTML = '<div id="root"></div>'
  root.removeAttribute('data-app')
  root.removeAttribute('data-boot')
})
afterEach(() => jest.useRealTimers())

it('says so when the bundle could not be loaded', () => {
  showFailure()
  expect(root).toHaveAttribute('data-app', 'error')
  expect(root).toHaveAttribute('data-boot', 'failed')
  expect(window.__reports).toEqual([['failed', 'start']])
})

it('gives a start 120 s (spec 2 §8)', () => {
  watchStart()
  jest.advanceTimersByTime(119_999)
  expect(root).not.toHaveAttribute('data-app')
  jest.advanceTimersByTime(1)
  expect(root).toHaveAttribute('data-app', 'error')
})

it('leaves a screen alone that the app has shown', () => {
  root.setAttribute('data-app', 'ready')
  showFailure()
  expect(root).toHaveAttribute('data-app', 'ready')
})

const ours = (message: string): Error => Object.assign(new Error(message), { stack: `Error: ${message}\n    at t (https://h5.example/market-platform-h5/assets/m/app.1234.js:1:2)` })

it('shows a bundle that breaks while it starts, not one that breaks later', () => {
  watchErrors()
  document.getElementById('root')?.append('page')
  window.dispatchEvent(new ErrorEvent('error', { error: ours('late') }))
  expect(root).not.toHaveAttribute('data-app')
  document.getElementById('root')?.replaceChildren()
  window.dispatchEvent(new ErrorEvent('error', { error: ours('early') }))
  expect(root).toHaveAttribute('data-app', 'error')
})

it('shows a bundle that this engine cannot read, whose error has no place in it', () => {
  watchErrors()
  const error = Object.assign(new SyntaxError('Unexpected token'), { stack: 'SyntaxError: Unexpected token' })
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'https://h5.example/market-platform-h5/assets/m/app.1234.js' }))
  expect(root).toHaveAttribute('data-app', 'error')
})

it('is not led astray by the scripts that a host puts into the page', () => {
  watchErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('x'), { stack: 'Error: x\n    at <anonymous>:1:7' }) }))
  window.dispatchEvent(new ErrorEvent('error', { error: null }))
  expect(root).not.toHaveAttribute('data-app')
})

it('reports uncaught errors, but not a ResizeObserver that continues in the next frame', () => {
  watchErrors()
  document.getElementById('root')?.append('page')
  const queue: unknown[] = []
  window.__reports = queue as never
  const error = new Error('late')
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver is not defined' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: late', error }))
  // Each is reported by as many handlers as these tests have set up.
  expect([...new Set(queue.map((reported) => (reported as unknown[])[0]))]).toEqual(['ResizeObserver is not defined', error])
  delete window.__reports
})

it.each(['重试', 'Try again'])('takes a tap on the word %s in the button for a tap on the button', (word) => {
  document.body.innerHTML = new DOMParser().parseFromString(readFileSync('src/document/index.html', 'utf8'), 'text/html').body.innerHTML
  // One of the failed start, one of the slow notice.
  const words = screen.getAllByText(word)
  expect(words).toHaveLength(2)
  for (const target of words) expect([target, target.closest('button')].map(isRetry)).toEqual([true, true])
  expect(isRetry(screen.getByText(/页面加载失败/))).toBe(false)
  expect(isRetry(document)).toBe(false)
})
