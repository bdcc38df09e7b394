import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  draw: '立即抽奖',
  /** Below the button, while the answer is awaited. */
  asking: '网络有点慢，正在确认结果…',
  unknown: '还没有收到结果，机会不会重复扣减',
  /** The same of what uses no chance. */
  unknownAction: '还没有收到结果，不会重复计算',
  ask: '重新查看结果',
  chances: (left: number) => `剩余${left}次机会`,
  noChance: '今日机会已用完，分享好友再得机会',
  usedUp: '机会已用完',
  share: '分享后再抽一次',
}

export const drawMessages = defineCatalogue(zh, () => import('./messages.en'))
