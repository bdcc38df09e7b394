import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  video: '看视频教程',
  questions: '常见问题',
}

export const guideMessages = defineCatalogue(zh, () => import('./messages.en'))
