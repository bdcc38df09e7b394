import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const STATUS = { waiting: 'Pending', usable: '', used: 'Used', expired: 'Expired', failed: 'Failed', unknown: '' }

export const messages: Translation<typeof zh> = {
  use: 'Use',
  threshold: (yuan) => `Min. fare ¥${yuan}`,
  anyRide: 'Any ride',
  until: 'Until ',
  validFor: (days) => `Valid for ${days} ${days === 1 ? 'day' : 'days'}`,
  name: (_serverName) => '',
  status: (status, _serverName) => STATUS[status],
  gift: (yuan) => `A ¥${yuan} ride coupon`,
  giftUnknown: 'A ride coupon for you',
  reward: 'Welcome coupon',
  openApp: 'Take a ride in the app',
  invite: 'Invite friends too',
}
