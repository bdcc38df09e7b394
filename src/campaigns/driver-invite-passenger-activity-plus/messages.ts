import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '邀乘客 赚首单奖',
  subline: '乘客完成首单，你就有收益',
  card: { title: '坐我的车，先领打车金', desc: '扫码注册即领新人打车金，首单立减' },
  invite: '邀请乘客',
  winner: (name: string, yuan: string) => `${name} 司机师傅得¥${yuan}`,
  winners: '司机师傅们正在领取首单奖励',
  period: '本期收益',
  week: (from: string, to: string) => `${from} 至 ${to}，周一结算`,
  perOrder: (yuan: string) => `每个首单得¥${yuan}`,
  loggedOut: '登录后查看你的收益',
  today: '今日收益',
  total: '累计收益',
  firstOrders: '首单乘客',
  people: (count: string) => `${count}人`,
  records: '邀请记录',
  profits: '收益明细',
  share: { finished: { title: '活动已结束', text: '感谢参与，已得收益照常结算' }, blacklisted: { title: '账户暂不能参与邀请', text: '已得收益不受影响' } },
  invites: {
    title: '邀请记录',
    tabs: { all: '全部', ordered: '已首单', waiting: '未首单' },
    empty: '还没有邀请记录，快去邀请好友吧',
    leave: '去邀请',
    count: (total: number) => `共${total}位乘客`,
  },
  profitList: { title: '收益明细', head: '累计收益', empty: '今天还没有收益', leave: '去看看活动', count: (total: number) => `共${total}天有收益` },
  profitDetail: { title: '当日收益', empty: '这一天没有收益', leave: '返回收益明细', count: (total: number) => `共${total}笔` },
  success: { title: '打车金到手啦', desc: '司机师傅送你的打车金已放入账户', none: { title: '注册成功', desc: '奖励到账情况以小程序内显示为准', note: '到账后，可在小程序的卡包里查看' }, reward: '新人打车金', button: '打开小程序打车', how: { howTo: '怎么使用', steps: { open: '打开小程序', call: '呼叫用车', pay: '支付时抵扣' } } },
  already: { title: '你已经注册过啦', desc: '打开APP，随时呼叫身边的好司机', reward: '新人打车金', note: '每位新用户可领一次', stamp: '限新用户', button: '打开APP打车', how: { howTo: '怎么打车', steps: { open: '打开APP', call: '呼叫用车', pay: '到达后付款' } } },
  appQrcode: { title: '面对面扫码', headline: '请乘客扫一扫', desc: '乘客完成首单，你就有收益', button: '保存二维码' },
}

export const dipPlusMessages = defineCatalogue(zh, () => import('./messages.en'))
