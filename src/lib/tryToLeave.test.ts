import { jest } from '@jest/globals'
import { payloads } from '../../tests/faults/payloads/payloads'
import { externalLink } from './externalLink'
import { tryToLeave } from './tryToLeave'

beforeEach(() => {
  delete window.__reports
})

it('says that it went', () => {
  // This browser goes nowhere and says so in its console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(tryToLeave('https://shop.example/x', 'assign')).toBe(true)
  expect(tryToLeave('saicmobility://home', 'replace')).toBe(true)
  expect(window.__reports).toBeUndefined()
})

it.each(payloads.links)('goes nowhere with %j, and reports it', (link) => {
  expect(tryToLeave(link, 'assign')).toBe(false)
  expect(tryToLeave(link, 'replace')).toBe(false)
  expect(() => externalLink.open(link)).not.toThrow()
  expect(window.__reports).toHaveLength(3)
})
