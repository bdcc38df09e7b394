import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  phone: '手机号',
  phonePlaceholder: '请输入手机号码',
  code: '验证码',
  codePlaceholder: '请输入验证码',
  getCode: '获取验证码',
  secondsLeft: (seconds: number) => `${seconds}s`,
  logIn: '登录',
  hint: {
    phoneMissing: '请输入手机号',
    phoneMalformed: '请输入正确的手机号格式',
    codeMissing: '请输入验证码',
    codeWrong: '验证码错误',
    agreementUnticked: '请先勾选协议',
  },
  agree: '我已阅读并同意',
  agreeAndContinue: '同意并继续',
  /** Between two agreements, and before the last one. */
  comma: '、',
  and: '和',
  quoted: (name: string) => `《${name}》`,
  agreement: {
    termsOfService: '服务条款',
    privacyPolicy: '隐私政策',
    privacyAgreement: '隐私协议',
    passengerServiceAgreement: '乘客服务协议',
    passengerPrivacyPolicy: '乘客隐私政策',
    driverServiceAgreement: '司机服务协议',
    driverPrivacyPolicy: '司机隐私政策',
  },
}

export const loginMessages = defineCatalogue(zh, () => import('./messages.en'))
