import { defineCatalogue } from '@/lib/i18n'

/** What both campaigns say alike; their own words are in their folders. */
export const zh = {
  mine: '你得',
  friends: '好友得',
  offer: '邀请一位好友',
  invited: (count: number) => `已邀请${count}位好友`,
  loggedOut: '登录后查看邀请进度',
  cities: '已开通城市',
  blacklisted: '账户暂不能参与邀请，已得奖励不受影响',
  list: {
    title: '邀请记录',
    tabs: { all: '全部', done: '已完单' },
    empty: '还没有邀请记录，快去邀请好友吧',
    leave: '去邀请',
    count: (total: number) => `共${total}位好友`,
  },
}

export const p2pMessages = defineCatalogue(zh, () => import('./messages.en'))
