import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const how = { howTo: 'How to use it', steps: { open: 'Open the app', call: 'Book a trip', pay: 'Pay less' } }
const howFirst = { howTo: 'How to get it', steps: { open: 'Open the app', call: 'Take a trip', pay: 'Get the coupon' } }
const howInviting = { howTo: 'How to get a coupon', steps: { open: 'Invite a friend', call: 'They take a trip', pay: 'You get a coupon' } }

export const messages: Translation<typeof zh> = {
  headline: 'Take a friend,\nhit the road',
  subline: 'Multi\u2011day trips with a driver: stop wherever you like',
  card: { title: 'A trip coupon for you', desc: 'Register and save on multi-day trips with a driver' },
  poster: { invites: 'asks you to a trip by car', reward: 'trip coupon' },
  friendsWhen: 'On registering, for a multi\u2011day trip',
  mineWhen: "After your friend's first trip",
  areaTitle: 'Where trips begin',
  areaNote: 'Book in these cities, drive wherever you like',
  gift: (yuan) => `A ¥${yuan} trip coupon`,
  giftUnknown: 'A trip coupon for you',
  reward: 'Trip coupon',
  already: { title: 'You are already with us', desc: 'The welcome coupon is for new users. Have a look at the routes.', reward: 'Multi\u2011day trips', note: 'Invite a friend, and you get a coupon too', button: 'See the routes', how: howInviting },
  success: { title: 'The coupon is yours', plainTitle: 'You are registered', desc: "Your friend's trip coupon is in your account", reward: 'Trip coupon', note: 'Applied when you book a trip', button: 'See the routes', how },
  success2: { title: 'You are registered', desc: 'Your coupon comes with your first trip', reward: 'Trip coupon', note: 'In your account after your first trip', button: 'Book your first trip', how: howFirst },
}
