import { fitScale } from './fitScale'

const phone = { width: 390, height: 844 }

it('draws a screen that fits at its own size, never larger', () => {
  expect(fitScale(phone, { width: 2_000, height: 2_000 }, false)).toBe(1)
})

it('makes a screen smaller until all of it is in sight', () => {
  expect(fitScale(phone, { width: 600, height: 434 }, false)).toBe(0.5)
  expect(fitScale({ width: 1280, height: 800 }, { width: 652, height: 900 }, false)).toBe(0.5)
})

it('keeps a page in full height as wide as it can be, and nothing smaller than it can be read', () => {
  expect(fitScale(phone, { width: 600, height: 100 }, true)).toBe(1)
  expect(fitScale(phone, { width: 10, height: 10 }, false)).toBe(0.3)
})
