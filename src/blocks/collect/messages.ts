import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  code: '验证码',
  codeEmpty: '请输入验证码',
  codeWrong: '验证码错误',
  city: '所在城市',
  cityPlaceholder: '请选择所在城市',
  cityMissing: '所在城市 (必选项)',
  noCities: '暂无可选城市',
  /** While marketing names none; commas between them. */
  cities: '上海,苏州,杭州,南京,宁波',
  company: '公司名称',
  companyPlaceholder: '请输入公司全称',
  companyEmpty: '请填写公司名称',
  companyWrong: '请填写正确的公司名称',
  otherNumber: '更换',
  agree: '我已阅读并同意',
  submit: '提交',
  invitedBy: (name: string) => `${name} 推荐`,
  invalid: '邀请链接已失效，你仍可提交',
  /** Of a form that registers its user. */
  invalidRegistration: '邀请链接已失效，你仍可注册参加活动',
  done: { title: '提交成功', text: '工作人员会在3个工作日内联系你，请保持电话畅通' },
  duplicate: { title: '您已提交过', text: '不用重复提交，请留意工作人员的来电' },
  /** Of a number that was left before. */
  againByOther: '换个手机号提交',
  again: '再提交一份',
  otherPerson: '为别人报名',
  receipt: '登记编号',
}

export const collectMessages = defineCatalogue(zh, () => import('./messages.en'))
