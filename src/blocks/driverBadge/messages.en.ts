import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  label: "Driver's card",
  years: (count) => `${count} ${count === 1 ? 'year' : 'years'} driving`,
  orders: (count) => `${count} ${count === 1 ? 'ride' : 'rides'}`,
  stars: (stars) => `${stars} stars`,
  loggedOut: 'Log in for your card',
  unknown: 'Your card is being made. Please come back later.',
  scan: 'Scan me for a ride',
  show: 'Show the code',
  hide: 'Hide the code',
  brighter: 'It is easier to scan on a brighter screen',
}
