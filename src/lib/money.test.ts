import fc from 'fast-check'
import { parseYuan, toShortYuan, toYuan } from './money'

const cents = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })

describe('money', () => {
  it.each([
    [0, '0.00', '0'],
    [5, '0.05', '0.05'],
    [50, '0.50', '0.5'],
    [1200, '12.00', '12'],
    [1230, '12.30', '12.3'],
    [1234, '12.34', '12.34'],
    [10000, '100.00', '100'],
    [-7, '-0.07', '-0.07'],
    [-1200, '-12.00', '-12'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91', '90071992547409.91'],
  ])('shows %d cents as yuan with two decimals, %s, and trimmed in the short format, %s (spec 2 §9)', (amount, long, short) => {
    expect(toYuan(amount)).toBe(long)
    expect(toShortYuan(amount)).toBe(short)
  })

  it('never loses a cent, however large the amount or whichever way it is written', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(BigInt(toYuan(amount).replace('.', ''))).toBe(BigInt(amount))
        const [whole = '', decimals = ''] = toShortYuan(amount).split('.')
        expect(BigInt(whole + decimals.padEnd(2, '0'))).toBe(BigInt(amount))
        expect(toShortYuan(amount)).not.toMatch(/\.\d?0$|\.$/)
      }),
    )
  })

  it.each([NaN, Infinity, 12.5, Number.MAX_SAFE_INTEGER + 1])('shows -- rather than a wrong amount for %d', (amount) => {
    expect(toYuan(amount)).toBe('--')
    expect(toShortYuan(amount)).toBe('--')
  })

  it('reads back every amount it shows', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(parseYuan(toYuan(amount))).toBe(amount)
        expect(parseYuan(toShortYuan(amount))).toBe(amount)
      }),
    )
  })

  it.each(['', '-1', '1.234', '1e3', '1,000', 'abc', '.5'])('does not take %j for an amount', (text) => {
    expect(parseYuan(text)).toBeUndefined()
  })

  it('takes an amount that is still being typed', () => {
    expect(parseYuan(' 12. ')).toBe(1200)
    expect(parseYuan('12.3')).toBe(1230)
  })

  it('makes whole cents of whatever is typed, or nothing: never a fraction, a debt or an amount that a number cannot hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), (text) => {
        const amount = parseYuan(text)
        expect(amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })

  it('agrees with exact arithmetic on every amount of two decimals', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, decimals) => {
        const text = `${whole}.${String(decimals).padStart(2, '0')}`
        expect(BigInt(parseYuan(text) ?? -1)).toBe(BigInt(whole) * 100n + BigInt(decimals))
      }),
    )
  })
})
