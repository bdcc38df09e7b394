import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  /** Leaving with unsaved content (spec 2 §8). */
  leave: { title: '确认', text: '存在未完成的内容待提交,是否离开？', stay: '取消', go: '残忍离开' },
}

export const formMessages = defineCatalogue(zh, () => import('./messages.en'))
