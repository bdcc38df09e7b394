import fc from 'fast-check'
import { splitTimeLeft, padTwoDigits } from './countdown'

describe('time left', () => {
  it('splits into days, hours, minutes and seconds that add up', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        const left = splitTimeLeft(seconds * 1000)
        expect(left.days * 86400 + left.hours * 3600 + left.minutes * 60 + left.seconds).toBe(seconds)
        expect(Math.max(left.hours / 24, left.minutes / 60, left.seconds / 60)).toBeLessThan(1)
      }),
    )
  })

  it('counts a begun second, so that zero means over', () => {
    expect(splitTimeLeft(1).seconds).toBe(1)
    expect(splitTimeLeft(1001).seconds).toBe(2)
  })

  it.each([0, -1, -86400000, NaN])('is all zeros at %d', (ms) => {
    expect(splitTimeLeft(ms)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })

  it('shows two figures', () => {
    expect([0, 9, 10, 59].map(padTwoDigits)).toEqual(['00', '09', '10', '59'])
  })
})
