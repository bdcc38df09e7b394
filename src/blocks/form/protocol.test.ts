import { isAgreementMissing } from './protocol'

it.each([
  [[], false, false],
  [[], true, false],
  [['item'], true, false],
  [['item'], false, true],
])('with the agreement %j, ticked %s, one is missing: %s (spec 2 §5)', (agreement, hasAgreed, isMissing) => {
  expect(isAgreementMissing(agreement, hasAgreed)).toBe(isMissing)
})
