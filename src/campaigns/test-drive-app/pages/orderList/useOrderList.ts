import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { LivePage } from '@/blocks/definePage'
import { endOf, rowsOf } from '@/blocks/list/paging'
import { selectSourceId } from '@/features/entry'
import { selectIsLoggingInByItself } from '@/features/login'
import { usePageRestored } from '@/lib/usePageRestored'
import { useQueryTestDriveOrderListInfiniteQuery } from '../../endpoints'
import type { OrderTab } from '../../model'
import type { OrderListActions, OrderListData } from './orderListData'

const ACTIVITY = '/test-drive-activity'

/** Kept in navigation state: whoever comes back from an order finds the tab that it was opened from. */
const tabOf = (state: unknown): OrderTab => (typeof state === 'object' && state !== null && 'tab' in state && state.tab === 'over' ? 'over' : 'inProgress')

export function useOrderList(): LivePage<OrderListData, OrderListActions> {
  const sourceId = useSelector(selectSourceId) ?? ''
  const isHostLoggingIn = useSelector(selectIsLoggingInByItself)
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const tab = tabOf(state)
  const orders = useQueryTestDriveOrderListInfiniteQuery({ sourceId, tab }, { skip: isHostLoggingIn, refetchOnMountOrArgChange: true })
  const [now] = useState(() => Date.now())
  const { currentData, error, isFetching, refetch } = orders
  usePageRestored(() => void refetch())
  const rows = useMemo(() => currentData && rowsOf(currentData.pages, ({ orderNo }) => orderNo), [currentData])

  const actions: OrderListActions = {
    show: (chosen) => void navigate({ pathname, search }, { replace: true, state: { tab: chosen } }),
    more: () => {
      if (!isFetching) void orders.fetchNextPage()
    },
    open: ({ sourceId: of, orderNo }) => void navigate(`${ACTIVITY}/appointmentDrivingTest/orderInfo?sourceId=${encodeURIComponent(of)}&orderNo=${encodeURIComponent(orderNo)}`),
    book: () => void navigate(`${ACTIVITY}/home`),
  }
  if (isHostLoggingIn || (!orders.data && isFetching)) return { status: 'loading' }
  if (!rows && error && !isFetching) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'ready', rawConfig: undefined, data: { tab, rows, end: endOf(orders), now }, actions }
}
