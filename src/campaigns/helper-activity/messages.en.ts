import type { Translation } from '@/lib/i18n'
import type { RoundStatus } from './api'
import type { zh } from './messages'

const STATUS: Readonly<Record<RoundStatus, string>> = { open: 'Open', reached: 'Full', received: 'Received', expired: 'Expired' }
const friends = (count: number) => `${count} more ${count === 1 ? 'friend' : 'friends'}`

export const messages: Translation<typeof zh> = {
  headline: 'Friends help, you ride free',
  subline: 'Fill the bus and the ride is on us',
  card: { title: 'Take a seat, and we ride free', desc: 'One tap helps me, and you get a coupon too' },
  invite: 'Ask friends to help',
  receive: 'Take the reward',
  again: 'Another round',
  restart: 'Start again',
  assist: 'Help them',
  mine: 'I want one too',
  sign: (reward) => `Full: ${reward}`,
  money: (yuan) => `¥${yuan}`,
  seats: (taken, goal) => `${taken}/${goal}`,
  reward: (_) => ' ride coupon',
  standing: (status, missing) => ({ open: `${friends(missing)} to go`, reached: 'The bus is full: take your reward', received: 'Reward received', expired: 'This round was not filled; try another' })[status],
  received: 'Reward received',
  loggedOut: 'Log in to begin your round',
  asks: (name) => `${name} has a seat for you`,
  visitor: { may: 'Take a seat, and you get a coupon too', helped: 'You have helped already', full: 'Too late, the bus is full', expired: 'This round is over', invalid: 'This invitation is no longer valid, but you can take part' },
  records: 'My rounds',
  how: 'How it works',
  steps: { first: 'Share it with friends', second: 'One tap, and they sit in your bus', third: 'Once it is full you get the coupon' },
  helped: 'You helped',
  helpedText: (missing) => (missing > 0 ? `${friends(missing)} to go for a free ride` : 'Their bus is full now'),
  won: 'The bus is full',
  until: (day) => `Until ${day}`,
  later: 'Got it',
  list: { title: 'My rounds', empty: 'No rounds yet', emptyHint: 'Each round you start will be here', leave: 'Start one', secondary: 'Back to the activity', count: (total) => (total === 1 ? '1 round' : `${total} rounds`) },
  statusOf: (status) => STATUS[status],
  began: (time) => `Started ${time}`,
  helpedBy: (names) => `Helped by ${names}`,
  nobody: 'Nobody helped',
  comma: ', ',
  app: { title: 'Friends help', headline: 'Fill the bus, ride free', desc: 'Friends take the seats, you get the coupon', button: 'Begin' },
}
