import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '邀好友 得好礼',
  subline: '好友注册，你和好友都有礼',
  card: { title: '邀好友得好礼', desc: '好友注册，你和好友都有礼' },
  invited: (count: number) => `已邀请${count}位好友`,
  loggedOut: '登录后查看邀请进度',
  friends: '邀请记录',
  list: {
    title: '邀请记录',
    empty: '还没有邀请记录，快去邀请好友吧',
    leave: '去邀请',
    count: (total: number) => `共${total}位好友`,
  },
  success: { title: '注册成功', desc: '好友送你的礼物已放入账户', reward: '新人礼', note: '打开APP查看使用规则' },
}

export const exampleMessages = defineCatalogue(zh, () => import('./messages.en'))
