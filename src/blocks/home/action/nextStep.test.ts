import { nextStep, stepState } from './nextStep'

const ladder = [
  { friends: 1, cents: 1000 },
  { friends: 3, cents: 2000 },
  { friends: 10, cents: 5000 },
]

describe('nextStep', () => {
  it.each([
    [0, { missing: 1, cents: 1000, index: 0, progress: 0 }],
    [1, { missing: 2, cents: 2000, index: 1, progress: 0 }],
    [2, { missing: 1, cents: 2000, index: 1, progress: 0.5 }],
    [3, { missing: 7, cents: 5000, index: 2, progress: 0 }],
    [9, { missing: 1, cents: 5000, index: 2, progress: 6 / 7 }],
    [10, undefined],
    [126, undefined],
  ])('after %i friends', (invited, step) => {
    expect(nextStep(ladder, invited)).toEqual(step)
  })

  it.each([
    [true, ['reached', 'current', 'ahead']],
    [false, ['reached', 'ahead', 'ahead']],
  ])('is the current one while it can still be reached: %s', (isOpen, states) => {
    expect(ladder.map((_, index) => stepState(nextStep(ladder, 2), index, isOpen))).toEqual(states)
  })

  it('has none without a ladder', () => {
    expect(nextStep([], 0)).toBeUndefined()
  })
})
