export { useCheckInMakeUpMutation, useCheckInShareCallbackMutation, useCheckInSignMutation, useQueryCheckInBarrageQuery, useQueryCheckInPageQuery } from './checkIn'
export type { CheckInPage, Signed, Step } from './checkIn'
export { useQueryCheckInInviteListInfiniteQuery, useQueryCheckInRewardAddressQuery, useSaveCheckInRewardAddressMutation } from './prizes'
