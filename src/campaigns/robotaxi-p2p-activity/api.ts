import { p2pInviteeState, p2pInvites, p2pPage, type P2pCalls } from '@/blocks/p2p/calls'
import { injectCalls, shareCallback } from '@/services/candle'

const api = injectCalls({
  queryRobotaxiPipPage: p2pPage,
  queryRobotaxiPipInviteList: p2pInvites,
  queryRobotaxiPipInviteeState: p2pInviteeState,
  robotaxiPipShareCallback: shareCallback(),
})

export const calls: P2pCalls = {
  usePage: api.useQueryRobotaxiPipPageQuery,
  useInvites: api.useQueryRobotaxiPipInviteListInfiniteQuery,
  useInviteeState: api.useQueryRobotaxiPipInviteeStateMutation,
  useShareCallback: api.useRobotaxiPipShareCallbackMutation,
}
