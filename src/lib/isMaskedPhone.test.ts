import { isMaskedPhone } from './isMaskedPhone'

it.each([
  ['138****8000', true],
  ['13800138000', true],
  ['7月的风', false],
  ['24号师傅', false],
  ['', false],
])('knows whether %j is a number alone', (name, isNumber) => {
  expect(isMaskedPhone(name)).toBe(isNumber)
})
