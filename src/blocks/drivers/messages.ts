import { defineCatalogue } from '@/lib/i18n'
import type { InvitedDriver } from '@/services/candle'

export const zh = {
  joined: (time: string) => `${time} 加入`,
  progress: (finished: number, target: number) => `完成 ${finished}/${target} 单`,
  status: (_: InvitedDriver['status'], serverName: string) => serverName,
  milestones: '完成进度',
  milestone: { registered: '注册成功', licensed: '证照审核通过', unknown: '活动奖励' },
  orders: (count: number) => (count === 1 ? '完成首单' : `完成${count}单`),
  reached: '已完成',
  ahead: '待完成',
  earned: '已为你带来',
  record: { title: '司机详情', none: '没有找到这位司机', back: '查看邀请记录' },
}

export const driverMessages = defineCatalogue(zh, () => import('./messages.en'))
