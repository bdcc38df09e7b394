import { listStates } from '@/blocks/list/listStates'
import { startClock } from '@/lib/time/serverClock'
import type { Award, AwardRecord } from './api'

export { orderFixtures } from './fixturesOfOrders'

const award: Award = { id: '1', name: '本周冲单奖', first: '2026-11-16', last: '2026-11-22', finished: 18, target: 30, cents: 15_000, earned: 3000, status: 'underWay' }

export const awardFixtures = listStates<Award>([
  award,
  { ...award, id: '2', name: '早高峰奖', first: '2026-11-09', last: '2026-11-15', finished: 20, target: 20, cents: 8000, earned: 8000, status: 'reached' },
  { ...award, id: '3', name: '夜间出车奖', first: '2026-11-02', last: '2026-11-08', finished: 4, target: 15, cents: 6000, earned: 0, status: 'missed' },
  { ...award, id: '4', name: '雨天保供奖', first: '2026-10-26', last: '2026-11-01', finished: 66, target: 60, cents: 68_800, earned: 68_800, status: 'settled' },
])

const record: AwardRecord = {
  ...award,
  endTime: '2026-11-22 23:59:59',
  judged: 21,
  steps: [{ orders: 10, cents: 3000 }, { orders: 20, cents: 8000 }, { orders: 30, cents: 15_000 }],
  clock: startClock('2026-11-20 18:30:00'),
}

/** Of a week that is over. */
const past = { ...record, first: '2026-11-09', last: '2026-11-15', endTime: '2026-11-15 23:59:59' }

export const detailFixtures = {
  default: { record },
  rewarded: { record: { ...record, finished: 30, earned: 15_000, judged: 32, status: 'reached' } },
  finished: { record: { ...past, finished: 34, earned: 15_000, judged: 36, status: 'settled' } },
  missed: { record: { ...past, finished: 6, earned: 0, judged: 6, status: 'missed' } },
  zero: { record: { ...record, finished: 0, earned: 0, judged: 0 } },
  withoutRule: { record: { ...record, steps: [] } },
  notFound: { record: null },
  loggedOut: { record: 'loggedOut' },
} satisfies Record<string, { readonly record: AwardRecord | null | 'loggedOut' }>
