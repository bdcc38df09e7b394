import { useSelector } from 'react-redux'
import { listPage } from '@/blocks/list/listPage'
import { selectSourceId } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { withParams } from '@/lib/query'
import { useQueryTestDriveOrderListInfiniteQuery } from '../../endpoints'
import { orderListFixtures } from '../../fixtures'
import { orderListMessages } from '../../messages'
import { OrderRow } from './OrderRow'

/** The campaign that the orders are of. */
const ACTIVITY = '/test-drive-activity'

export const page = listPage({
  configKey: 'orderList',
  tabs: ['inProgress', 'over'],
  useRows: (tab, style) => {
    const sourceId = useSelector(selectSourceId) ?? ''
    return useQueryTestDriveOrderListInfiniteQuery({ sourceId, tab }, { ...style, skip: useSelector(selectIsAutoLoginPending) })
  },
  keyOf: ({ orderNo }) => orderNo,
  addressOf: ({ sourceId, orderNo }) => `${ACTIVITY}/appointmentDrivingTest/orderInfo${withParams('', { sourceId, orderNo })}`,
  exitRoute: `${ACTIVITY}/home`,
  useTexts: () => useMessages(orderListMessages),
  Row: OrderRow,
  fixtures: orderListFixtures,
})
