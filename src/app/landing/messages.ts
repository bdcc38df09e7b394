import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  product: '出行福利',
  backToActivity: '返回活动首页',
  backHome: '返回首页',
  unknownPath: {
    title: '页面不存在',
    text: '链接可能已失效或输入有误',
  },
  start: {
    title: '出行福利，邀你来领',
    subline: '好车随叫随到，好礼一路相伴',
    text: '参加活动，请从收到的活动链接进入',
    callCar: '立即打车',
    getApp: '打开APP',
    continue: '继续上次的活动',
    campaigns: '活动列表',
    links: '链接会打开什么？生成链接',
    wall: '一眼看完所有页面',
    audience: { passenger: '乘客', driver: '司机', enterprise: '企业', channel: '渠道' },
  },
}

export const startMessages = defineCatalogue(zh, () => import('./messages.en'))
