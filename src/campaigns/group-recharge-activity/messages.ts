import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '拼团充值',
  subline: '约上朋友一起充，人人都省钱',
  open: '我要开团',
  join: '立即参团',
  invite: '邀请好友参团',
  card: { title: '差你一位，一起拼团充值', desc: '成团立享团购价，未成团自动退款' },
  packages: '选择拼团套餐',
  size: (count: number) => `${count}人团`,
  value: (yuan: string) => `到账¥${yuan}`,
  alone: (yuan: string) => `单买¥${yuan}`,
  members: '团成员',
  leader: '团长',
  free: '待加入',
  /** Of a group that is over. */
  vacant: '空位',
  left: '剩余时间',
  needs: (missing: number) => (missing > 0 ? `还差${missing}人成团` : '正在成团'),
  faces: { success: '拼团成功，已到账', refunded: '未成团，已退款', full: '来晚了，这个团已满', over: '这个团已结束', missing: '没有找到这个团' },
  refund: (yuan: string) => `¥${yuan}已原路退回`,
  again: { success: '再开一团', refunded: '重新开团', full: '我来开团', over: '我来开团', missing: '我来开团' },
  opened: { title: '开团成功', text: '邀请好友参团，满员立即到账' },
  joined: { title: '参团成功', text: '满员后金额立即到账' },
  see: '查看我的团',
  how: '怎么拼团',
  steps: { first: '开团或参团，按团购价付款', second: '邀请好友，人满即成团', third: '成团到账，未成团原路退款' },
}

export const groupMessages = defineCatalogue(zh, () => import('./messages.en'))
