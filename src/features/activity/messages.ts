import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: {
    end: '活动已结束',
    'not-start': '活动未开始',
    invalid: '活动不存在',
    open: '活动进行中',
  },
  text: {
    end: '感谢你的关注，更多精彩活动正在路上',
    'not-start': '好饭不怕晚，活动开始后再来看看吧',
    invalid: '活动链接无效或已失效，请核对后再试',
    open: '奖励正在等你，现在就去参加吧',
  },
  driverText: {
    end: '师傅辛苦了，更多司机福利正在路上',
    'not-start': '师傅别急，活动开始后再来看看吧',
    invalid: '活动链接无效或已失效，请师傅核对后再试',
    open: '师傅你好，奖励正在等你，现在就去参加吧',
  },
  home: '返回首页',
  callCar: '立即打车',
  join: '去参加',
}

export const activityMessages = defineCatalogue(zh, () => import('./messages.en'))
