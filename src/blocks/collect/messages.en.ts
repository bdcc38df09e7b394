import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  code: 'Code',
  codeEmpty: 'Please enter verification code',
  codeWrong: 'Wrong code',
  city: 'City',
  cityPlaceholder: 'Choose your city',
  cityMissing: 'City (required)',
  noCities: 'No cities to choose from',
  cities: 'Shanghai,Suzhou,Hangzhou,Nanjing,Ningbo',
  company: 'Name',
  companyPlaceholder: 'Full company name',
  companyEmpty: 'Please enter the company name',
  companyWrong: 'Please enter a valid company name',
  otherNumber: 'Change',
  agree: 'I have read and agree to the ',
  submit: 'Submit',
  invitedBy: (name) => `Referred by ${name}`,
  invalid: 'This invitation is not valid, but you can still submit the form.',
  invalidRegistration: 'This invitation is not valid, but you can still join.',
  done: { title: 'Submitted', text: 'We will call you within 3 working days' },
  duplicate: { title: 'Already submitted', text: 'There is no need to submit it again; we will call you' },
  againByOther: 'Use another number',
  again: 'Submit another',
  otherPerson: 'Apply for someone else',
  receipt: 'Reference',
}
