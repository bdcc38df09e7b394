import type { InferOutput } from 'valibot'
import type { CollectValues } from '@/blocks/collect/collectData'
import { driverReply, parseDriver, type DriverFacts } from '@/blocks/driverBadge/driverFacts'
import { jsonObject } from '@/lib/reply/jsonObject'
import { count, flag, strictCents } from '@/lib/reply/fields'
import { action, activityPageReply, injectCalls, inviteRow, list, page, rewardRow } from '@/services/candle'

const cardReply = activityPageReply({ stat: { driver: driverReply, invited: count, totalEarned: strictCents } }, {})

export type DriverCard = {
  /** Undefined for users who are not logged in. */
  readonly facts: DriverFacts | undefined
  /** Who left their number, and what the driver has earned by them (integer cents). */
  readonly invited: number
  readonly cents: number | undefined
}

function parseCard({ stat }: InferOutput<typeof cardReply>): DriverCard {
  const { driver = null, invited = 0, totalEarned } = stat ?? {}
  return { facts: driver ? parseDriver(driver) : undefined, invited, cents: totalEarned }
}

/** `duplicate`: the number was left here before. */
const collectReply = jsonObject({ duplicate: flag })

const collect = () => action({ reply: collectReply, parse: ({ duplicate }) => ({ isDuplicate: duplicate }), send: (values: CollectValues) => values })

export const {
  useQueryDriverCardPageQuery,
  useQueryDriverCardInviteListInfiniteQuery,
  useQueryDriverCardIncomeListInfiniteQuery,
  useSubmitPromotionCollectMutation,
  useSubmitJoinCollectMutation,
} = injectCalls({
  queryDriverCardPage: page({ reply: cardReply, parse: parseCard }),
  queryDriverCardInviteList: list(inviteRow),
  queryDriverCardIncomeList: list(rewardRow),
  submitPromotionCollect: collect(),
  submitJoinCollect: collect(),
})
