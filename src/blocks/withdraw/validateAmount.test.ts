import fc from 'fast-check'
import { parseYuan, toShortYuan, toYuan } from '@/lib/money'
import { allOf, chipsOf, validateAmount, toTypedAmount, type AmountFault } from './validateAmount'

const limits = { min: 1000, max: 50_000 }
const balance = 12_345

it.each<[string, number | null, AmountFault | null]>([
  ['', null, 'empty'],
  ['  ', null, 'empty'],
  ['abc', null, 'notAmount'],
  ['.', null, 'notAmount'],
  ['1.234', null, 'notAmount'],
  ['-20', null, 'notAmount'],
  ['1e3', null, 'notAmount'],
  ['0', 0, 'belowMin'],
  ['9.99', 999, 'belowMin'],
  ['10', 1000, null],
  ['10.', 1000, null],
  ['10.5', 1050, null],
  ['0010', 1000, null],
  ['123.45', 12_345, null],
  ['123.46', 12_346, 'aboveBalance'],
  ['600', 60_000, 'aboveBalance'],
  ['999999999999', 99_999_999_999_900, 'aboveBalance'],
])('judges %j of ¥123.45 as %j cents, %s (spec 2 §2.4: integer cents)', (typed, cents, fault) => {
  expect(validateAmount(typed, balance, limits)).toEqual({ cents, fault })
})

it.each<[number, string, AmountFault | null]>([
  [90_000, '500', null],
  [90_000, '500.01', 'aboveMax'],
  [90_000, '900', 'aboveMax'],
  [900, '9', 'belowMin'],
  [0, '10', 'aboveBalance'],
  [-500, '10', 'aboveBalance'],
])('with a balance of %d cents %s is %s', (has, typed, fault) => {
  expect(validateAmount(typed, has, limits).fault).toBe(fault)
})

it.each([
  [12_345, 12_345],
  [50_000, 50_000],
  [90_000, 50_000],
  [1000, 1000],
  [999, 0],
  [0, 0],
  [-5, 0],
])('of %d cents all that can be had at once is %d', (has, all) => {
  expect(allOf(has, limits)).toBe(all)
})

it('offers the chips that one withdrawal may be, once and rising', () => {
  expect(chipsOf([5000, 1000, 500, 5000, 60_000, 0, -1], limits)).toEqual([1000, 5000])
})

it.each([
  ['12a.3', '12.3'],
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
  ['00', '0'],
  ['-20', '20'],
  ['¥ 1,000', '1000'],
  ['１２．５', '12.5'],
  ['12。5', '12.5'],
  ['12345678901', '123456789'],
])('takes %j as %j while it is typed', (input, typed) => {
  expect(toTypedAmount(input)).toBe(typed)
})

const cents = fc.integer({ min: 0, max: 99_999_999_999 })

it('withdraws exactly what is shown, whichever way it is written', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const open = { min: 0, max: amount }
      expect(validateAmount(toYuan(amount), amount, open)).toEqual({ cents: amount, fault: null })
      expect(validateAmount(toShortYuan(amount), amount, open)).toEqual({ cents: amount, fault: null })
    }),
  )
})

it('never lets more than the balance or the limit go, nor gains a cent by rounding', () => {
  fc.assert(
    fc.property(fc.string(), cents, cents, cents, (text, has, min, max) => {
      const { cents: amount, fault } = validateAmount(text, has, { min, max })
      expect(fault !== null || (amount >= min && amount <= has && amount <= max && Number.isSafeInteger(amount))).toBe(true)
    }),
  )
})

it('keeps nothing but what can become an amount, and settles at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '9', '.', ',', '-', 'e', ' ', '¥', '０', '．', '。') }), (text) => {
      const typed = toTypedAmount(text)
      expect(typed).toMatch(/^(\d{1,9}(\.\d{0,2})?)?$/)
      expect(toTypedAmount(typed)).toBe(typed)
      expect(typed === '' || parseYuan(typed) !== undefined).toBe(true)
    }),
  )
})
