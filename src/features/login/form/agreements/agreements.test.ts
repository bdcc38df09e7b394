import { agreementNames } from './agreements'

describe('agreementNames (spec 1 §2)', () => {
  it.each([
    ['car', false, ['termsOfService', 'privacyPolicy', 'privacyAgreement']],
    ['car', true, ['termsOfService', 'privacyPolicy', 'privacyAgreement']],
    ['carCommercial', false, ['termsOfService', 'privacyPolicy', 'privacyAgreement']],
    ['taxi', false, ['passengerServiceAgreement', 'passengerPrivacyPolicy']],
    ['taxi', true, ['driverServiceAgreement', 'driverPrivacyPolicy']],
  ] as const)('%s, driver %s: %j', (line, isDriver, names) => {
    expect(agreementNames(line, isDriver)).toEqual(names)
  })
})
