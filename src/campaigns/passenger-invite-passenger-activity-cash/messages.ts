import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '邀好友 赚现金',
  subline: '好友完成首单，现金直接到账',
  withdrawable: '可提现金额',
  pending: '待到账',
  totalEarned: '累计奖励',
  friendsInvited: '已邀好友',
  people: (count: string) => `${count}人`,
  rule: '活动规则',
  ruleShort: '规则',
  withdraw: '提现',
  records: '提现记录',
  rewards: '奖励明细',
  login: '登录',
  blacklisted: '账户暂不能参与邀请，已得奖励不受影响',
  winner: (name: string, yuan: string) => `${name} 获得¥${yuan}`,
  winners: '好友们正在领取现金奖励',
  how: '三步赚现金',
  steps: { share: '分享给好友', ride: '好友完成首单', cash: '现金到账' },
}

export const cashMessages = defineCatalogue(zh, () => import('./messages.en'))
