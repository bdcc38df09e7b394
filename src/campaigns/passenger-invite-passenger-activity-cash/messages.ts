import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '邀好友 赚现金',
  subline: '好友完成首单，现金直接到账',
  card: { title: '好友送你一份打车金', desc: '新人注册即得，首单立减' },
  withdrawable: '可提现金额',
  pending: '待到账',
  totalEarned: '累计奖励',
  friendsInvited: '已邀好友',
  people: (count: string) => `${count}人`,
  withdraw: '提现',
  records: '提现记录',
  rewards: '奖励明细',
  blacklisted: '账户暂不能参与邀请，已得奖励不受影响',
  winner: (name: string, yuan: string) => `${name} 获得¥${yuan}`,
  winners: '好友们正在领取现金奖励',
  oneRideAway: (friends: number, yuan: string) => `${friends}位好友还差一单，完成后你得¥${yuan}`,
  /** The card for a friend who has not taken their first ride. */
  remind: { title: '还差一单，别忘了你的打车金', desc: '完成首单，打车金就能用上啦' },
  how: '三步赚现金',
  steps: { share: '分享给好友', ride: '好友完成首单', cash: '现金到账' },
  invites: {
    title: '邀请记录',
    tabs: { fresh: '新人', recalled: '召回' },
    empty: '还没有邀请记录，快去邀请好友吧',
    leave: '去邀请',
    count: (total: number) => `共${total}位好友`,
  },
  rewardList: { title: '奖励明细', empty: '暂无奖励记录', leave: '去看看活动', count: (total: number) => `共${total}笔奖励` },
  withdrawals: { title: '提现记录', empty: '暂无提现记录', leave: '去提现', secondary: '往期提现', count: (total: number) => `共${total}笔提现` },
  history: { title: '往期提现记录', empty: '暂无提现记录', leave: '去提现', count: (total: number) => `往期活动共${total}笔提现` },
  success: { title: '打车金到手啦', plainTitle: '注册成功', desc: '好友送你的打车金已放入账户', reward: '新人打车金', note: '首单支付时自动抵扣，7天内有效' },
  already: { title: '你已是老朋友', desc: '打开APP即可享受优质出行', reward: '新人打车金', note: '每人限领一次，去邀请好友赚现金吧' },
  recall: {
    1: { title: '老朋友，欢迎回来', desc: '好友喊你回来打车啦', reward: '回归打车金', note: '7天内打车立减' },
    2: { title: '好久不见，甚是想念', desc: '好友为你准备了回归礼', reward: '回归大礼包', note: '含多张打车券，打开APP查看' },
    3: { title: '重逢有礼', desc: '再次同行，这一程我们请你', reward: '重逢出行券', note: '回归后的第一单可用' },
    4: { title: '欢迎回家', desc: '为你保留的专属优惠还在', reward: '专属折扣券', note: '城区出行均可使用' },
    other: { title: '欢迎回来，老朋友', desc: '打开APP即可享受优质出行', reward: '回归打车金', note: '打开APP查看使用规则' },
  },
  applet: { title: '好友送你打车金', headline: '好友送你打车金', desc: '新人注册即得，首单立减', button: '立即领取' },
}

export const cashMessages = defineCatalogue(zh, () => import('./messages.en'))
