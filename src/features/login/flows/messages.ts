import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  codeSent: '验证码已发送',
  codeNotSent: '验证码发送失败，请稍后重试',
  needVerify: '该手机号需要进一步验证，请在 App 内登录验证后再试',
  captchaUnavailable: '安全验证暂时无法打开，请稍后重试',
}

export const flowMessages = defineCatalogue(zh, () => import('./messages.en'))
