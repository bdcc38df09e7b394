import { defineCatalogue } from '@/lib/i18n'

const zh = {
  past: (place: number, all: number, action: string) => `第 ${place} / ${all} 步的页面：${action}`,
  /** What no state of the store says. */
  without: '弹窗和选择器不在其中',
  backToNow: '回到现在',
}

export type PastMessages = typeof zh

export const pastMessages = defineCatalogue(zh, () => import('./messages.en'))
