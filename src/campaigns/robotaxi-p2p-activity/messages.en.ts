import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'No driver,\noff you go',
  subline: 'Invite friends to a driverless ride, a coupon for each',
  card: { title: 'A driverless ride for you', desc: 'Ride in a car without a driver: register and it is yours' },
  poster: { invites: 'asks you to a driverless ride', reward: 'ride coupon' },
  friendsWhen: 'After the first driverless ride',
  mineWhen: 'After your friend’s first ride',
  areaTitle: 'Where it drives',
  areaNote: 'Open in these areas, every day from 7:00 to 21:00. A ride begins and ends within them.',
  gift: (yuan) => `A ¥${yuan} ride coupon`,
  giftUnknown: 'A driverless ride for you',
  reward: 'Driverless ride coupon',
  already: { title: 'You are already with us', desc: 'The welcome coupon is for new users. Come for a driverless ride.', reward: 'Driverless rides', note: 'Invite a friend, and you get a coupon too', button: 'Take a driverless ride' },
  success: { title: 'The coupon is yours', plainTitle: 'You are registered', desc: 'Your friend’s coupon is in your account', reward: 'Driverless ride coupon', note: 'Taken off when you call a ride', button: 'Take a driverless ride' },
  success2: { title: 'You are registered', desc: 'Your coupon comes with your first driverless ride', reward: 'Driverless ride coupon', note: 'In your account after the first ride', button: 'Call a driverless ride' },
}
