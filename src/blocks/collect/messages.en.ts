import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  codeEmpty: 'Please enter verification code',
  codeWrong: 'Wrong code',
  city: 'City',
  cityPlaceholder: 'Choose your city',
  cityMissing: 'City (required)',
  noCities: 'No cities to choose from',
  cities: 'Shanghai,Suzhou,Hangzhou,Nanjing,Ningbo',
  company: 'Name',
  companyPlaceholder: 'Full company name',
  companyEmpty: 'Please enter the company',
  companyWrong: 'Please enter the company’s name',
  otherNumber: 'Change',
  agree: 'I have read and agree to the ',
  submit: 'Send',
  invitedBy: (name) => `Recommended by ${name}`,
  invalid: 'This invitation is no longer valid. You can still send the form.',
  invalidRegistration: 'This invitation is no longer valid. You can still register and join.',
  done: { title: 'Sent', text: 'We will call you within 3 working days' },
  duplicate: { title: 'You have sent this before', text: 'There is no need to send it again; we will call you' },
  againByOther: 'Use another number',
  again: 'Send another form',
  otherPerson: 'Apply for someone else',
  receipt: 'Reference',
}
