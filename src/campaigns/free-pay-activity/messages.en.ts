import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Ride for free',
  subline: 'Draw at the end of a ride and get the whole fare back',
  button: 'Draw',
  buttons: { draw: 'Draw for a free ride', sure: 'Get my fare back' },
  mode: { draw: 'One draw per ride, for the full fare', sure: 'This ride is free: tap for your refund' },
  card: { title: 'Your ride may be free', desc: 'Draw at its end and get the fare back' },
  fare: 'Fare',
  due: 'You pay',
  sureDue: 'After refund',
  ofRide: (time, route) => (route ? `${time} ${route}` : time),
  none: { title: 'Finish a ride to take part', text: 'Open this from your ride once you have arrived' },
  ride: 'Call a ride',
  rule: 'Rules',
  getApp: 'Get the app',
  free: 'This ride is free',
  back: 'Refunded, usually within 1 working day',
  gotIt: 'Got it',
  share: 'Tell a friend',
  lost: { title: 'Not this time', text: 'The next ride is another chance' },
  winner: (name, yuan) => `${name} got ¥${yuan} back`,
  winners: 'Passengers are riding for free',
}
