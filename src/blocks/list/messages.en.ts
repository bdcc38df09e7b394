import type { Translation } from '@/lib/i18n'
import { unlessChinese } from '@/lib/i18n/unlessChinese'
import type { zh } from './messages'

const INVITE = { registered: 'Registered', inProgress: 'Pending', rewarded: 'Rewarded', invalid: 'Not valid', unknown: '' }
const REWARD = { waiting: 'Pending', received: 'Received', used: 'Used', expired: 'Expired', processing: 'Pending', failed: 'Failed', unknown: '' }
const REWARD_NAME = { cash: 'Cash reward', coupon: 'Ride coupon', goods: 'Gift', plusCard: 'Plus card', unknown: 'Reward' }
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

export const messages: Translation<typeof zh> = {
  more: 'Load more',
  noMore: 'No more to show',
  moreFailed: 'Loading failed. Try again',
  refresh: 'Refresh',
  loggedOut: 'Log in to see your records',
  login: 'Log in',
  unreadable: (count) => `${count} ${count === 1 ? 'record' : 'records'} cannot be shown right now`,
  remind: 'Remind',
  registered: (time) => `Registered ${time}`,
  deadline: (time) => `Deadline ${time}`,
  inviteStatus: (status, _serverName) => INVITE[status],
  rewardStatus: (status, _serverName) => REWARD[status],
  rewardName: (kind, serverName) => unlessChinese(serverName, REWARD_NAME[kind]),
  serverWords: (_words) => '',
  several: (name, quantity) => (quantity > 1 ? `${name} ×${quantity}` : name),
  until: (time) => `Until ${time}`,
  from: (friend) => `From ${friend}`,
  withdrawTo: (_channel) => 'Withdrawal',
  withdrawStatus: { processing: 'Processing', success: 'Paid', failed: 'Failed', unknown: '' },
  expected: (time) => `Expected ${time}`,
  arrived: (time) => `Paid ${time}`,
  returned: 'The money is back in your balance',
  refused: (_reason) => 'The money is back in your balance',
  week: (first, last) => `${first} to ${last}`,
  weekSettled: (day) => `Payday ${day}`,
  month: (year, month) => `${MONTHS[Number(month) - 1] ?? month} ${year}`,
  day: (month, day) => `${MONTHS[Number(month) - 1] ?? month} ${Number(day)}`,
}
