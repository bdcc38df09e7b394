import { jest } from '@jest/globals'
import { showFailure, watchStart } from './failure'

const root = document.documentElement

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
  root.removeAttribute('data-app')
  root.removeAttribute('data-boot')
})
afterEach(() => jest.useRealTimers())

it('says so when the bundle could not be loaded', () => {
  showFailure()
  expect(root).toHaveAttribute('data-app', 'error')
  expect(root).toHaveAttribute('data-boot', 'failed')
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

it('shows a bundle that breaks while it starts, not one that breaks later', () => {
  watchStart()
  document.getElementById('root')?.append('page')
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('late') }))
  expect(root).not.toHaveAttribute('data-app')
  document.getElementById('root')?.replaceChildren()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('early') }))
  expect(root).toHaveAttribute('data-app', 'error')
})
