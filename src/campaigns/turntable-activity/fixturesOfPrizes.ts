import { listStates } from '@/blocks/list/listStates'
import type { PrizeDetail, PrizeRow } from './api'
import { coupon, goods } from './fixtures'

const row: PrizeRow = { id: 'T1', name: '¥5打车券', kind: 'coupon', friend: '', at: '2026-11-18 09:32', expiresAt: '2026-12-02 23:59', quantity: 1, status: 'received', statusName: '已到账', reason: '', cents: 500, link: '', address: 'none' }
const sent: PrizeRow = { ...row, id: 'T2', name: '车载香薰', kind: 'goods', expiresAt: '', cents: 0, status: 'waiting', statusName: '填写地址', address: 'wanted' }

export const prizeListFixtures = listStates<PrizeRow>([
  sent,
  row,
  { ...sent, id: 'T3', statusName: '已发货', address: 'shipped' },
  { ...row, id: 'T4', quantity: 2 },
  { ...row, id: 'T5', status: 'used', statusName: '已使用' },
  { ...row, id: 'T6', at: '2026-11-01 09:32', expiresAt: '2026-11-15 23:59', status: 'expired', statusName: '已过期' },
])

const held: PrizeDetail['prize'] = { ...coupon, status: 'usable', statusName: '' }
const detail: PrizeDetail = { prize: held, image: '', how: [], address: 'none' }

export const detailFixtures = {
  default: { record: detail },
  instructed: { record: { ...detail, how: ['打开APP首页，点击「打车」', '下单时自动抵扣，每单限用一张'] } },
  goods: { record: { ...detail, prize: { ...held, ...goods }, address: 'wanted' as const } },
  shipped: { record: { ...detail, prize: { ...held, ...goods }, address: 'shipped' as const } },
  prizeUsed: { record: { ...detail, prize: { ...held, status: 'used' as const } } },
  prizeExpired: { record: { ...detail, prize: { ...held, status: 'expired' as const } } },
  goodsExpired: { record: { ...detail, prize: { ...held, ...goods, status: 'expired' as const } } },
  invalid: { record: null },
}
