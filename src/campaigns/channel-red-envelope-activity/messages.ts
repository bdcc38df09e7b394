import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '送你一个打车红包',
  subline: '拆开就能用，打车直接抵',
  /** On the seal. */
  button: '开',
  open: '开红包',
  channel: '合作伙伴',
  card: { title: '送你一个打车红包', desc: '拆开就能用，打车直接抵' },
  share: '分享给好友',
  hint: '点击“开”，看看红包有多大',
  empty: { title: '来晚了，红包已被领完', desc: '更多出行优惠，打开APP看看', button: '打开APP' },
}

export const envelopeMessages = defineCatalogue(zh, () => import('./messages.en'))
