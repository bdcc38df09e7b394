import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '早安签到',
  subline: '连签7天，好礼送到家',
  card: { title: '帮我签个到，你也有奖', desc: '每天签到领打车券，连签7天领实物好礼' },
  winner: (name: string, yuan: string) => `${name} 签到得¥${yuan}`,
  winners: '好友正在签到领奖',
  sign: '立即签到',
  login: '登录签到',
  tomorrow: '明日再来',
  streak: '已连续签到',
  days: (count: number) => `${count}天`,
  total: (count: number) => `本期累计${count}天`,
  loggedOut: '登录后查看你的签到',
  ladder: '累计签到奖励',
  goal: (days: number) => `${days}天`,
  fillAddress: (name: string) => `填写${name}的收货地址`,
  seeAddress: (name: string) => `${name}的收货地址`,
  makeUp: '补签卡',
  cards: (count: number) => `${count}张`,
  canMakeUp: '有漏签的日子，用1张补签卡就能补上',
  needsCard: '漏签了？好友通过你的链接签到，你得1张补签卡',
  nothingMissed: '好友通过你的链接签到，你得1张补签卡',
  /** The activity is over, or not for this account. */
  closed: '现在不能补签',
  makeUpNow: '立即补签',
  getCard: '邀好友帮忙',
  helpers: '帮我补签的好友',
  invitedBy: (name: string) => `${name}邀你签到，签到后TA得1张补签卡`,
  ownLink: '不能接受自己的邀请哦',
  signedFor: (streak: number) => `签到成功，已连续${streak}天`,
  won: '签到成功',
  madeUp: '补签成功',
  helped: '好友也得到了1张补签卡',
  later: '知道了',
  /** `text`: where the server does not say what is missing. */
  notMet: { title: '还差一步', text: '完成一次行程后可签到', ride: '去打车', later: '知道了' },
  list: { title: '帮我补签的好友', empty: '还没有好友帮你补签', emptyHint: '好友通过你的链接签到，就会出现在这里', leave: '去邀请', secondary: '去签到', count: (total: number) => `共${total}位好友` },
}

export const checkInMessages = defineCatalogue(zh, () => import('./messages.en'))
