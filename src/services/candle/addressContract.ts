import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, flag, optionalObject, time, text } from '@/lib/reply/fields'

/** Where a reward is sent, as every campaign's backend says it. `reward` is null where there is no such record of this user. */
export const rewardAddressReply = jsonObject({
  reward: optionalObject({ rewardName: text, imgUrl: text }),
  address: optionalObject({ name: text, phone: text, regionCode: text, province: text, city: text, district: text, detail: text }),
  shipped: flag,
  carrierName: text,
  trackingNo: text,
  shipTime: time,
})

/** Of goods that were won: 1 where they are sent is still to be said, 2 it is said, 3 they are on their way. `none` of what is not sent. */
export const addressStatus = choice({ 1: 'wanted', 2: 'given', 3: 'shipped' }, 'none')

export type AddressStatus = InferOutput<typeof addressStatus>

/** As it is sent. */
export type RewardAddressReply = InferInput<typeof rewardAddressReply>
