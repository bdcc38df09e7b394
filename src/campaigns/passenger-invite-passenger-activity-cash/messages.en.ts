import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const of = (total: number, one: string, many: string): string => `${total} ${total === 1 ? one : many}`

export const messages: Translation<typeof zh> = {
  headline: 'Invite friends, earn cash',
  subline: 'Cash with every first ride',
  card: { title: 'A gift from a friend', desc: 'Register, and your first ride costs less' },
  withdrawable: 'Ready to withdraw',
  pending: 'Pending',
  totalEarned: 'Total earned',
  friendsInvited: 'Friends',
  people: (count) => count,
  withdraw: 'Withdraw',
  records: 'Withdrawals',
  rewards: 'Rewards',
  blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
  winner: (name, yuan) => `${name} earned ¥${yuan}`,
  winners: 'Friends are earning cash right now',
  oneRideAway: (friends, yuan) => `Get ¥${yuan} when ${of(friends, 'friend takes', 'friends take')} one more ride`,
  remind: { title: 'One ride to go: your ride credit waits', desc: 'Use it for your first ride' },
  how: 'Three steps to cash',
  steps: { share: 'Share your link', ride: 'A friend takes a ride', cash: 'Cash arrives' },
  invites: { title: 'Your invites', tabs: { fresh: 'New friends', recalled: 'Returning' }, empty: 'No invites yet. Ask a friend to join.', leave: 'Invite', count: (total) => of(total, 'friend', 'friends') },
  rewardList: { title: 'Rewards', empty: 'No rewards yet', leave: 'See the activity', count: (total) => of(total, 'reward', 'rewards') },
  withdrawals: { title: 'Withdrawals', empty: 'No withdrawals yet', leave: 'Withdraw', secondary: 'Earlier withdrawals', count: (total) => of(total, 'withdrawal', 'withdrawals') },
  history: { title: 'Earlier withdrawals', empty: 'No withdrawals yet', leave: 'Withdraw', count: (total) => `${of(total, 'withdrawal', 'withdrawals')} from earlier activities` },
  success: { title: 'Your ride credit is here', plainTitle: 'You are registered', desc: 'Your friend sent you ride credit', reward: 'Welcome ride credit', note: 'For your first ride, within 7 days' },
  already: { title: 'You are already with us', desc: 'Open the app to enjoy quality rides', reward: 'Welcome ride credit', note: 'One per user. Invite friends to earn cash.' },
  recall: {
    1: { title: 'Welcome back, old friend', desc: 'A friend wants you to ride along again', reward: 'Welcome\u2011back credit', note: 'For rides within 7 days' },
    2: { title: 'We missed you', desc: 'Your friend has a gift for you', reward: 'Welcome\u2011back bundle', note: 'Several coupons, see the app' },
    3: { title: 'Together again', desc: 'Ride with us again for less', reward: 'Reunion coupon', note: 'For your first ride back' },
    4: { title: 'Good to see you', desc: 'We saved an offer for you', reward: 'Discount coupon', note: 'For any ride in the city' },
    other: { title: 'Welcome back, old friend', desc: 'Open the app to enjoy quality rides', reward: 'Welcome\u2011back credit', note: 'See the app for its rules' },
  },
  applet: { title: 'A gift from a friend', headline: 'A gift from a friend', desc: 'Register, and your first ride costs less', button: 'Claim now' },
}
