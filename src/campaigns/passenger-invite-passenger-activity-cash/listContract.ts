import { pagedReply } from '@/services/candle/pagedReply'
import { inviteRowReply } from '@/services/candle'
import { rewardRowReply } from '@/services/candle'
import { withdrawRowReply } from './withdrawContract'

/** Replies of queryPipCashInviteList and queryPipCashRecallInviteList. */
export const inviteListReply = pagedReply(inviteRowReply)

/** Reply of queryPipCashRewardsHistoryList: one row a credit, status 2 arrived, 5 waiting for the friend's first order. */
export const rewardListReply = pagedReply(rewardRowReply)

/** Replies of queryPipCashWithdrawList and queryPipCashHisWithdrawList. */
export const withdrawListReply = pagedReply(withdrawRowReply)

/** Body of every list call; the rest is added where it is known (campaigns.md §0.4). */
export type ListRequest = {
  readonly sourceId: string
  readonly userUid: string
  readonly cityCode?: string
  readonly channel?: string
  readonly pageNo: number
  readonly pageSize: number
}
