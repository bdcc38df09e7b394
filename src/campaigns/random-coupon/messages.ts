import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '抽一张打车券',
  subline: '三张里藏着今天的好运',
  button: '抽券',
  again: '再抽一次',
  mine: '我抽到的券',
  back: '券',
  card: { title: '我抽到一张打车券，你也来试试', desc: '每天都能抽，打车直接抵' },
  share: '分享后再抽一次',
  /** Both draws of today are made. */
  done: { label: '今日已完成', line: '明天再来抽一张' },
  coupon: '打车优惠券',
  /** The heading of that page once a share gives no draw any more. */
  shareOnly: '分享给好友',
  sharePage: { title: '分享后再抽一次', poster: { reward: '打车券' }, finished: { title: '活动已结束', text: '感谢参与，已抽到的券仍可使用' }, blacklisted: { title: '账户暂不能参与活动', text: '已抽到的券不受影响' } },
  empty: { title: '券已抢光', desc: '明天再来看看，更多优惠在APP里', button: '打开APP' },
}

export const couponDrawMessages = defineCatalogue(zh, () => import('./messages.en'))
