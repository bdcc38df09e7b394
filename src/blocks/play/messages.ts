import { defineCatalogue } from '@/lib/i18n'
import type { Prize } from '@/services/candle'

export const zh = {
  share: '分享',
  rule: '规则',
  use: '去使用',
  /** Of what is not spent on a ride. */
  look: '去查看',
  fillAddress: '填写地址',
  goodsNote: '填好收货地址，就等收礼',
  wallet: '已放入你的钱包',
  inAccount: '已放入你的账户',
  threshold: (yuan: string) => `满${yuan}元可用`,
  anyRide: '无门槛，打车直接抵',
  until: (time: string) => `有效期至 ${time}`,
  /** The server words it in Chinese alone: other languages say what they can of it. */
  name: (_: Prize['kind'], serverName: string) => serverName,
}

export const playMessages = defineCatalogue(zh, () => import('./messages.en'))
