import { homeStates } from '@/blocks/home/homeData'
import { listStates } from '@/blocks/list/listStates'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import type { RewardRow } from '@/services/candle'
import type { HomeOwn } from './home'

const income: RewardRow = { id: '1', name: '完成10单', kind: 'cash', friend: '138****5678', at: '2026-11-19 20:02', status: 'processing', statusName: '待结算', reason: '', cents: 10_000 }

export const incomeFixtures = listStates<RewardRow>([
  income,
  { ...income, id: '2', name: '完成首单', at: '2026-11-18 15:40', cents: 3000 },
  { ...income, id: '3', name: '完成30单', friend: '159****0021', at: '2026-11-14 21:15', status: 'received', statusName: '已结算', cents: 20_000 },
])

const ladder = [
  { friends: 3, cents: 30_000 },
  { friends: 10, cents: 120_000 },
  { friends: 30, cents: 400_000 },
]

const nothing = { weekCents: 0, weekInvited: 0, totalCents: 0, invited: 0 }
const states = homeStates<HomeOwn>({ ladder, earned: { weekCents: 13_000, weekInvited: 2, totalCents: 51_000, invited: 4 }, now: parseShanghaiTime('2026-11-19 21:00:00') ?? 0 }, { earned: undefined })

export const homeFixtures = { ...states, empty: { ...states.default, earned: nothing }, many: { ...states.default, earned: { weekCents: 123_456_789, weekInvited: 1260, totalCents: 9_876_543_210, invited: 12_600 } } }
