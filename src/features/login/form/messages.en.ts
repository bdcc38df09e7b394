import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  phone: 'Phone number',
  phonePlaceholder: 'Phone number',
  code: 'Verification code',
  codePlaceholder: 'Enter code',
  getCode: 'Get code',
  secondsLeft: (seconds) => `${seconds}s`,
  logIn: 'Log in',
  hint: {
    phoneMissing: 'Please enter phone number',
    phoneMalformed: 'Please enter the correct phone number format',
    codeMissing: 'Please enter verification code',
    codeWrong: 'Wrong verification code',
    agreementUnticked: 'Please tick the agreement first',
  },
  agree: 'I have read and agree to the ',
  agreeAndContinue: 'Agree and continue',
  comma: ', ',
  and: ' and ',
  quoted: (name) => name,
  agreement: {
    termsOfService: 'Terms of Service',
    privacyPolicy: 'Privacy Policy',
    privacyAgreement: 'Privacy Agreement',
    passengerServiceAgreement: 'Passenger Service Agreement',
    passengerPrivacyPolicy: 'Passenger Privacy Policy',
    driverServiceAgreement: 'Driver Service Agreement',
    driverPrivacyPolicy: 'Driver Privacy Policy',
  },
}
