import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  backToActivity: '返回活动首页',
  backHome: '返回首页',
}

export const exitMessages = defineCatalogue(zh, () => import('./messages.en'))
