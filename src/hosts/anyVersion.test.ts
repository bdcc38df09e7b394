import fc from 'fast-check'
import { payloads } from '../../tests/faults/payloads/payloads'
import { isOlder } from './dingtalk/versions'
import { isAtLeast } from './nativeApp/deepLinks'

const numbers = fc.array(fc.nat(999), { minLength: 1, maxLength: 4 })
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom(...payloads.markup, ...payloads.odd))

/** Number by number, a missing one being 0 (spec 1 §5). */
const order = (a: readonly number[], b: readonly number[]): number => [0, 1, 2, 3].map((at) => (a[at] ?? 0) - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0

it('compares versions number by number, not as text (spec 1 §5)', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      expect(isOlder(a.join('.'), b.join('.'))).toBe(order(a, b) < 0)
      expect(isAtLeast(a.join('.'), b.join('.'))).toBe(order(a, b) >= 0)
    }),
  )
})

it('takes any text for a version without an error', () => {
  fc.assert(fc.property(anyText, (text) => typeof isOlder(text, '4.5.0') === 'boolean' && typeof isAtLeast(text, '4.5.0') === 'boolean'))
})
