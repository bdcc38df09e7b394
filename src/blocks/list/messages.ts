import type { InviteRow, RewardRow } from '@/services/candle'
import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  more: '加载更多',
  noMore: '没有更多了',
  moreFailed: '加载失败，点击重试',
  refresh: '刷新',
  loggedOut: '登录后查看你的记录',
  login: '登录',
  unreadable: (count: number) => `${count}条记录暂时无法显示`,
  remind: '提醒TA',
  registered: (time: string) => `${time} 注册`,
  deadline: (time: string) => `截止 ${time}`,
  /** The server words these in Chinese alone: other languages say what they can of them. */
  inviteStatus: (_: InviteRow['status'], serverName: string) => serverName,
  rewardStatus: (_: RewardRow['status'], serverName: string) => serverName,
  rewardName: (_: RewardRow['kind'], serverName: string) => serverName,
  serverWords: (words: string) => words,
  several: (name: string, quantity: number) => (quantity > 1 ? `${name} ×${quantity}` : name),
  until: (time: string) => `有效期至 ${time}`,
  from: (friend: string) => `来自 ${friend}`,
  withdrawTo: (channel: string) => (channel ? `提现到${channel}` : '提现'),
  withdrawStatus: { processing: '处理中', success: '提现成功', failed: '提现失败', unknown: '' },
  expected: (time: string) => `预计到账时间 ${time}`,
  arrived: (time: string) => `到账时间 ${time}`,
  returned: '金额已退回',
  refused: (reason: string) => `${reason}，金额已退回`,
  week: (first: string, last: string) => `${first} 至 ${last}`,
  weekSettled: (day: string) => `${day} 结算`,
  month: (year: string, month: string) => `${year}年${Number(month)}月`,
  day: (month: string, day: string) => `${Number(month)}月${Number(day)}日`,
}

export const listMessages = defineCatalogue(zh, () => import('./messages.en'))
