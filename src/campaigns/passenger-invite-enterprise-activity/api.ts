import type { InferOutput } from 'valibot'
import type { CollectReply, CollectValues } from '@/blocks/collect/collectData'
import { jsonObject } from '@/lib/reply/jsonObject'
import { count, flag, strictCents, strictChoice, strictEnumNumber, strictText, time, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { action, activityPageReply, injectCalls, list, page, query } from '@/services/candle'

/** How far a company has come; each stage is rewarded once. */
export const stage = strictChoice({ 1: 'lead', 2: 'contracted', 3: 'firstConsumption' })

export type Stage = 'lead' | 'contracted' | 'firstConsumption'

/** What a company of a size brings in all (integer cents). `headCount` 1 to 4, from the smallest. */
export type SizeReward = { readonly headCount: number; readonly cents: number }

/** `earned`: undefined for a user who is not logged in. */
export type Pie = { readonly sizes: readonly SizeReward[]; readonly earned: { readonly companies: number; readonly cents: number } | undefined }

const pageReply = activityPageReply({ rewardRule: { sizes: rows(jsonObject({ headCount: strictEnumNumber, amount: strictCents })) }, stat: { companies: count, totalEarned: strictCents } }, {})

const parsePage = ({ activityInfo: { rewardRule }, stat }: InferOutput<typeof pageReply>): Pie => ({
  sizes: (rewardRule?.sizes ?? []).map(({ headCount, amount }) => ({ headCount, cents: amount })).sort((a, b) => a.headCount - b.headCount),
  earned: stat ? { companies: stat.companies, cents: stat.totalEarned } : undefined,
})

export const totalReply = jsonObject({ totalAmount: strictCents, tiers: rows(jsonObject({ stage, companies: count, amount: strictCents })) })

/** Integer cents. Every stage is a tier, also one that no company has come to. */
export type RewardTotal = { readonly cents: number; readonly tiers: readonly { readonly stage: Stage; readonly companies: number; readonly cents: number }[] }

const STAGES: readonly Stage[] = ['lead', 'contracted', 'firstConsumption']

const parseTotal = ({ totalAmount, tiers }: InferOutput<typeof totalReply>): RewardTotal => ({
  cents: totalAmount,
  tiers: STAGES.map((name) => {
    const { companies = 0, amount = 0 } = tiers.find((tier) => tier.stage === name) ?? {}
    return { stage: name, companies, cents: amount }
  }),
})

/** The company's name is masked by the server. */
const companyReply = jsonObject({ id: strictText, companyNameMask: text, stage, amount: strictCents, getTime: time })

export type CompanyReward = { readonly id: string; readonly company: string; readonly stage: Stage; /** `YYYY-MM-DD HH:mm`. */ readonly at: string; readonly cents: number }

const company = { reply: companyReply, parse: ({ id, companyNameMask, stage: reached, amount, getTime }: InferOutput<typeof companyReply>): CompanyReward => ({ id, company: companyNameMask, stage: reached, at: getTime.slice(0, 16), cents: amount }) }

export const { useQueryPiePageQuery, useQueryPieRewardTotalQuery, useQueryPieRewardListInfiniteQuery, useSubmitPieClueMutation } = injectCalls({
  queryPiePage: page({ reply: pageReply, parse: parsePage }),
  queryPieRewardTotal: query({ reply: totalReply, parse: parseTotal }),
  queryPieRewardList: list(company),
  /** `duplicate`: the company was recommended before. */
  submitPieClue: action({ reply: jsonObject({ duplicate: flag }), parse: ({ duplicate }): CollectReply => ({ isDuplicate: duplicate }), send: (values: CollectValues) => values }),
})
