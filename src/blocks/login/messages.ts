import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  heading: {
    standard: '手机号登录',
    p2e: '企业用车推荐官',
    'taxi-driver': '出租车司机登录',
  },
  promise: {
    standard: '出行福利，登录即领',
    p2e: '推荐企业用车，好礼等你拿',
    'taxi-driver': '师傅好，专属奖励等你来领',
  },
  safe: '未注册的手机号验证后将自动注册',
  configFailed: '活动信息加载失败，不影响登录',
  reload: '重新加载',
  developer: '开发者：上海出行科技有限公司',
  appVersion: (version: string) => `版本：${version}`,
  updatedOn: (date: string) => `更新日期：${date}`,
}

export const loginPageMessages = defineCatalogue(zh, () => import('./messages.en'))
