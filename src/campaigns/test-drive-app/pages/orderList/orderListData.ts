import type { ListEnd } from '@/blocks/list/paging'
import type { OrderRow, OrderTab } from '../../model'

export type OrderListData = {
  readonly tab: OrderTab
  /** Undefined while the first page of the tab is on its way. */
  readonly rows: readonly OrderRow[] | undefined
  readonly end: ListEnd
  /** Epoch ms, for times in words. */
  readonly now: number
}

export type OrderListActions = {
  readonly show: (tab: OrderTab) => void
  readonly more: () => void
  readonly open: (row: OrderRow) => void
  readonly book: () => void
}
