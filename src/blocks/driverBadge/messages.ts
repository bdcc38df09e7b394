import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  label: '司机名片',
  years: (count: number) => `驾龄${count}年`,
  orders: (count: number) => `已接${count}单`,
  stars: (stars: string) => `${stars}分`,
  loggedOut: '登录后生成你的名片',
  /** The server says nothing of a driver who is logged in. */
  unknown: '名片还在生成，请稍后再来',
  scan: '扫一扫，找我用车',
  show: '出示二维码',
  hide: '收起二维码',
  brighter: '屏幕调亮一些，更容易扫到',
}

export const badgeMessages = defineCatalogue(zh, () => import('./messages.en'))
