import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  ticketMissing: '未能获取登录凭证，请使用手机号登录',
}

export const autoLoginMessages = defineCatalogue(zh, () => import('./messages.en'))
