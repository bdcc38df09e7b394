import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  home: {
    headline: '好司机 人人夸',
    subline: '推荐乘客来打车，首单收益天天有',
    card: { title: '坐我的车，先领打车金', desc: '扫码注册即领新人打车金，首单立减' },
    invite: '邀请乘客',
    rule: '攻略',
    total: '累计收益',
    today: (yuan: string) => `今日收益 ¥${yuan}`,
    loggedOut: '登录后查看你的收益',
    blacklisted: '账户暂不能参与邀请，已得收益不受影响',
    income: '收益明细',
    invites: '邀请记录',
    people: (count: number) => `${count}人`,
    strategy: '邀请攻略',
  },
  inviteList: { title: '邀请记录', tabs: { all: '全部', ordered: '已首单', waiting: '未首单' }, empty: '还没有邀请记录，快去邀请好友吧', leave: '去邀请', count: (total: number) => `共${total}位乘客` },
  incomeList: { title: '收益明细', head: '累计收益', empty: '暂无奖励记录', leave: '去看看活动', secondary: '往期收益', count: (total: number) => `共${total}笔收益` },
  history: { title: '往期收益', head: '往期累计收益', empty: '暂无奖励记录', leave: '去看看活动', count: (total: number) => `往期活动共${total}笔收益` },
  strategy: {
    title: '邀请攻略',
    headline: '三步拿首单收益',
    button: '出示二维码',
    steps: {
      hello: { title: '上车打招呼', text: '乘客落座、系好安全带后，说一句“新用户扫码有打车金”。' },
      scan: { title: '停车后出示二维码', text: '停稳后再拿手机，让乘客用微信或手机相机扫一扫。行车中请勿操作手机。' },
      order: { title: '提醒完成首单', text: '乘客注册后7天内完成首单，收益自动到账。' },
    },
    questions: {
      when: { question: '收益什么时候到账？', answer: '乘客完成首单后记入收益，每周一结算上一周的收益。' },
      who: { question: '哪些乘客算邀请成功？', answer: '从未注册过的新用户，通过你的二维码或链接注册并完成首单。' },
      fail: { question: '乘客扫不出来怎么办？', answer: '把手机屏幕调亮，或点“分享给乘客”把链接发给乘客。' },
    },
  },
  registerSuccess: { title: '注册成功', plainTitle: '注册成功', desc: '新人打车金已放入你的账户', reward: '新人打车金', note: '首次打车立减，7天内有效' },
  registerAlready: { title: '你已经注册过啦', desc: '打开APP，随时呼叫身边的好司机', reward: '老用户出行特惠', note: '更多优惠在APP的卡包里', stamp: '', how: { howTo: '怎么打车', steps: { open: '打开APP', call: '呼叫用车', pay: '到达后付款' } } },
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
