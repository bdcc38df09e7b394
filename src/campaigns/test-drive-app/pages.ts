import type { ListPageOptions } from '@/blocks/list/listPage'
import { testDriveSlice } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { withParams, type Query } from '@/lib/url/query'
import { ArtRoad } from '@/ui/art/ArtRoad'
import { useQueryTestDriveOrderListInfiniteQuery, type OrderRow as Order, type OrderTab } from './api'
import { orderListFixtures } from './fixtures'
import { orderListMessages } from './messages'
import { OrderRow } from './OrderRow'
import { OrderRowSkeleton } from './OrderRowSkeleton'

/** A page of the campaign that the orders are of, for a user of the same channel (spec 2 §6), in the same language. */
const ofActivity = (path: string, query: Query, params = {}) => `/test-drive-activity/${path}${withParams('', { ...params, passengerChannel: query.get('passengerChannel'), lang: query.get('lang') })}`

export const orderList: ListPageOptions<Order, OrderTab> = {
  row: OrderRow,
  RowSkeleton: OrderRowSkeleton,
  slices: [testDriveSlice],
  isOpenToAll: true,
  tabs: ['inProgress', 'over'],
  useRows: (request, tab, style) => useQueryTestDriveOrderListInfiniteQuery({ request, args: { tab } }, style),
  keyOf: ({ orderNo }) => orderNo,
  // It is confirmed meanwhile.
  isMoving: ({ status }) => status === 'waiting',
  cover: { Scene: ArtRoad, useLine: () => useMessages(orderListMessages).emptyHint },
  addressOf: ({ sourceId, orderNo }, query) => ofActivity('appointmentDrivingTest/orderInfo', query, { sourceId, orderNo }),
  exitRoute: (query) => ofActivity('home', query),
  useTexts: () => useMessages(orderListMessages),
  fixtures: orderListFixtures,
}
