import { parseWebConfig } from './model'

it('finds the agreements under the prefix of spec 1 §3', () => {
  const { agreements } = parseWebConfig({ 'marketplatformh5-termsOfService': 'https://a.example/terms', 'otherproduct-privacyPolicy': 'https://a.example/p', more: 5 })
  expect(agreements.termsOfService).toBe('https://a.example/terms')
  expect(agreements.privacyPolicy).toBeNull()
})

it.each(['javascript:alert(1)', 'http://a.example', '', 5, null])('has no link for %j', (value) => {
  expect(parseWebConfig({ 'marketplatformh5-privacyPolicy': value }).agreements.privacyPolicy).toBeNull()
})
