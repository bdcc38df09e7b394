import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '该活动仅限司机参加',
  text: '请用司机账号登录后再来参加',
  switchAccount: '换司机账号登录',
  notForYou: '当前账号暂无参与资格',
  otherAccount: '换个账号登录',
  home: '返回首页',
  callCar: '立即打车',
}

export const noPermissionMessages = defineCatalogue(zh, () => import('./messages.en'))
