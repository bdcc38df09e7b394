import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'This activity is for drivers only',
  text: 'Log in with a driver account to take part',
  switchAccount: 'Log in as a driver',
  notForYou: 'This account cannot take part',
  otherAccount: 'Use another account',
  home: 'Back to home',
  callCar: 'Call a ride',
}
