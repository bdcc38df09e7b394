import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  loading: '加载中...',
}

export const dingtalkMessages = defineCatalogue(zh, () => import('./messages.en'))
