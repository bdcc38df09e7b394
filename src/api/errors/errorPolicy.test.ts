import type { ApiError } from './apiError'
import { CODE } from './errorCodes'
import { handlingOf } from './errorPolicy'

const refusal = (errCode: number): ApiError => ({ kind: 'business', errCode, errMsg: '', data: null })

it.each([
  [-127002, { as: 'logout' }],
  [-200198, { as: 'logout' }],
  [-196309, { as: 'gate', gate: 'end', shouldToast: false }],
  [-196308, { as: 'gate', gate: 'end', shouldToast: false }],
  [-196307, { as: 'gate', gate: 'not-start', shouldToast: false }],
  [-196300, { as: 'gate', gate: 'invalid', shouldToast: false }],
  [-196252, { as: 'gate', gate: 'end', shouldToast: true }],
  [-208033, { as: 'toast' }],
  [-196814, { as: 'toast' }],
  [-196815, { as: 'toast' }],
  [-208869, { as: 'toast' }],
  [-208212, { as: 'toast' }],
  [-196201, { as: 'toast' }],
  [-196202, { as: 'toast' }],
  [-196251, { as: 'toast' }],
  [-196606, { as: 'toast' }],
  [-196754, { as: 'toast' }],
  [-196750, { as: 'toast' }],
  [-196902, { as: 'toast' }],
  [-196866, { as: 'toast' }],
  [-196965, { as: 'toast' }],
])('handles %d as the catalogues say (spec 1 §8, spec 2 §8)', (code, handling) => {
  expect(handlingOf(refusal(code))).toEqual(handling)
})

it('names every code of the catalogues', () => {
  expect(Object.values(CODE)).toHaveLength(22)
  expect(new Set(Object.values(CODE)).size).toBe(22)
})

it('shows the server message of a code outside the catalogues', () => {
  expect(handlingOf(refusal(-999999))).toEqual({ as: 'toast' })
})

it.each([CODE.sliderCaptchaRequired, CODE.bookingExists, CODE.bookingTimeTaken])('leaves %d to the one caller that handles it (spec 1 §8, spec 2 §8)', (code) => {
  expect(handlingOf(refusal(code), [code])).toEqual({ as: 'caller' })
})

it('leaves a tolerated code to the caller, even one with a gate', () => {
  expect(handlingOf(refusal(CODE.activityEnded), [CODE.activityEnded])).toEqual({ as: 'caller' })
  expect(handlingOf(refusal(CODE.activityClosed), [CODE.activityEnded])).toEqual({ as: 'gate', gate: 'end', shouldToast: false })
})

it('is silent about an aborted call, and shows every other failure', () => {
  expect(handlingOf({ kind: 'aborted' })).toEqual({ as: 'silent' })
  for (const error of [{ kind: 'network' }, { kind: 'timeout', afterMs: 1 }, { kind: 'http', status: 500 }, { kind: 'malformed', path: '', reason: '' }] as const) {
    expect(handlingOf(error)).toEqual({ as: 'toast' })
  }
})
