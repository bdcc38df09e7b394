import { CODE } from '@/api/errors/errorCodes'
import { failed, refusal } from '../../../tests/reactionHarness'
import { failureOf, hasClosedGate, shouldToast } from './failure'

const network = { kind: 'network' } as const

it.each([
  ['a refused query, in the words of the server (spec 2 §8)', failed(refusal(CODE.riskWarning)), true],
  ['a refused mutation', failed(refusal(CODE.riskWarning), { type: 'mutation' }), true],
  ['a mutation that got no reply', failed(network, { type: 'mutation' }), true],
  ['a query that got no reply: its page says so', failed(network), false],
  ['a call that was given up', failed({ kind: 'aborted' }, { type: 'mutation' }), false],
  ['a tolerated code', failed(refusal(CODE.blacklist), { tolerates: [CODE.blacklist] }), false],
  ['a code for the flow that asked', failed(refusal(CODE.sliderCaptchaRequired), { type: 'mutation', tolerates: [CODE.sliderCaptchaRequired] }), false],
  ['that code where no flow has an answer to it', failed(refusal(CODE.sliderCaptchaRequired), { type: 'mutation' }), true],
  ['a call in the background', failed(refusal(CODE.riskWarning), { type: 'mutation', isBackground: true }), false],
  ['a call whose caller has its own words', failed(refusal(CODE.riskWarning), { type: 'mutation', suppressToast: true }), false],
  ['a gate', failed(refusal(CODE.activityEnded)), false],
  ['the end of a session', failed(refusal(CODE.tokenParsingFailed)), false],
])('tells of %s: %#', (_, action, told) => {
  expect(shouldToast(action)).toBe(told)
})

it.each([
  [CODE.activityNotStarted, true],
  [CODE.activityEnded, true],
  [CODE.activityClosed, true],
  [CODE.activityNotStartedOrEnded, true],
  [CODE.userNotInNameList, true],
  [CODE.riskWarning, false],
])('gates on %d: %s (spec 2 §8)', (code, gated) => {
  expect(hasClosedGate(failed(refusal(code)))).toBe(gated)
  expect(hasClosedGate(failed(refusal(code), { suppressToast: true }))).toBe(gated)
  expect(hasClosedGate(failed(refusal(code), { tolerates: [code] }))).toBe(false)
  expect(hasClosedGate(failed(refusal(code), { isBackground: true }))).toBe(false)
})

it('is null for other actions', () => {
  for (const action of [{ type: 'session/loggedOut' }, { ...failed(network), type: 'other/rejected' }, { ...failed(network), payload: new Error('x') }]) expect(failureOf(action)).toBeNull()
})
