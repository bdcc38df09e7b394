import type { ListPageOptions } from '@/blocks/list/listPage'
import { testDriveSlice } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { withParams } from '@/lib/address/query'
import { ArtRoad } from '@/ui/art/ArtRoad'
import { useQueryTestDriveOrderListInfiniteQuery, type OrderRow as Order, type OrderTab } from './api'
import { orderListFixtures } from './fixtures'
import { orderListMessages } from './messages'
import { OrderRow } from './OrderRow'
import { OrderRowSkeleton } from './OrderRowSkeleton'

/** The campaign that the orders are of. */
const ACTIVITY = '/test-drive-activity'

export const orderList: ListPageOptions<Order, OrderTab> = {
  row: OrderRow,
  RowSkeleton: OrderRowSkeleton,
  slices: [testDriveSlice],
  tabs: ['inProgress', 'over'],
  useRows: (request, tab, style) => useQueryTestDriveOrderListInfiniteQuery({ request, args: { tab } }, style),
  keyOf: ({ orderNo }) => orderNo,
  // It is confirmed meanwhile.
  isMoving: ({ status }) => status === 'waiting',
  cover: { Scene: ArtRoad, useLine: () => useMessages(orderListMessages).emptyHint },
  addressOf: ({ sourceId, orderNo }) => `${ACTIVITY}/appointmentDrivingTest/orderInfo${withParams('', { sourceId, orderNo })}`,
  exitRoute: `${ACTIVITY}/home`,
  useTexts: () => useMessages(orderListMessages),
  fixtures: orderListFixtures,
}
