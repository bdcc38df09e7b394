import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  heading: '手机号登录',
  promise: '出行福利，登录即领',
  safe: '未注册的手机号验证后将自动注册',
  configFailed: '活动信息加载失败，不影响登录',
  reload: '重新加载',
}

export const loginPageMessages = defineCatalogue(zh, () => import('./messages.en'))
