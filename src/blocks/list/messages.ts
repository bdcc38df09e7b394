import { defineCatalogue } from '@/lib/i18n'

export const zh = { more: '加载更多' }

export const listMessages = defineCatalogue(zh, () => import('./messages.en'))
