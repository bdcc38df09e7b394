import { addressQuery, addressSave } from '@/blocks/address/calls'
import { injectCalls, inviteRow, list } from '@/services/candle'

/** Of the pages beside the home, which loads none of them. */
export const { useQueryCheckInInviteListInfiniteQuery, useQueryCheckInRewardAddressQuery, useSaveCheckInRewardAddressMutation } = injectCalls({
  queryCheckInInviteList: list(inviteRow),
  queryCheckInRewardAddress: addressQuery(),
  saveCheckInRewardAddress: addressSave({ refreshes: ['queryCheckInRewardAddress', 'queryCheckInPage'] }),
})
