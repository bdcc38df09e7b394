import { defineCatalogue } from '@/lib/i18n'

export const zh = { slow: '网络较慢，正在努力加载…' }

export const waitingMessages = defineCatalogue(zh, () => import('./messages.en'))
