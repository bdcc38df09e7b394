import { cancelStep, leadOutcome, type LeadOutcome } from './afterSending'

const URL = 'https://h5.example/thanks'

it.each<[number, number, string, boolean, LeadOutcome]>([
  [1, 1, URL, true, { to: 'end' }],
  [1, 2, '', true, { to: 'end' }],
  [1, 1, URL, false, { to: 'login' }],
  [1, 2, '', false, { to: 'login' }],
  [2, 2, '', true, { to: 'modal' }],
  [2, 2, URL, false, { to: 'modal' }],
  [2, 1, URL, true, { to: 'link', url: URL }],
  [2, 1, URL, false, { to: 'link', url: URL }],
  [2, 1, '', true, { to: 'modal' }],
  [2, 1, 'javascript:alert(1)', true, { to: 'modal' }],
  [0, 0, '', false, { to: 'modal' }],
])('rewadConfigMark %s, jumpLinkMark %s, link "%s", logged in %s (spec 2 §4)', (rewadConfigMark, jumpLinkMark, jumpLinkUrl, isLoggedIn, outcome) => {
  expect(leadOutcome({ rewadConfigMark, jumpLinkMark, jumpLinkUrl, isLoggedIn })).toEqual(outcome)
})

it.each([
  [1, 'Sure?', null, 'ask'],
  [1, 'Sure?', 1, 'ask'],
  [1, '', 1, 'reload'],
  [1, '', 2, 'reload'],
  [1, '', 0, 'unclear'],
  [2, '', 1, 'reload'],
  [2, 'Sure?', 2, 'reload'],
  [2, '', 0, 'unclear'],
  [2, '', null, 'unclear'],
] as const)('call %s with message "%s" and hasDuty %s: %s (spec 2 §4)', (secondConfirm, confirmMsg, hasDuty, step) => {
  expect(cancelStep(secondConfirm, { confirmMsg, hasDuty })).toBe(step)
})
