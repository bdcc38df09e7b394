import type { InviteRow } from '@/services/candle'
import { defineCatalogue } from '@/lib/i18n'

/** By what the steps of a ladder are counted. */
export type Counted = 'friends' | 'drivers' | 'firstOrders'

export const zh = {
  invite: '立即邀请',
  ended: '活动已结束',
  blacklisted: '账户暂不能参与活动',
  endsIn: '距活动结束',
  share: '分享',
  rule: '活动规则',
  ruleShort: '规则',
  ladder: '邀请阶梯奖励',
  orderLadder: '首单阶梯奖励',
  goal: (count: number, of: Counted) => (of === 'firstOrders' ? `${count}个首单` : `邀${count}人`),
  next: (missing: number, yuan: string, of: Counted) => (of === 'firstOrders' ? `再完成${missing}个首单得¥${yuan}` : `再邀${missing}人得¥${yuan}`),
  allReached: '已达成全部阶梯奖励',
  latest: '最新邀请',
  viewAll: '查看全部',
  noInvites: '还没有邀请记录，快去邀请好友吧',
  loginForInvites: '登录后查看你的邀请记录',
  login: '登录',
  inviteNow: '去邀请',
  remind: '提醒TA',
  /** The server words these in Chinese alone: other languages say what they can of them. */
  inviteStatus: (_: InviteRow['status'], serverName: string) => serverName,
  inviteNote: (serverNote: string) => serverNote,
}

export const homeMessages = defineCatalogue(zh, () => import('./messages.en'))
