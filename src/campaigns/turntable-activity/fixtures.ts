import { homeStates } from '@/blocks/home/homeData'
import { listStates } from '@/blocks/list/listStates'
import type { Prize } from '@/services/candle'
import type { PrizeDetail, PrizeRow } from './api'
import type { HomeOwn } from './home'

const states = homeStates<HomeOwn>(
  { chances: 2, canShare: true, last: { name: '¥5打车券', at: '11-18 09:32' }, stage: { step: 'idle' }, winners: [{ id: '1', name: '138****5678', cents: 500 }, { id: '2', name: '159****0021', cents: 6600 }] },
  { chances: undefined, canShare: false, last: undefined },
)

const coupon: Prize = { id: 'T1', name: '¥5打车券', kind: 'coupon', cents: 500, thresholdCents: 0, expiresAt: '2026-12-01 23:59', link: '' }
const goods: Prize = { id: 'T2', name: '车载香薰', kind: 'goods', cents: 0, thresholdCents: 0, expiresAt: '', link: '' }
/** The page is asked for anew once the wheel stands. */
const told = (prize: Prize | null, prizeId: string) => ({
  ...states.default,
  chances: 1,
  last: prize ? { name: prize.name, at: '11-20 10:15' } : states.default.last,
  stage: { step: 'told' as const, result: { prizeId, prize, chances: 1 }, isFresh: true },
})

export const homeFixtures = {
  ...states,
  drawing: { ...states.default, stage: { step: 'drawing' as const } },
  unknown: { ...states.default, stage: { step: 'unknown' as const } },
  won: told(coupon, '1'),
  goods: told(goods, '3'),
  nothing: told(null, '0'),
  noChance: { ...states.default, chances: 0 },
  usedUp: { ...states.default, chances: 0, canShare: false },
  firstTime: { ...states.default, last: undefined },
}

const row: PrizeRow = { id: 'T1', name: '¥5打车券', kind: 'coupon', friend: '', at: '2026-11-18 09:32', status: 'received', statusName: '已到账', reason: '', cents: 500, address: 'none' }
const sent: PrizeRow = { ...row, id: 'T2', name: '车载香薰', kind: 'goods', cents: 0, status: 'waiting', statusName: '待填地址', address: 'wanted' }

export const prizeListFixtures = listStates<PrizeRow>([sent, row, { ...sent, id: 'T3', statusName: '已发货', address: 'shipped' }])

const detail: PrizeDetail = { prize: coupon, image: '', how: [], address: 'none' }

export const detailFixtures = {
  default: { record: detail },
  instructed: { record: { ...detail, how: ['打开APP首页，点击「打车」', '下单时自动抵扣，每单限用一张'] } },
  goods: { record: { prize: goods, image: '', how: [], address: 'wanted' as const } },
  shipped: { record: { prize: goods, image: '', how: [], address: 'shipped' as const } },
  invalid: { record: null },
}
