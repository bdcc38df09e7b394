import { jest } from '@jest/globals'
import { payloads } from '../../../tests/faults/payloads/payloads'
import { externalNavigation } from './externalNavigation'

beforeEach(() => {
  delete window.__reports
})

it('says that it went', () => {
  // This browser goes nowhere and says so in its console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(externalNavigation.assign('https://shop.example/x')).toBe(true)
  expect(externalNavigation.replace('saicmobility://home')).toBe(true)
  expect(window.__reports).toBeUndefined()
})

it.each(payloads.links)('goes nowhere with %j, and reports it', (link) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(externalNavigation.assign(link)).toBe(false)
  expect(externalNavigation.replace(link)).toBe(false)
  expect(window.__reports).toHaveLength(2)
})
