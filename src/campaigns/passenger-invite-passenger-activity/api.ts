import type { BothOffers } from '@/blocks/home/cards/BothSides'
import type { Earned } from '@/blocks/rewardSheet/useEarned'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, strictCents } from '@/lib/reply/fields'
import { activityPageReply, injectCalls, inviteeCoupons, inviteRow, list, page, query, rewardRow, shareCallback } from '@/services/candle'

/** What a friend's first ride gives the inviter, and a registration the friend. */
const pageReply = activityPageReply({ rewardRule: { inviterAmount: optionalCents, inviteeAmount: optionalCents } }, {})

/** Integer cents: what has arrived, and what waits for the first rides of friends. */
export const totalReply = jsonObject({ totalRewardAmount: strictCents, pendingAmount: optionalCents })


/** The specification names the first four, and GET for them (spec 2 §7.3). */
export const {
  useGetPassengerInvitePassengerPageQuery,
  useGetPipTotalRewardAmountQuery,
  useGetPipRewardDtlInfiniteQuery,
  useGetPassengerInviteUserListInfiniteQuery,
  useQueryPipInviteeRewardQuery,
  usePipShareCallbackMutation,
} = injectCalls({
  getPassengerInvitePassengerPage: page({
    method: 'GET',
    reply: pageReply,
    parse: ({ activityInfo: { rewardRule } }): { readonly offer: BothOffers } => ({ offer: { mine: rewardRule?.inviterAmount || undefined, friends: rewardRule?.inviteeAmount || undefined } }),
  }),
  getPipTotalRewardAmount: query({ method: 'GET', reply: totalReply, parse: ({ totalRewardAmount, pendingAmount }): Earned => ({ total: totalRewardAmount, pending: pendingAmount }) }),
  getPipRewardDtl: list(rewardRow, { method: 'GET' }),
  getPassengerInviteUserList: list(inviteRow, { method: 'GET' }),
  queryPipInviteeReward: query(inviteeCoupons),
  pipShareCallback: shareCallback(),
})
