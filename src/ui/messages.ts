import { defineCatalogue, type Translation } from '@/lib/i18n'

const zh = {
  retry: '重试',
  close: '关闭',
  confirm: '确认',
  gotIt: '我知道了',
  loading: '加载中...',
  networkError: '网络开小差了，请稍后重试',
  backToTop: '回到顶部',
  pauseBarrage: '暂停滚动',
  playBarrage: '继续滚动',
  yuanSign: '¥',
  reached: '已达成',
  opensNewPage: '（在新页面打开）',
  days: '天',
  countdown: (days: number, hours: number, minutes: number) => `剩余${days}天${hours}小时${minutes}分`,
}

export type UiMessages = Translation<typeof zh>

export const uiMessages = defineCatalogue(zh, () => import('./messages.en'))
