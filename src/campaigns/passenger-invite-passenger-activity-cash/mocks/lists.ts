import { mockList } from '@/mocks/mockCalls'
import type { EndpointContext } from '@/mocks/endpoint'
import { deadlineOf } from './deadline'
import { cashRecalls } from './recalls'
import { cashRewards } from './rewards'
import { cashInvites } from './wallet'
import { historyWithdrawalsOf, withdrawalsOf } from './withdrawals'

const digits = (index: number): string => String(index).padStart(4, '0').slice(-4)
const hoursBefore = ({ clock }: EndpointContext, index: number): string => clock.shift({ hours: -index })

/** Rows of different heights: every third has something to say, every seventh of those for two lines. */
function inviteAt(index: number, context: EndpointContext) {
  const row = { id: `many-${index + 1}`, mobileMask: `138****${digits(index)}`, registerTime: hoursBefore(context, index) }
  if (index % 21 === 2) return { ...row, status: 4, statusName: '邀请无效', amount: 0, invalidReason: '好友在活动开始以前已经注册并且完成过订单，这次邀请不计入奖励' }
  if (index % 3 === 2) return { ...row, status: 2, statusName: '待完成首单', amount: 1000, conditionText: '7天内完成首单即可到账', expireTime: deadlineOf(row.registerTime) }
  return { ...row, status: 3, statusName: '奖励已到账', amount: 1000 }
}

const rewardAt = (index: number, context: EndpointContext) => ({
  id: `many-${index + 1}`,
  rewardName: '好友首单奖励',
  rewardType: 1,
  amount: 1000,
  getTime: hoursBefore(context, index),
  status: index % 5 === 0 ? 5 : 2,
  statusName: index % 5 === 0 ? '待完成首单' : '已到账',
  mobileMask: `138****${digits(index)}`,
})

const withdrawalAt = (index: number, context: EndpointContext) => ({
  id: `many-${index + 1}`,
  amount: 1000 + index,
  applyTime: hoursBefore(context, index),
  channelName: '微信零钱',
  ...(index % 4 === 3 ? { status: 3, failReason: '收款账户异常，请核对后重新提现' } : { status: 2, arriveTime: hoursBefore(context, index) }),
})

const sourceIdOf = ({ activity }: EndpointContext): string => activity?.sourceId ?? ''

export const listEndpoints = [
  mockList('queryPipCashInviteList', (account, context) => cashInvites(context.state, account, sourceIdOf(context)), inviteAt),
  mockList('queryPipCashRecallInviteList', (account, { state }) => cashRecalls(state, account), inviteAt),
  mockList('queryPipCashRewardsHistoryList', (account, context) => cashRewards(context.state, account, sourceIdOf(context)), rewardAt),
  mockList('queryPipCashWithdrawList', (account, { state }) => withdrawalsOf(state, account), withdrawalAt),
  mockList('queryPipCashHisWithdrawList', (account, { state }) => historyWithdrawalsOf(state, account), withdrawalAt),
]
