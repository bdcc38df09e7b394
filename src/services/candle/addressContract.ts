import type { InferInput } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'
import { flag, part, time, words } from '@/lib/reply/fields'

/** Where a reward is sent, as every campaign's backend says it. `reward` is null where there is no such record of this user. */
export const rewardAddressReply = jsonObject({
  reward: part({ rewardName: words, imgUrl: words }),
  address: part({ name: words, phone: words, regionCode: words, province: words, city: words, district: words, detail: words }),
  shipped: flag,
  carrierName: words,
  trackingNo: words,
  shipTime: time,
})

/** As it is sent. */
export type RewardAddressReply = InferInput<typeof rewardAddressReply>
