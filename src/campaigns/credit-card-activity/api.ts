import type { InferOutput } from 'valibot'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, optionalObject, strictChoice, strictPositiveCents, time, text } from '@/lib/reply/fields'
import { action, activityPageReply, drawn, injectCalls, page, query } from '@/services/candle'

/** `bankUrl`: the bank's page to apply on, checked where it is followed (`bankLink`). Money is integer cents. */
const pageReply = activityPageReply({ rewardRule: { rewardName: text, amount: optionalCents } }, { bankName: text, bankUrl: text })

/** How far the application is, and the reward for the first use: 1 not yet, 2 to receive, 3 received. */
const statusReply = jsonObject({
  status: strictChoice({ 1: 'none', 2: 'reviewing', 3: 'approved', 4: 'firstUsed' }),
  updateTime: time,
  reward: optionalObject({ rewardName: text, amount: strictPositiveCents, status: strictChoice({ 1: 'locked', 2: 'toReceive', 3: 'received' }) }),
})

export type ApplyStep = 'none' | 'reviewing' | 'approved' | 'firstUsed'

export type Application = {
  readonly step: ApplyStep
  /** `YYYY-MM-DD HH:mm`; '' where it is not said. */
  readonly updatedAt: string
  readonly reward: { readonly name: string; readonly cents: number; readonly status: 'locked' | 'toReceive' | 'received' } | null
}

export type CardPage = { readonly bankName: string; readonly bankUrl: string; readonly offer: { readonly name: string; readonly cents: number } }

const parseStatus = ({ status, updateTime, reward }: InferOutput<typeof statusReply>): Application => ({ step: status, updatedAt: updateTime.slice(0, 16), reward: reward && { name: reward.rewardName, cents: reward.amount, status: reward.status } })

export const { useQueryCreditCardPageQuery, useQueryCreditCardApplyStatusQuery, useReceiveCreditCardRewardMutation } = injectCalls({
  queryCreditCardPage: page({
    reply: pageReply,
    parse: ({ activityInfo: { rewardRule }, bankName, bankUrl }): CardPage => ({ bankName, bankUrl, offer: { name: rewardRule?.rewardName ?? '', cents: rewardRule?.amount ?? 0 } }),
  }),
  queryCreditCardApplyStatus: query({ reply: statusReply, parse: parseStatus }),
  receiveCreditCardReward: action({ ...drawn, ...drawCallOptions(), refreshes: ['queryCreditCardApplyStatus'] }),
})
