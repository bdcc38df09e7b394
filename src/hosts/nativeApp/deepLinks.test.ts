import { callCarLink, isAtLeast, shareLink } from './deepLinks'

it.each([
  ['3.7.0', '3.7.0', true],
  ['3.10.0', '3.7.0', true],
  ['3.6.99', '3.7.0', false],
  ['4', '3.7.0', true],
  ['v4.8.2', '4.5.0', true],
  ['4.8.2(1024)', '4.5.0', true],
  ['4.8.2_beta', '4.5.0', true],
  ['4.8-beta', '4.5.0', true],
  ['3.7.0-beta', '3.7.0', true],
  ['3.6.9-beta', '3.7.0', false],
  ['', '3.7.0', false],
  ['next', '3.7.0', false],
  [null, '3.7.0', false],
])('compares the version %s with %s by its numbers (spec 1 §5, spec 2 §5)', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})

it("uses the taxi line's own app", () => {
  expect(callCarLink('saictaxi', 'ios', null)).toBe('saictaxi://tab/callcar?type=realtime')
  expect(shareLink('saictaxi', { link: 'l', title: '', desc: '', imgUrl: '', channels: 'copy' })).toBe('saictaxi://share/send?link=l&title=&desc=&imgUrl=&channels=copy')
})

it('makes a link of any text that a card can hold, half a character too', () => {
  expect(shareLink('saictaxi', { link: 'l', title: 'a\udc00', desc: '', imgUrl: '', channels: 'copy' })).toBe('saictaxi://share/send?link=l&title=a%EF%BF%BD&desc=&imgUrl=&channels=copy')
})
