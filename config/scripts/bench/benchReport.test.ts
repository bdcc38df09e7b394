/** @jest-environment node */
import type { Load } from '../../../tests/bench/measure'
import { details, median, report, verdictLines, verdicts, type Measured } from '../../../tests/bench/report'

const nothing: Load = { fileBytes: 0, bytes: 0, scriptBytes: 0, documentBytes: 0, otherBytes: 0, fcp: 0, lcp: 0, largest: '', isLargestOfPage: true, shift: 0, shifted: '', blocking: 0, usable: 0, form: 0, pressable: 0, action: 0, shown: 0, state: '' }
const row = (name: string, loads: readonly Partial<Load>[], wanted?: Measured['wanted']): Measured => ({ name, loads: loads.map((load) => ({ ...nothing, ...load })), ...(wanted ? { wanted } : {}) })

const floor = row('floor modern', [{ fileBytes: 1000, bytes: 1000, fcp: 900, lcp: 1000, blocking: 40, form: 1000, usable: 1000 }])
const lineOf = (text: string, name: string): readonly string[] => text.split('\n').filter((line) => line.startsWith(name)).flatMap((line) => line.split(/ {2,}/).slice(1))

it('takes the middle', () => {
  expect(median([3, 100, 1])).toBe(3)
  expect(median([4, 1, 2, 100])).toBe(3)
})

it('shows what is wanted beside each figure, the share where nothing is, and nothing where nothing came', () => {
  const text = report([floor, row('home', [{ fileBytes: 1100, bytes: 1240, fcp: 290, lcp: 300, shift: 0.0112, pressable: 300, action: 1200 }], { lcp: 0.3, shift: 0.01, action: 1.15 })])
  expect(lineOf(text, 'home')).toEqual(['1100 (1.10)', '1240 (1.24)', '-', '-', '-', '290 (0.32)', '300 (0.30 of 0.30)', '0.011 of 0.01', '-', '-', '-', '300 (0.30)', '1200 (1.20 of 1.15)', '-'])
  expect(lineOf(text, 'floor modern').slice(0, 1)).toEqual(['1000'])
})

it('compares a call to action, which the floor has none of, with the floor’s field', () => {
  const [action] = verdicts([floor, row('home', [{ action: 1150 }], { action: 1.15 })])
  expect(action).toEqual({ name: 'home', what: 'action', isMet: true, found: '1.15 of 1.15' })
})

it.each([
  ['a share that is as wanted', { form: 1050 }, { form: 1.05 }, true],
  ['a share that reads as wanted', { form: 1052 }, { form: 1.05 }, true],
  ['a share above it', { form: 1060 }, { form: 1.05 }, false],
  ['a moment that has not come', {}, { form: 1.05 }, false],
  ['things that stay where they are', { shift: 0 }, { shift: 0.01 }, true],
  ['a page that never keeps a touch waiting', { blocking: 0 }, { blocking: 1 }, true],
  ['one that does so longer than the floor', { blocking: 41 }, { blocking: 1 }, false],
  ['things that move, whatever the floor does', { shift: 0.011 }, { shift: 0.01 }, false],
])('judges %s', (_, load, wanted, isMet) => {
  expect(verdicts([floor, row('login', [load], wanted)]).map((verdict) => verdict.isMet)).toEqual([isMet])
})

it('wants the largest paint to be of the page itself, in every load, and says what it was', () => {
  const own = { lcp: 300, largest: 'h1 邀好友赚现金' }
  const foreign = { lcp: 300, largest: 'p 出行福利', isLargestOfPage: false }
  const elementOf = (loads: readonly Partial<Load>[]) => verdicts([floor, row('home', loads, { lcp: 0.3 })]).at(-1)
  expect(elementOf([own, own])).toMatchObject({ what: 'LCP element', isMet: true })
  expect(elementOf([own, foreign])).toMatchObject({ isMet: false, found: 'not of the page: p 出行福利' })
  expect(details([row('home', [own, own, foreign])])).toBe('home  LCP h1 邀好友赚现金 | p 出行福利 (NOT of the page)')
})

it('ends with what is met', () => {
  const judged = verdicts([floor, row('login', [{ form: 1100, usable: 290 }], { usable: 0.3, form: 1.05 })])
  expect(verdictLines(judged).split('\n')).toEqual(['met     login  usable  0.29 of 0.30', 'MISSED  login  form    1.10 of 1.05', '1 of 2 wanted figures are met'])
})
