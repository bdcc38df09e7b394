import { secondsLeft, SMS_COUNTDOWN_MS } from './smsCountdown'

describe('secondsLeft', () => {
  const now = 1_700_000_000_000
  it.each([
    [now + SMS_COUNTDOWN_MS, 60],
    [now + 59_001, 60],
    [now + 59_000, 59],
    [now + 1, 1],
    [now, 0],
    [now - 5_000, 0],
    [now + SMS_COUNTDOWN_MS + 1, 0],
    [Number.NaN, 0],
  ])('until %d: %d s (spec 1 §4, 60 s)', (until, seconds) => {
    expect(secondsLeft(until, now)).toBe(seconds)
  })
})
