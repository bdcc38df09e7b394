import type { OrderListData } from './pages/orderList/orderListData'

const NOW = Date.UTC(2026, 10, 20, 1, 0)

const row = (index: number, statusName: string, time: string, place: string) => ({ orderNo: `TD2026112000${index}`, sourceId: 'TESTDRIVE2026', statusName, carType: '智己 L6 超长续航版', time, place })

const shown: OrderListData = {
  tab: 'inProgress',
  rows: [row(1, '待试驾', '2026-11-20 14:30:00', '人民广场(地铁站)'), row(2, '待确认', '2026-11-21 10:00:00', '静安寺久光百货')],
  end: 'end',
  now: NOW,
}

export const orderListFixtures = {
  default: shown,
  over: { ...shown, tab: 'over', rows: [row(3, '已完成', '2026-11-05 10:00:00', '徐家汇(地铁站)')], end: 'more' },
  empty: { ...shown, rows: [] },
} satisfies Record<string, OrderListData>
