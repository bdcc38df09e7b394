import { jest } from '@jest/globals'
import { externalLink } from './externalLink'
import { tryToLeave } from './tryToLeave'

beforeEach(() => {
  delete window.__reports
})

it('says that it went', () => {
  const go = jest.fn()
  expect(tryToLeave(go)).toBe(true)
  expect(go).toHaveBeenCalledTimes(1)
})

it('stays, and reports it, where the browser throws at the address', () => {
  // This browser throws as all do.
  expect(tryToLeave(() => window.location.replace('https://shop.example:99999/x'))).toBe(false)
  expect(window.__reports).toHaveLength(1)
  expect(() => externalLink.open('https://[x')).not.toThrow()
  expect(window.__reports).toHaveLength(2)
})
