import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  invite: '邀请司机',
  headline: '介绍同行\n一起跑单',
  subline: '同行每走一步，你都有奖励',
  card: { title: '师傅，一起来跑单', desc: '新司机注册有礼，跑满30单再加奖' },
  poster: { brand: '司机招募', initial: '师', invites: '邀请你一起跑单', reward: '新司机礼' },
  records: '邀请记录',
  income: '收入明细',
  weeks: '每周结算',
  history: '往期活动',
  blacklisted: '账户暂不能参与邀请，已得收入不受影响',
  share: { finished: { title: '活动已结束', text: '感谢参与，已得收入照常每周结算' }, blacklisted: { title: '账户暂不能参与邀请', text: '已得收入不受影响' } },
  invites: { title: '邀请记录', empty: '还没有邀请记录，快去邀请好友吧', leave: '去邀请', secondary: '收入明细', count: (total: number) => `共${total}位司机` },
  incomes: { title: '收入明细', empty: '暂无奖励记录', leave: '去看看活动', secondary: '邀请记录', count: (total: number) => `共${total}笔收入` },
  weekList: { title: '每周结算', empty: '暂无结算记录', leave: '去看看活动', count: (total: number) => `共${total}周，每周一结算` },
  historyList: { title: '往期活动', empty: '暂无往期活动', leave: '去看看活动', count: (total: number) => `往期共${total}期活动` },
  incomeTotal: '收入合计',
  pastInvites: '往期邀请记录',
  pastIncomes: '往期收入明细',
  gift: (yuan: string) => `送你¥${yuan} 新司机礼`,
  giftUnknown: '送你新司机礼',
  reward: '新司机礼',
  lead: { label: '同行的邀请', invites: '邀请你一起跑单', reward: '新司机礼', note: '注册即得，通过证照审核后可提现' },
  success: { title: '注册成功', plainTitle: '注册成功', desc: '新司机礼已放入你的账户', reward: '新司机礼', note: '完成证照审核即可提现', button: '下载司机端' },
  already: { title: '你已是平台司机', desc: '不用再注册，你也可以邀请同行', reward: '新司机礼', note: '邀请同行来跑单，你也有奖励', stamp: '限新司机', button: '打开司机端', how: { howTo: '怎么得奖励', steps: { open: '邀请同行', call: '同行来跑单', pay: '你领奖励' } } },
  how: { howTo: '接下来', steps: { open: '下载司机端', call: '提交证照审核', pay: '接单领奖励' } },
  open: { desc: '奖励到账情况以司机端显示为准', note: '到账后可在司机端查看' },
}

export const d2dMessages = defineCatalogue(zh, () => import('./messages.en'))
