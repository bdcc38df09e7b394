import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  success: { title: '打车金到手啦', desc: '好友送你的打车金已放入账户', reward: '新人打车金', note: '首单支付时自动抵扣，7天内有效' },
  already: { title: '你已是老朋友', desc: '打开APP即可享受优质出行', reward: '新人打车金', note: '仅限新用户领取，去邀请好友赚现金吧' },
  recall: {
    1: { title: '老朋友，欢迎回来', desc: '好友喊你回来打车啦', reward: '回归打车金', note: '7天内打车立减' },
    2: { title: '好久不见，甚是想念', desc: '好友为你准备了回归礼', reward: '回归大礼包', note: '含多张打车券，打开APP查看' },
    3: { title: '重逢有礼', desc: '再次同行，这一程我们请你', reward: '重逢出行券', note: '回归后的第一单可用' },
    4: { title: '欢迎回家', desc: '为你保留的专属优惠还在', reward: '专属折扣券', note: '城区出行均可使用' },
    other: { title: '欢迎回来，老朋友', desc: '打开APP即可享受优质出行', reward: '回归打车金', note: '打开APP查看使用规则' },
  },
}

export const inviteeMessages = defineCatalogue(zh, () => import('./messages.en'))
