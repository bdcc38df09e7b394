import type { P2pTexts } from '@/blocks/p2p/choice'
import { defineCatalogue } from '@/lib/i18n'

/** How the coupon comes: with a first ride; and how a user who is not new comes to one. */
const howFirst = { howTo: '怎么得体验券', steps: { open: '打开APP', call: '首次出行', pay: '体验券到账' } }
const howInviting = { howTo: '怎么得体验券', steps: { open: '邀请好友', call: '好友首次出行', pay: '你得体验券' } }

export const zh = {
  headline: '没有司机\n也能出发',
  subline: '邀好友坐无人车，一起领体验券',
  card: { title: '送你一张无人车体验券', desc: '注册领券，坐一次没有司机的车' },
  poster: { invites: '邀请你坐无人车', reward: '体验券' },
  friendsWhen: '完成首次无人车出行后到账',
  mineWhen: '好友完成首次出行后到账',
  areaTitle: '无人车服务范围',
  areaNote: '目前在以下区域开放，每天7:00-21:00运营，起终点均须在服务范围内',
  gift: (yuan: string) => `送你¥${yuan} 体验券`,
  giftUnknown: '送你无人车体验券',
  promise: '注册领券，首次出行后到账',
  reward: '无人车体验券',
  already: { title: '你已是老朋友', desc: '体验券仅限新用户，来坐一次无人车吧', reward: '无人车出行', note: '邀请好友体验，你也能得体验券', button: '去体验无人车', how: howInviting },
  success: { title: '体验券到手啦', plainTitle: '注册成功', desc: '好友送你的体验券已放入账户', reward: '无人车体验券', note: '呼叫无人车时自动抵扣', button: '去体验无人车' },
  success2: { title: '注册成功', desc: '完成首次无人车出行，体验券自动到账', reward: '无人车体验券', note: '首次出行完成后放入账户', button: '去呼叫无人车', how: howFirst },
} satisfies P2pTexts

export const robotaxiMessages = defineCatalogue(zh, () => import('./messages.en'))
