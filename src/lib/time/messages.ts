import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  today: '今天',
  tomorrow: '明天',
  yesterday: '昨天',
  /** Both with two figures. */
  date: (month: string, day: string) => `${month}月${day}日`,
}

export const relativeTimeMessages = defineCatalogue(zh, () => import('./messages.en'))
