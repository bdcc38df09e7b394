import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const rides = (count: number): string => `${count} ${count === 1 ? 'ride' : 'rides'}`

export const messages: Translation<typeof zh> = {
  subline: 'Reach the target and get paid automatically',
  list: { title: 'Rewards', empty: 'No rewards in these days', emptyHint: 'Try other days; new rewards appear here', leave: 'Choose other days', count: (total) => `${total} ${total === 1 ? 'reward' : 'rewards'}` },
  orders: { title: 'Ride details', empty: 'No rides yet', emptyHint: 'Rides appear here once they have been checked', leave: 'Back to the reward', count: rides },
  detail: { title: 'Reward', none: 'This reward was not found', back: 'See all rewards' },
  period: (first, last) => `${first} to ${last}`,
  status: { underWay: 'In progress', reached: 'Reached', missed: 'Missed', settled: 'Paid', unknown: '' },
  most: 'Up to ',
  progress: (finished, target) => (finished < target ? `${finished} of ${rides(target)}` : `${rides(finished)}, target ${target}`),
  earned: 'Earned',
  next: (orders, amount) => `${orders} more ${orders === 1 ? 'ride' : 'rides'} for ${amount}`,
  allReached: 'Top tier reached',
  timeLeft: 'Time left',
  ended: (time, isOver) => `${isOver ? 'Ended' : 'Ends'} ${time}`,
  ladder: 'How it pays',
  goal: 'Rides',
  reward: 'Reward',
  standing: 'Progress',
  orderCount: rides,
  stepReached: 'Reached',
  stepAhead: (orders) => `${orders} to go`,
  stepMissed: 'Missed',
  counted: 'View ride details',
  notes: 'About this reward',
  trip: (from, to) => `${from || 'Unknown start'} → ${to || 'unknown end'}`,
  finishedAt: (time) => `Done ${time}`,
  isCounted: 'Counts',
  notCounted: 'Does not count',
  reason: { cancelled: 'Cancelled', abnormal: 'Irregular ride', other: 'Against the rules' },
  because: (kind, _) => kind,
}
