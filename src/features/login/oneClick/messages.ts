import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '一键登录',
  promise: '免输验证码，一步登录领福利',
  quick: '本机号码一键登录',
  other: '其他手机号登录',
  consent: '运营商将在下一步请你确认授权',
  toast: {
    failed: '抱歉，出错了，已为你切换到其他登录方式',
    carriersOnly: '一键登录仅支持中国移动、联通、电信号码，已为你切换到其他登录方式',
  },
}

export const oneClickMessages = defineCatalogue(zh, () => import('./messages.en'))
