import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  openApp: '打开APP使用',
  invite: '我也要邀请',
  goBack: '返回',
  received: '已领取',
  inAccount: '已到账',
  waiting: '待完成首单',
  /** The backend has not confirmed the reward. */
  open: { title: '打开APP查看奖励', desc: '奖励到账情况以APP内显示为准', note: '到账后，可在APP的卡包里查看', stamp: '待确认' },
  howTo: '怎么使用',
  steps: { open: '打开APP', call: '呼叫用车', pay: '支付时抵扣' },
  noStore: '请在手机应用商店搜索并打开APP',
}

export const resultMessages = defineCatalogue(zh, () => import('./messages.en'))
