import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  lead: { label: '师傅的邀请', initial: '师', invites: '司机师傅邀请你坐车', reward: '新人打车金', note: '注册后自动放入账户，打车立减', invalid: '邀请链接已失效，你仍可注册参加活动' },
  registerSuccess: { title: '注册成功', plainTitle: '注册成功', desc: '新人礼已放入你的账户', reward: '新人打车礼', note: '首次打车立减，7天内有效' },
  registerAlready: { title: '你已经注册过啦', desc: '打开APP，随时呼叫身边的好司机', reward: '老用户出行特惠', note: '更多优惠在APP的卡包里' },
  receiveSuccess: { title: '领取成功', desc: '司机师傅送你的打车礼到账了', reward: '师傅推荐打车礼', note: '下次打车支付时自动抵扣' },
  receiveAlready: { title: '你已领取过奖励', desc: '打开APP即可享受优质出行', reward: '师傅推荐打车礼', note: '奖励在APP的卡包里，别忘了使用' },
  recall: {
    4: { title: '老朋友，欢迎回来', desc: '好久不见，师傅为你留了一份礼', reward: '回归打车礼', note: '7天内打车立减' },
    5: { title: '想你很久了', desc: '再次出发，有礼同行', reward: '回归首单礼', note: '回归后的第一单可用' },
    6: { title: '回来就有礼', desc: '这次出行，我们请你一程', reward: '回归出行券', note: '城区出行均可使用' },
    7: { title: '又见面了', desc: '你的专属回归礼已经备好', reward: '回归专属礼', note: '打开APP查看使用规则' },
    other: { title: '欢迎回来，老朋友', desc: '打开APP即可享受优质出行', reward: '回归打车礼', note: '打开APP查看使用规则' },
  },
}

export const driverInviteMessages = defineCatalogue(zh, () => import('./messages.en'))
