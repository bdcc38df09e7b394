import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '新人好礼',
  gift: (yuan: string) => `送你¥${yuan} 打车金`,
  giftUnknown: '送你一份打车好礼',
  promise: '注册登录，立即领取',
  invitedBy: '邀请你一起出行',
  reward: '新人打车金',
  note: '注册后自动放入账户，打车立减',
  stamp: '待领取',
  /** `unnamed`: of a driver who is known by a number alone, with `initial` in the circle. */
  ride: { label: '师傅的邀请', initial: '师', invites: '邀请你坐车', unnamed: '司机师傅邀请你坐车' },
  invalid: '邀请链接已失效，你仍可注册参加活动',
}

export const registerMessages = defineCatalogue(zh, () => import('./messages.en'))
