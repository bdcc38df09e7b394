import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '安全验证',
  explanation: '请输入图片中的字符，验证通过后自动发送验证码',
  answer: '图形验证码',
  answerPlaceholder: '图片中的字符',
  picture: '图形验证码图片',
  another: '看不清？换一张',
  loading: '图片加载中',
  loadFailed: '图片加载失败，点击重试',
  confirm: '确认',
  cancel: '取消',
  notice: {
    missing: '请填写验证码',
    wrong: '验证码错误，请重新输入',
    unsent: '网络开小差了，请再试一次',
  },
  sliderFailed: '滑块验证出错',
}

export const captchaMessages = defineCatalogue(zh, () => import('./messages.en'))
