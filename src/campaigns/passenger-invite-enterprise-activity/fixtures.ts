import { homeStates } from '@/blocks/home/fixtures'
import { listStates } from '@/blocks/list/listStates'
import type { CompanyReward, Pie, RewardTotal, SizeReward } from './api'

/** What a company of each size brings, and what its contact gets (integer cents). */
export const sizes: readonly SizeReward[] = [
  { headCount: 1, cents: 20_000 },
  { headCount: 2, cents: 60_000 },
  { headCount: 3, cents: 150_000 },
  { headCount: 4, cents: 300_000 },
]

export const CONTACT_CENTS = 30_000

const reward: CompanyReward = { id: '1', company: '星河***公司', stage: 'firstConsumption', at: '2026-11-18 10:02', cents: 30_000 }

/** Three companies, two of the second size and one of the first: a tenth for the lead, four for the contract, five for the first ride. */
const rewards: readonly CompanyReward[] = [
  reward,
  { ...reward, id: '2', company: '远山***集团', stage: 'contracted', at: '2026-11-16 14:20', cents: 24_000 },
  { ...reward, id: '3', company: '青木***公司', stage: 'lead', at: '2026-11-13 11:08', cents: 2000 },
  { ...reward, id: '4', stage: 'contracted', at: '2026-11-12 16:40', cents: 24_000 },
  { ...reward, id: '5', company: '远山***集团', stage: 'lead', at: '2026-11-11 09:15', cents: 6000 },
  { ...reward, id: '6', stage: 'lead', at: '2026-11-10 15:30', cents: 6000 },
]

/** What these rewards come to. */
const total: RewardTotal = {
  cents: 92_000,
  tiers: [
    { stage: 'lead', companies: 3, cents: 14_000 },
    { stage: 'contracted', companies: 2, cents: 48_000 },
    { stage: 'firstConsumption', companies: 1, cents: 30_000 },
  ],
}

const states = homeStates<Pie>({ sizes, earned: { companies: 3, cents: total.cents } }, { earned: undefined })

export const homeFixtures = {
  ...states,
  empty: { ...states.default, earned: { companies: 0, cents: 0 } },
  many: { ...states.default, earned: { companies: 12_600, cents: 9_876_543_210 } },
  withoutRule: { ...states.default, sizes: [] },
}

export const totalFixtures = {
  default: { record: total },
  empty: { record: { cents: 0, tiers: total.tiers.map(({ stage }) => ({ stage, companies: 0, cents: 0 })) } },
  many: { record: { cents: 9_876_543_210, tiers: total.tiers.map(({ stage }) => ({ stage, companies: 12_600, cents: 3_292_181_070 })) } },
  loggedOut: { record: 'loggedOut' as const },
}

export const listFixtures = listStates<CompanyReward>(rewards)
