import { homeStates } from '@/blocks/home/fixtures'
import { listStates } from '@/blocks/list/listStates'
import type { InviteRow, RewardRow } from '@/services/candle'
import type { DriverCard } from './api'

const visitor: InviteRow = { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '已首单', note: '', deadline: '', cents: 1500 }
const people: readonly InviteRow[] = [visitor, { ...visitor, id: '2', name: '159****0021', registeredAt: '11-18 20:05', status: 'inProgress', statusName: '待首单', note: '完成首单后你得¥15', deadline: '11-25 20:05' }]

const income: RewardRow = { id: '1', name: '首单奖励', kind: 'cash', friend: '138****5678', at: '2026-11-18 10:02', expiresAt: '', quantity: 1, status: 'received', statusName: '已结算', reason: '', cents: 1500, link: '' }
const incomes: readonly RewardRow[] = [income, { ...income, id: '2', name: '推广奖励', friend: '', status: 'processing', statusName: '待结算', cents: 3000 }]

const states = homeStates<DriverCard>({ facts: { name: '王师傅', plate: '沪A***12', stars: '4.9', years: 8, orders: 12_680 }, invited: people.length, cents: incomes.reduce((sum, { cents }) => sum + cents, 0) }, { facts: undefined, cents: undefined })

export const homeFixtures = { ...states, empty: { ...states.default, invited: 0, cents: 0, facts: { name: '王师傅', plate: '', stars: '', years: 0, orders: 0 } }, many: { ...states.default, invited: 12_600, cents: 9_876_543_210 } }
export const peopleFixtures = listStates(people)
export const incomeFixtures = listStates(incomes)
