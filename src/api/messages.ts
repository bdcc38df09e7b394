import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  network: '网络开小差了，请稍后重试',
  timeout: '请求超时，请稍后重试',
  server: '服务器开小差了，请稍后重试',
  wrongNumber: '号码有误，请重新输入',
  wrongCode: '验证码错误',
}

export const apiMessages = defineCatalogue(zh, () => import('./messages.en'))
