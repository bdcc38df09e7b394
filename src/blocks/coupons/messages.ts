import { defineCatalogue } from '@/lib/i18n'
import type { Coupon } from '@/services/candle'

/** Where the server gives no words of its own. */
const STATUS = { waiting: '', usable: '', used: '已使用', expired: '已过期', failed: '发放失败', unknown: '' }

export const zh = {
  use: '去使用',
  threshold: (yuan: string) => `满${yuan}元可用`,
  anyRide: '无门槛',
  /** A day and hour follow. */
  until: '有效期至 ',
  validFor: (days: number) => `领取后${days}天内有效`,
  /** The server words these in Chinese alone: other languages say what they can of them. */
  name: (serverName: string) => serverName,
  status: (status: Coupon['status'], serverName: string) => serverName || STATUS[status],
  gift: (yuan: string) => `送你¥${yuan} 打车券`,
  giftUnknown: '送你一份打车好礼',
  reward: '新人打车券',
  openApp: '打开APP去打车',
  invite: '我也要邀请',
}

export const couponMessages = defineCatalogue(zh, () => import('./messages.en'))
