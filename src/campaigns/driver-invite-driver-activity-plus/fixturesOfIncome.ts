import { listStates } from '@/blocks/list/listStates'
import type { Period, RewardRow } from '@/services/candle'

const STEPS = [['证照审核通过', 5000], ['完成首单', 3000], ['完成10单', 10_000], ['完成30单', 20_000]] as const

/** What a driver has brought who has come as far as there are times, newest first. */
const incomesOf = (friend: string, times: readonly string[], isSettled = true): readonly RewardRow[] =>
  times.map((at, index) => {
    const [name, cents] = STEPS[times.length - 1 - index] ?? STEPS[0]
    return { id: `${friend} ${index}`, name, kind: 'cash', friend, at, expiresAt: '', quantity: 1, status: isSettled ? 'received' : 'processing', statusName: isSettled ? '已结算' : '待结算', reason: '', cents, link: '' }
  })

/** The two weeks of `weekFixtures`: ¥180 and ¥380. */
export const incomeFixtures = listStates<RewardRow>([
  ...incomesOf('138****5678', ['2026-11-19 20:02', '2026-11-18 15:40', '2026-11-18 13:10'], false),
  ...incomesOf('159****0021', ['2026-11-14 21:15', '2026-11-12 18:40', '2026-11-11 19:05', '2026-11-11 17:20']),
])

export const weekFixtures = listStates<Period>([
  { id: '2026-11-16', name: '', first: '2026-11-16', last: '2026-11-22', invited: 2, cents: 18_000, status: 'underWay' },
  { id: '2026-11-09', name: '', first: '2026-11-09', last: '2026-11-15', invited: 2, cents: 38_000, status: 'settled' },
])

/** Of the newest of `earlierFixtures`. */
export const pastIncomeFixtures = listStates<RewardRow>([
  ...incomesOf('133****2048', ['2026-09-24 20:41', '2026-09-17 19:22', '2026-09-15 08:36', '2026-09-14 16:05']),
  ...incomesOf('180****6631', ['2026-08-26 12:30', '2026-08-25 10:18']),
  ...incomesOf('周师傅', ['2026-08-16 22:14', '2026-08-10 18:02', '2026-08-07 07:51', '2026-08-06 14:20']),
])

export const earlierFixtures = listStates<Period>([
  { id: '1', name: '秋季司机招募', first: '2026-08-01', last: '2026-09-30', invited: 4, cents: 84_000, status: 'settled' },
  { id: '2', name: '夏季司机招募', first: '2026-05-01', last: '2026-06-30', invited: 9, cents: 186_000, status: 'settled' },
])
