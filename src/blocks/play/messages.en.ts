import type { Translation } from '@/lib/i18n'
import { unlessChinese } from '@/lib/i18n/unlessChinese'
import type { zh } from './messages'

const NAMES = { cash: 'Cash reward', coupon: 'Ride coupon', goods: 'Gift', unknown: 'Reward' } as const

export const messages: Translation<typeof zh> = {
  share: 'Share',
  rule: 'Rules',
  use: 'Use now',
  look: 'View',
  fillAddress: 'Add address',
  goodsNote: 'Add your address and we will send it',
  wallet: 'It is in your wallet',
  inAccount: 'It is in your account',
  threshold: (yuan) => `Min. fare ¥${yuan}`,
  anyRide: 'For any ride',
  until: (time) => `Until ${time}`,
  name: (kind, serverName) => unlessChinese(serverName, NAMES[kind]),
}
