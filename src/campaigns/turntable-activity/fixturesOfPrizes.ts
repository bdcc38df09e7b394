import { listStates } from '@/blocks/list/listStates'
import type { PrizeDetail, PrizeRow } from './api'
import { coupon, goods } from './fixtures'

const row: PrizeRow = { id: 'T1', name: '¥5打车券', kind: 'coupon', friend: '', at: '2026-11-18 09:32', status: 'received', statusName: '已到账', reason: '', cents: 500, address: 'none' }
const sent: PrizeRow = { ...row, id: 'T2', name: '车载香薰', kind: 'goods', cents: 0, status: 'waiting', statusName: '填写地址', address: 'wanted' }

export const prizeListFixtures = listStates<PrizeRow>([sent, row, { ...sent, id: 'T3', statusName: '已发货', address: 'shipped' }])

const detail: PrizeDetail = { prize: coupon, image: '', how: [], address: 'none' }

export const detailFixtures = {
  default: { record: detail },
  instructed: { record: { ...detail, how: ['打开APP首页，点击「打车」', '下单时自动抵扣，每单限用一张'] } },
  goods: { record: { prize: goods, image: '', how: [], address: 'wanted' as const } },
  shipped: { record: { prize: goods, image: '', how: [], address: 'shipped' as const } },
  invalid: { record: null },
}
