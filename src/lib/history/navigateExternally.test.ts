import { jest } from '@jest/globals'
import { payloads } from '../../../tests/faults/payloads/payloads'
import { externalLink } from './externalLink'
import { navigateExternally } from './navigateExternally'

beforeEach(() => {
  delete window.__reports
})

it('says that it went', () => {
  // This browser goes nowhere and says so in its console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(navigateExternally('https://shop.example/x', 'assign')).toBe(true)
  expect(navigateExternally('saicmobility://home', 'replace')).toBe(true)
  expect(window.__reports).toBeUndefined()
})

it.each(payloads.links)('goes nowhere with %j, and reports it', (link) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(navigateExternally(link, 'assign')).toBe(false)
  expect(navigateExternally(link, 'replace')).toBe(false)
  expect(() => externalLink.open(link)).not.toThrow()
  expect(window.__reports).toHaveLength(3)
})
