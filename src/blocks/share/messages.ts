import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '邀请好友',
  share: '立即分享',
  copy: '复制链接',
  card: { title: '好友送你一份打车金', desc: '新人注册即得，首单立减' },
  finished: { title: '活动已结束', text: '感谢参与，已得奖励仍可提现' },
  blacklisted: { title: '账户暂不能参与邀请', text: '已得奖励不受影响' },
  home: '返回活动首页',
  loggedOut: '登录后生成你的邀请海报',
  seat: '横版海报：打印后放在座椅背后，乘客坐着就能扫',
}

export const sharePageMessages = defineCatalogue(zh, () => import('./messages.en'))
