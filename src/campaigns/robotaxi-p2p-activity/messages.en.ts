import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const howFirst = { howTo: 'How to get it', steps: { open: 'Open the app', call: 'Take a driverless ride', pay: 'Get the coupon' } }
const howInviting = { howTo: 'How to get a coupon', steps: { open: 'Invite a friend', call: 'They take a ride', pay: 'You get a coupon' } }

export const messages: Translation<typeof zh> = {
  headline: 'No driver,\noff you go',
  subline: 'Invite a friend: driverless ride coupons for you both',
  card: { title: 'A driverless ride for you', desc: 'Register, and ride in a car without a driver' },
  poster: { invites: 'asks you to a driverless ride', reward: 'ride coupon' },
  friendsWhen: 'After the first driverless ride',
  mineWhen: "After your friend's first ride",
  areaTitle: 'Service area',
  areaNote: 'Open in these areas, every day from 7:00 to 21:00. Rides must start and end inside them.',
  gift: (yuan) => `A ¥${yuan} driverless coupon`,
  giftUnknown: 'A driverless ride for you',
  promise: 'Log in and take a driverless ride to get it',
  reward: 'Driverless ride coupon',
  already: { title: 'You are already with us', desc: 'The welcome coupon is for new users. Come for a driverless ride.', reward: 'Driverless rides', note: 'Invite a friend, and you get a coupon too', button: 'Take a driverless ride', how: howInviting },
  success: { title: 'The coupon is yours', plainTitle: 'You are registered', desc: "Your friend's coupon is in your account", reward: 'Driverless ride coupon', note: 'Applied when you call a ride', button: 'Take a driverless ride' },
  success2: { title: 'You are registered', desc: 'Your coupon comes with your first driverless ride', reward: 'Driverless ride coupon', note: 'In your account after the first ride', button: 'Take a driverless ride', how: howFirst },
}
