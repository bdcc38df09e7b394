import fc from 'fast-check'
import { formatPhone, isPhone, toPhoneDigits } from './phone'

describe('toPhoneDigits', () => {
  it.each([
    ['13800138000', '13800138000'],
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013 8000', '13800138000'],
    ['+8613800138000', '13800138000'],
    ['(+86) 13800138000', '13800138000'],
    ['0086 138 0013 8000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['86 138', '86138'],
    ['  138\t0013\n8000 ', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['tel: 138.0013.8000', '13800138000'],
    ['abc', ''],
    ['', ''],
  ])('keeps the digits of %j (spec 1 §5)', (text, digits) => {
    expect(toPhoneDigits(text)).toBe(digits)
  })
})

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['138', '138'],
    ['1380', '138 0'],
    ['1380013', '138 0013'],
    ['13800138', '138 0013 8'],
    ['13800138000', '138 0013 8000'],
  ])('groups %j as %j (spec 1 §5: 3-4-4)', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown)
  })

  it('shows exactly the digits it was given, with no blank at either end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{0,10}$/), (digits) => {
        expect(toPhoneDigits(formatPhone(digits))).toBe(digits)
        expect(formatPhone(digits)).toBe(formatPhone(digits).trim())
      }),
    )
  })
})

describe('isPhone', () => {
  it.each([
    ['13800138000', true],
    ['23800138000', false],
    ['1380013800', false],
    ['138001380000', false],
    ['', false],
  ])('%j: %s (spec 1 §5: 11 digits starting with 1)', (digits, expected) => {
    expect(isPhone(digits)).toBe(expected)
  })
})
