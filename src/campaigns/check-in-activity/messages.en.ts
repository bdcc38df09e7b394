import type { Translation } from '@/lib/i18n'
import type { PrizeKind } from './api'
import type { zh } from './messages'

const PRIZES: Readonly<Record<PrizeKind, string>> = { cash: 'Cash reward', coupon: 'Ride coupon', goods: 'Gift', unknown: 'Reward' }

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const messages: Translation<typeof zh> = {
  headline: 'Morning check-in',
  subline: 'Seven days in a row bring a gift home',
  card: { title: 'Check in with me, you get something too', desc: 'A ride coupon each day, a gift after seven' },
  winner: (name, yuan) => `${name} got ¥${yuan}`,
  winners: 'Friends are checking in',
  sign: 'Check in',
  login: 'Log in to check in',
  ended: 'The activity is over',
  tomorrow: 'Come back tomorrow',
  asking: 'The network is slow, we are finding out…',
  unknown: 'No answer yet; you will not be checked in twice',
  ask: 'Ask again',
  share: 'Invite a friend',
  streak: 'In a row',
  days,
  total: (count) => `${days(count)} in all`,
  loggedOut: 'Log in to see your days',
  ladder: 'Rewards for days in all',
  goal: days,
  fillAddress: (name) => `Where to send: ${name}`,
  seeAddress: (name) => `Address for: ${name}`,
  makeUp: 'Make-up cards',
  cards: (count) => String(count),
  canMakeUp: 'You missed a day: one card makes it up',
  needsCard: 'Missed a day? A friend who checks in by your link brings a card',
  nothingMissed: 'A friend who checks in by your link brings a card',
  makeUpNow: 'Make it up',
  getCard: 'Ask a friend',
  helpers: 'Friends who helped',
  invitedBy: (name) => `${name} asks you to check in: it brings them a make-up card`,
  ownLink: 'You cannot accept your own invitation',
  signedFor: (streak) => `Checked in, ${days(streak)} in a row`,
  prize: (kind, _) => PRIZES[kind],
  won: 'Checked in',
  madeUp: 'Made up',
  until: (day) => `Until ${day}`,
  goodsNote: 'Tell us where to send it',
  helped: 'Your friend has a make-up card by it',
  use: 'Use it',
  fill: 'Enter address',
  later: 'Got it',
  notMet: { title: 'One step left', text: 'Finish a ride, then you can check in', ride: 'Call a car', later: 'Got it' },
  list: { title: 'Friends who helped', empty: 'No friend has helped yet', emptyHint: 'Friends who check in by your link will be here', leave: 'Invite', secondaryPath: 'Check in', count: (total) => (total === 1 ? '1 friend' : `${total} friends`) },
}
