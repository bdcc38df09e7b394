import type { InviteRow, RewardRow } from '@/services/candle'

export const income: RewardRow = { id: '1', name: '乘客首单奖励', kind: 'cash', friend: '138****5678', at: '2026-11-18 10:02', expiresAt: '', quantity: 1, status: 'processing', statusName: '待结算', reason: '', cents: 1000, link: '' }

const passenger: InviteRow = { id: '1', name: '', avatar: '', registeredAt: '', status: 'rewarded', statusName: '已首单', note: '', deadline: '', cents: 0 }

/** Who rode, newest first: two on the 20th, three on the 18th, two on the 17th, and one the month before. */
const riders = [
  ['188****1157', '11-20 09:12'],
  ['131****9604', '11-20 08:05'],
  ['177****3310', '11-18 18:02'],
  ['135****6620', '11-18 11:48'],
  ['138****5678', '11-18 09:32'],
  ['139****4416', '11-17 22:31'],
  ['150****8092', '11-17 21:10'],
  ['136****2735', '10-31 20:50'],
] as const

const WAITING_SINCE = '11-17 20:05'

/** Whom a driver brought: so many with a first order, the newest ones; one still without; and one who does not count. */
export const passengers = (cents: number, firstOrders: number): readonly InviteRow[] => {
  const rode = riders.slice(0, firstOrders).map(([name, registeredAt], index): InviteRow => Object.assign({}, passenger, { id: String(index + 3), name, registeredAt, cents }))
  return [
    ...rode.filter(({ registeredAt }) => registeredAt > WAITING_SINCE),
    { ...passenger, id: '1', cents, name: '186****7702', registeredAt: WAITING_SINCE, status: 'inProgress', statusName: '未首单', note: `完成首单后你得¥${cents / 100}`, deadline: '11-24 20:05' },
    { ...passenger, id: '2', name: '159****0021', registeredAt: '11-16 12:40', status: 'invalid', statusName: '邀请无效', note: '乘客不是新用户' },
    ...rode.filter(({ registeredAt }) => registeredAt < WAITING_SINCE),
  ]
}
