import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  won: '恭喜你获得',
  lost: '差一点点',
  lostText: '这次没有中奖，好运正在路上',
  reward: '神秘好礼',
  sum: (yuan: string) => `¥${yuan}`,
  know: '知道了',
  again: '再抽一次',
  share: '分享给好友',
  close: '关闭',
}

export const rewardMessages = defineCatalogue(zh, () => import('./messages.en'))
