import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  retry: '重试',
  brokenScreen: {
    title: '页面出了点问题',
    text: '请重试，或稍后再来看看',
  },
  missingChunk: {
    title: '页面加载失败',
    text: '请检查网络后重试',
  },
}

export const appMessages = defineCatalogue(zh, () => import('./messages.en'))
