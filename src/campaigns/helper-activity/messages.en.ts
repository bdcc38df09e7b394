import type { Translation } from '@/lib/i18n'
import type { RoundStatus } from './api'
import type { zh } from './messages'

const STATUS: Readonly<Record<RoundStatus, string>> = { open: 'In progress', reached: 'Full', received: 'Received', expired: 'Expired' }
const friends = (count: number) => `${count} more ${count === 1 ? 'friend' : 'friends'}`

export const messages: Translation<typeof zh> = {
  headline: 'Friends help, you ride free',
  subline: 'Fill the bus and the ride is on us',
  card: { title: 'Take a seat, and we ride free', desc: 'One tap helps me, and you get a coupon too' },
  invite: 'Ask friends to help',
  receive: 'Claim',
  again: 'Another round',
  restart: 'Start again',
  assist: 'Help them',
  mine: 'I want one too',
  sign: (reward) => `Full bus: ${reward.trim()}`,
  money: (yuan) => `¥${yuan}`,
  seats: (taken, goal) => `${taken}/${goal}`,
  reward: (serverName) => (serverName.includes('券') ? ' coupon' : ' reward'),
  standing: (status, missing) => ({ open: `${friends(missing)} to go`, reached: 'The bus is full: claim your reward', received: 'Reward received', expired: 'This round was not filled; try another' })[status],
  received: 'Reward received',
  loggedOut: 'Log in to start your round',
  noRound: 'Share to start your round',
  asks: (name) => `${name} asks for your help`,
  visitor: { may: 'Take a seat, and you get a coupon too', helped: 'You have helped already', full: 'This bus is full', expired: 'This round is over', invalid: 'This invitation is no longer valid, but you can take part' },
  records: 'Your rounds',
  how: 'How it works',
  steps: { first: 'Share it with friends', second: 'One tap puts them on your bus', third: 'Once it is full, you get the coupon' },
  helped: 'Thanks for helping',
  helpedText: (missing) => (missing > 0 ? `They need ${friends(missing)} to ride free` : 'Their bus is full now'),
  won: 'The bus is full',
  until: (day) => `Until ${day}`,
  later: 'Got it',
  list: { title: 'Your rounds', empty: 'No rounds yet', emptyHint: 'Each round you start will be here', leave: 'Start a round', secondary: 'Back to the activity', count: (total) => (total === 1 ? '1 round' : `${total} rounds`) },
  statusOf: (status) => STATUS[status],
  began: (time) => `Started ${time}`,
  helpedBy: (names) => `Helped by ${names}`,
  nobody: 'Nobody helped',
  comma: ', ',
  app: { title: 'Friends help', headline: 'Fill the bus, ride free', desc: 'Friends take the seats and you get the coupon', button: 'Start' },
}
