import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Draw a ride coupon',
  subline: 'One of three holds your luck today',
  button: 'Draw',
  again: 'Draw again',
  mine: 'Your coupon',
  back: '%',
  card: { title: 'I drew a ride coupon. Try your luck!', desc: 'One a day, for your next ride' },
  share: 'Share and draw again',
  done: { label: 'No draws left today', line: 'Come back tomorrow for another' },
  coupon: 'Ride coupon',
  shareOnly: 'Share with a friend',
  sharePage: { title: 'Share and draw again', poster: { reward: 'ride coupon' }, finished: { title: 'This activity has ended', text: 'Thank you. Your coupons can still be used.' }, blacklisted: { title: 'This account cannot take part', text: 'Your coupons can still be used.' } },
  empty: { title: 'All coupons are gone', desc: 'Come back tomorrow. You can save more in the app.', button: 'Open the app' },
}
