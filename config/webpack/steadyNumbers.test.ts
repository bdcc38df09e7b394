/** @jest-environment node */
import { steadyNumbers } from './steadyNumbers'

const names = Array.from({ length: 60 }, (_, number) => `src/blocks/${number}/page.ts`)

it('gives each name a number of its own, of so many digits', () => {
  const numbers = steadyNumbers([...names, names[7]!], 3)
  expect(new Set(numbers).size).toBe(61)
  expect(Math.max(...numbers)).toBeLessThan(1000)
})

it('gives almost all of them the same when others come', () => {
  const many = steadyNumbers(names, 3)
  const few = steadyNumbers(names.slice(0, 50).toReversed(), 3).toReversed()
  expect(few.filter((number, at) => many[at] !== number).length).toBeLessThan(4)
})

it('refuses more than it has room for', () => {
  expect(() => steadyNumbers(names, 2)).toThrow('too many')
})
