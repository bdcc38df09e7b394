import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  loading: '加载中...',
  /** In the package's own words: `withPanelTitle` knows its panels by them. */
  panels: { prompt: '提示', addToGroup: '选择群添加应用', addToChats: '选择会话添加应用' },
}

export const dingtalkMessages = defineCatalogue(zh, () => import('./messages.en'))
