import { p2pInviteeState, p2pInvites, p2pPage, type P2pCalls } from '@/blocks/p2p/calls'
import { injectCalls, shareCallback } from '@/services/candle'

const api = injectCalls({
  queryMultiDayPipPage: p2pPage,
  queryMultiDayPipInviteList: p2pInvites,
  queryMultiDayPipInviteeState: p2pInviteeState,
  multiDayPipShareCallback: shareCallback(),
})

export const calls: P2pCalls = {
  usePage: api.useQueryMultiDayPipPageQuery,
  useInvites: api.useQueryMultiDayPipInviteListInfiniteQuery,
  useInviteeState: api.useQueryMultiDayPipInviteeStateMutation,
  useShareCallback: api.useMultiDayPipShareCallbackMutation,
}
