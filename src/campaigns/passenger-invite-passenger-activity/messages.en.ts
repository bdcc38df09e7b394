import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const of = (total: number, one: string, many: string): string => `${total} ${total === 1 ? one : many}`

export const messages: Translation<typeof zh> = {
  headline: 'One for you,\none for me',
  subline: 'Your friend rides with a coupon, and you get one too',
  card: { title: 'A ride coupon for you', desc: 'Register, and your ride costs less' },
  poster: { reward: 'ride coupon' },
  mine: 'Your coupon',
  friends: "Friend's coupon",
  amountUnknown: '1 coupon',
  perFriend: "With each friend's first ride",
  onRegister: 'When they register',
  earned: 'Total coupons earned',
  pending: (yuan) => `¥${yuan} more with your friends' first rides`,
  nothingPending: "A coupon with each friend's first ride",
  loggedOut: 'Log in to see your coupons',
  earnedFailed: 'Not available right now',
  details: 'Details',
  blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
  friendList: 'Your invites',
  how: 'How it works',
  steps: { first: 'Share your link', second: 'A friend registers and takes a first ride', third: 'Your coupon arrives automatically' },
  sheet: { title: 'Rewards', empty: 'No rewards yet', leave: 'See the activity' },
  invites: { title: 'Your invites', empty: 'No invites yet. Ask a friend to join.', leave: 'Invite', count: (total) => of(total, 'friend', 'friends') },
  success: {
    title: 'The coupon is yours',
    desc: "Your friend's coupon is in your account",
    none: { title: 'You are registered', desc: 'The app shows whether your coupon has arrived', note: 'Look for it in the app once it has arrived' },
    reward: 'Welcome coupon',
  },
  already: {
    title: 'You already have it',
    desc: 'Use it while it is valid',
    none: { title: 'You are already with us', desc: 'Invite friends, and you get coupons too', note: 'For new users only, once' },
    reward: 'Welcome coupon',
  },
  finished: { title: 'This activity has ended', text: 'Thank you. Your coupons can still be used.' },
  notInviting: { title: 'This account cannot invite right now', text: 'What you have earned is still yours.' },
  transition: { title: 'Opening the activity', headline: 'A coupon from a friend', desc: 'Register, and your ride costs less' },
}
