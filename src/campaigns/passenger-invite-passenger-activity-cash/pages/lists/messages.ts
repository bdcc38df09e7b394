import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  invites: {
    title: '邀请记录',
    tabs: { fresh: '新人', recalled: '召回' },
    empty: '还没有邀请记录，快去邀请好友吧',
    leave: '去邀请',
    count: (total: number) => `共${total}位好友`,
  },
  rewards: { title: '奖励明细', empty: '暂无奖励记录', leave: '去看看活动', count: (total: number) => `共${total}笔奖励` },
  current: { title: '提现记录', empty: '暂无提现记录', leave: '去提现', secondaryPath: '往期提现', count: (total: number) => `共${total}笔提现` },
  history: { title: '历史提现记录', empty: '暂无提现记录', leave: '去提现', count: (total: number) => `往期活动共${total}笔提现` },
}

export const cashListMessages = defineCatalogue(zh, () => import('./messages.en'))
