import type { P2pTexts } from '@/blocks/p2p/choice'
import { defineCatalogue } from '@/lib/i18n'

/** How a trip coupon is used; how it comes where the first trip brings it; how a user who is not new comes to one. */
const how = { howTo: '怎么使用', steps: { open: '打开APP', call: '预订多日包车', pay: '支付时抵扣' } }
const howFirst = { howTo: '怎么得包车券', steps: { open: '打开APP', call: '完成首次包车', pay: '包车券到账' } }
const howInviting = { howTo: '怎么得包车券', steps: { open: '邀请好友', call: '好友首次包车', pay: '你得包车券' } }

export const zh = {
  headline: '约上好友\n包车去远方',
  subline: '多日包车，司机随行\n走走停停都随你',
  card: { title: '送你一张包车券，一起去远方', desc: '多日包车，司机随行，注册就能领' },
  poster: { invites: '邀请你一起包车游', reward: '包车券' },
  friendsWhen: '注册即得，用于多日包车',
  mineWhen: '好友完成首次包车后到账',
  areaTitle: '出发城市',
  areaNote: '以下城市均可下单，途经城市不限',
  gift: (yuan: string) => `送你¥${yuan} 包车券`,
  giftUnknown: '送你多日包车券',
  reward: '多日包车券',
  already: { title: '你已是老朋友', desc: '包车券仅限新用户，现在就去看看路线', reward: '多日包车', note: '邀请好友包车，你也能得包车券', button: '去体验多日包车', how: howInviting },
  success: { title: '包车券到手啦', plainTitle: '注册成功', desc: '好友送你的包车券已放入账户', reward: '多日包车券', note: '预订多日包车时自动抵扣', button: '去看看路线', how },
  success2: { title: '注册成功', desc: '完成首次多日包车，包车券自动到账', reward: '多日包车券', note: '首次包车完成后放入账户', button: '去预订首次包车', how: howFirst },
} satisfies P2pTexts

export const multiDayMessages = defineCatalogue(zh, () => import('./messages.en'))
