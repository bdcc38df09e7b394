import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  binding: '绑定中',
  noPromoterCode: '推广码不存在',
}

export const bindMessages = defineCatalogue(zh, () => import('./messages.en'))
