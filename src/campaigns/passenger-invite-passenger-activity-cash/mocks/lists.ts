import { callerOf, candlePath, defineEndpoint, numberOf, type EndpointContext, type Outcome } from '@/mocks/endpoint'
import { toPage } from '@/mocks/lists'
import { deadlineOf } from './deadline'
import { cashRecalls } from './recalls'
import { cashRewards } from './rewards'
import { cashInvites } from './wallet'
import { historyWithdrawalsOf, withdrawalsOf } from './withdrawals'

type Rows = (context: EndpointContext) => readonly { readonly id: string }[]

const pageNoOf = (context: EndpointContext): number => numberOf(context, 'pageNo', 1)
const pageSizeOf = (context: EndpointContext): number => numberOf(context, 'pageSize', 20)

/** A list of so many rows, of which only the page that is asked for is made. */
const longList =
  (total: number, toRow: (index: number, context: EndpointContext) => unknown): Outcome =>
  (context) => {
    const [pageNo, pageSize] = [pageNoOf(context), pageSizeOf(context)]
    const from = (pageNo - 1) * pageSize
    const length = Math.max(0, Math.min(pageSize, total - from))
    return { pageNo, pageSize, total, list: Array.from({ length }, (_, index) => toRow(from + index, context)) }
  }

/** One list call. `many`, `tenThousand`: as many rows, paged. `page2`: whatever follows the first page cannot be had. */
function listEndpoint(name: string, rows: Rows, toRow: (index: number, context: EndpointContext) => unknown) {
  const ok: Outcome = (context) => toPage(rows(context), pageNoOf(context), pageSizeOf(context))
  return defineEndpoint({
    method: 'POST',
    path: candlePath(name),
    token: 'required',
    sourceId: 'known',
    outcomes: {
      ok,
      many: longList(45, toRow),
      tenThousand: longList(10_000, toRow),
      page2: (context) => (pageNoOf(context) === 1 ? ok(context) : new Response('HTTP 500', { status: 500 })),
    },
  })
}

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
  listEndpoint('queryPipCashInviteList', (context) => cashInvites(context.state, callerOf(context), sourceIdOf(context)), inviteAt),
  listEndpoint('queryPipCashRecallInviteList', (context) => cashRecalls(context.state, callerOf(context)), inviteAt),
  listEndpoint('queryPipCashRewardsHistoryList', (context) => cashRewards(context.state, callerOf(context), sourceIdOf(context)), rewardAt),
  listEndpoint('queryPipCashWithdrawList', (context) => withdrawalsOf(context.state, callerOf(context)), withdrawalAt),
  listEndpoint('queryPipCashHisWithdrawList', (context) => historyWithdrawalsOf(context.state, callerOf(context)), withdrawalAt),
]
