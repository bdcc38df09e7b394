import { CODE } from '@/api/errors/errorCodes'
import type { CollectReply, CollectValues } from '@/blocks/collect/collectData'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import { jsonObject } from '@/lib/reply/jsonObject'
import { count, flag, strictCents, strictText } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { action, activityPageReply, injectCalls, ladderReply, page, parseLadder, shareCallback, type ActivityPage, type Ladder } from '@/services/candle'

/** What a recommended driver brings in a city (integer cents). */
export type CityReward = { readonly name: string; readonly cents: number }

/** How far those whom the user recommended have come: each number is part of the one before it. */
export type Recommended = { readonly clues: number; readonly signed: number; readonly onRoad: number }

export type Hire = {
  readonly cities: readonly CityReward[]
  readonly ladder: Ladder
  /** Undefined for a user who is not logged in. */
  readonly recommended: Recommended | undefined
}

const pageReply = activityPageReply({ rewardRule: { cityRewards: rows(jsonObject({ cityName: strictText, amount: strictCents })), ladder: ladderReply }, stat: { clues: count, signed: count, onRoad: count } }, {})

/** The page call, for `injectCalls` of each campaign under its own name. Who is turned away is led to `no-permission` (spec 2 §8). */
export const hirePage = page({
  reply: pageReply,
  parse: ({ activityInfo: { rewardRule }, stat }): Hire => ({
    cities: (rewardRule?.cityRewards ?? []).map(({ cityName, amount }) => ({ name: cityName, cents: amount })),
    ladder: parseLadder(rewardRule?.ladder),
    recommended: stat ?? undefined,
  }),
  tolerates: [CODE.userNotInNameList],
})

export type UseHirePage = UsePageQuery<ActivityPage & Hire>

/** `duplicate`: this user had left theirs before, under the same number. */
const clueReply = jsonObject({ clueNo: strictText, duplicate: flag })

/** The person who wants to drive: name, city and licences, sent by the user who is logged in. Both campaigns have the call. */
export const { useWindShareCallbackMutation, useSubmitWindDriverClueMutation } = injectCalls({
  windShareCallback: shareCallback(),
  submitWindDriverClue: action({ reply: clueReply, parse: ({ clueNo, duplicate }): CollectReply => ({ isDuplicate: duplicate, receipt: clueNo }), send: (values: CollectValues) => values }),
})
