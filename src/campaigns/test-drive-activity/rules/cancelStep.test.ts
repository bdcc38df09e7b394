import { cancelStep } from './cancelStep'

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
