import type { ListData } from '@/blocks/list/listData'
import type { OrderStatus } from '@/features/testDrive'
import type { OrderRow, OrderTab } from './api'

const row = (index: number, status: OrderStatus, statusName: string, time: string, place: string, isOver = false): OrderRow => ({ orderNo: `TD2026112000${index}`, sourceId: 'TESTDRIVE2026', status, statusName, carType: '智己 L6 超长续航版', time, place, isOver })

const inProgress = [row(1, 'confirmed', '待试驾', '2026-11-21 14:30:00', '人民广场(地铁站)'), row(2, 'waiting', '待确认', '2026-11-22 10:00:00', '静安寺久光百货')]
/** As many as come at once. */
const over = Array.from({ length: 20 }, (_, index) => row(index + 3, index % 4 === 3 ? 'cancelled' : 'done', index % 4 === 3 ? '已取消' : '已完成', `2026-10-${30 - index} 10:00:00`, '徐家汇(地铁站)', true))

export const orderListFixtures = {
  default: { tab: 'inProgress', listing: { status: 'shown', rows: inProgress, total: 2, end: 'end' } },
  over: { tab: 'over', listing: { status: 'shown', rows: over, total: 24, end: 'more' } },
  empty: { tab: 'inProgress', listing: { status: 'shown', rows: [], total: 0, end: 'end' } },
  loggedOut: { tab: 'inProgress', listing: { status: 'loggedOut' } },
} satisfies Record<string, ListData<OrderRow, OrderTab>>
