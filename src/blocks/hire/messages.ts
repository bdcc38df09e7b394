import { defineCatalogue } from '@/lib/i18n'

/** What both campaigns say alike; their own words are in their folders. */
export const zh = {
  perDriver: '每位司机上岗',
  moreCities: (count: number) => `展开全部${count}个城市`,
  fewerCities: '收起',
  stages: { clues: '已报名', signed: '已签约', onRoad: '已上岗' },
  people: (count: string) => `${count}人`,
  loggedOut: '登录后查看进度',
  none: '还没有人报名，快把招募发出去吧',
  blacklisted: '账户暂不能参与邀请，已得奖励不受影响',
  licences: '我已持有（可不选）',
  ticks: { driverLicence: '驾照', hailingPermit: '网约车证' },
}

export const hireMessages = defineCatalogue(zh, () => import('./messages.en'))
