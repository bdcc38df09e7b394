import { defineCatalogue } from '@/lib/i18n'

const zh = {
  title: '模拟司机端',
  hint: '页面打开后由司机端下发登录态；换一种下发方式会重新打开页面，并清除之前的登录',
  sending: '登录态下发',
  sendings: { atOnce: '立即', twice: '两次', late: '超时后（5秒）', never: '不下发', expired: '已失效', malformed: '格式错误', stranger: '陌生来源' },
  mobile: '司机手机号',
  page: '页面',
  reload: '重新打开',
  fromPage: '页面说',
  fromApp: '司机端说',
  log: '消息记录',
  noPage: '没有需要司机端登录态的活动',
  failed: (reason: string) => `取登录态失败：${reason}`,
}

export type DriverAppMessages = typeof zh

export const driverAppMessages = defineCatalogue(zh, () => import('./messages.en'))
