import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '你一张 我一张\n打车更便宜',
  subline: '好友领券出行，你也得一张',
  card: { title: '送你一张打车券，一起省钱出行', desc: '注册就能领，打车直接抵' },
  poster: { reward: '打车券' },
  /** On the two halves of the ticket. */
  mine: '你得打车券',
  friends: '好友得打车券',
  /** In place of an amount, under 你得打车券. */
  amountUnknown: '一张',
  perFriend: '每位好友首单后到账',
  onRegister: '注册即得',
  earned: '累计已得打车券',
  pending: (yuan: string) => `还有¥${yuan}待好友完成首单`,
  nothingPending: '好友完成首单，券自动到账',
  loggedOut: '登录后查看你的打车券',
  earnedFailed: '暂时查不到，请稍后重试',
  details: '奖励明细',
  blacklisted: '账户暂不能参与邀请，已得奖励不受影响',
  friendList: '邀请记录',
  how: '三步一起领券',
  steps: { first: '分享给好友', second: '好友注册领券，完成首单', third: '你的打车券自动到账' },
  sheet: { title: '奖励明细', empty: '暂无奖励记录', leave: '去看看活动' },
  invites: { title: '邀请记录', empty: '还没有邀请记录，快去邀请好友吧', leave: '去邀请', count: (total: number) => `共${total}位好友` },
  success: {
    title: '打车券到手啦',
    desc: '好友送你的打车券已放入账户',
    none: { title: '注册成功', desc: '奖励到账情况以APP内显示为准', note: '到账后，可在APP的卡包里查看' },
    reward: '新人打车券',
  },
  already: {
    title: '你已领过打车券',
    desc: '记得在有效期内使用哦',
    none: { title: '你已是老朋友', desc: '邀请好友，你也能得打车券', note: '仅限新用户领取，每人一次' },
    reward: '新人打车券',
  },
  finished: { title: '活动已结束', text: '感谢参与，已得打车券仍可使用' },
  notInviting: { title: '账户暂不能参与邀请', text: '已得奖励不受影响' },
  transition: { title: '正在打开活动', headline: '好友送你打车券', desc: '注册就能领，打车直接抵' },
}

export const pipMessages = defineCatalogue(zh, () => import('./messages.en'))
