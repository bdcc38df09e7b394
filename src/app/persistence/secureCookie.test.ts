/**
 * @jest-environment-options {"url": "https://h5.ride-market.example/market-platform-h5/"}
 */
import { jest } from '@jest/globals'
import { cookieStorage } from './cookieStorage'

it('keeps the session over https in a cookie of this host alone, which no other site\'s request carries (spec 2 §3)', () => {
  const write = jest.spyOn(document, 'cookie', 'set')
  cookieStorage.write('market-platform-h5.session', '{"token":"t1"}')
  expect(cookieStorage.read('market-platform-h5.session')).toBe('{"token":"t1"}')
  const written = write.mock.calls[0]?.[0] ?? ''
  const [pair = '', ...attributes] = written.split('; ')
  expect(pair).toMatch(/^__Host-market-platform-h5\.session=/)
  // No domain, so no other host sees it; no expiry, so it ends with the browser.
  expect(attributes.map((attribute) => attribute.toLowerCase()).toSorted()).toEqual(['path=/', 'samesite=lax', 'secure'])
  cookieStorage.erase('market-platform-h5.session')
  expect(cookieStorage.read('market-platform-h5.session')).toBeNull()
})
