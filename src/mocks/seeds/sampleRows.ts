import type { EndpointContext } from '../calls/endpoint'
import { inviteRowOf } from './inviteSeed'
import { CHANNEL, FAIL_REASON } from './withdrawalSeed'

// Rows of lists of any length, for the outcomes `many` and `tenThousand` of `mockList`.

const digits = (index: number): string => String(index).padStart(4, '0').slice(-4)
const hoursBefore = ({ clock }: EndpointContext, index: number): string => clock.shift({ hours: -index })

/** Rows of different heights: every third has something to say, every seventh of those for two lines. */
export function inviteAt(index: number, context: EndpointContext) {
  const friend = { id: `many-${index + 1}`, mobileMask: `138****${digits(index)}`, registerTime: hoursBefore(context, index) }
  if (index % 21 === 2) return inviteRowOf(friend, { status: 4, statusName: '邀请无效', note: '好友在活动开始以前已经注册并且完成过订单，这次邀请不计入奖励' }, 0)
  if (index % 3 === 2) return inviteRowOf(friend, { status: 2, statusName: '待完成首单', note: '7天内完成首单即可到账' }, 1000)
  return inviteRowOf(friend, { status: 3, statusName: '奖励已到账' }, 1000)
}

export const rewardAt = (index: number, context: EndpointContext) => ({
  id: `many-${index + 1}`,
  rewardName: '好友首单奖励',
  rewardType: 1,
  amount: 1000,
  getTime: hoursBefore(context, index),
  status: index % 5 === 0 ? 5 : 2,
  statusName: index % 5 === 0 ? '待完成首单' : '已到账',
  mobileMask: `138****${digits(index)}`,
})

export const withdrawalAt = (index: number, context: EndpointContext) => ({
  id: `many-${index + 1}`,
  amount: 1000 + index,
  applyTime: hoursBefore(context, index),
  channelName: CHANNEL,
  ...(index % 4 === 3 ? { status: 3, failReason: FAIL_REASON } : { status: 2, arriveTime: hoursBefore(context, index) }),
})
