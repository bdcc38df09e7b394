import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '我的名片',
  subline: '请乘客扫一扫，留下手机号就算你的',
  closedSubline: '扫码用户和收入仍可查看',
  invite: '分享名片',
  card: { title: '这是我的司机名片', desc: '用车、入行，都可以找我' },
  poster: { brand: '司机名片', initial: '师', invites: '为你推荐', reward: '用车券' },
  /** In place of the code: a scan would lead nowhere. */
  closed: { finished: '活动已结束，二维码已停用，已得收入不受影响', blacklisted: '账户暂不能参与邀请，已得奖励不受影响' },
  people: '扫码用户',
  earned: '累计收入',
  peopleCount: (count: string) => `${count}人`,
  rule: '活动规则',
  list: { title: '扫码用户', empty: '还没有邀请记录，快去邀请好友吧', leave: '分享名片', secondary: '收入明细', count: (total: number) => `共${total}人留下手机号` },
  income: { title: '收入明细', empty: '暂无奖励记录', leave: '去看看活动', secondary: '扫码用户', count: (total: number) => `共${total}笔收入` },
  promotion: {
    title: '找师傅',
    headline: '师傅为你效劳',
    subline: '留下手机号，用车有优惠，推荐有奖励',
    card: '留下联系方式',
    other: '我想当司机',
    gift: '用车券',
  },
  wishes: { book: '预约这位师傅', promote: '成为推广员' },
  /** Where the link names no driver. */
  bookAny: '预约用车',
  join: { title: '加入司机', headline: '和师傅一起跑车', subline: '留下手机号，专人带你入行', card: '报名信息', other: '我想用车' },
}

export const cardMessages = defineCatalogue(zh, () => import('./messages.en'))
