import { definePage } from '@/blocks/definePage'
import { orderListConfig } from '../../config'
import { orderListFixtures } from '../../fixtures'
import { OrderListView } from './OrderListView'
import { useOrderList } from './useOrderList'

export const page = definePage({ kind: 'list', config: orderListConfig, fixtures: orderListFixtures, actionNames: ['show', 'more', 'open', 'book'], useLive: useOrderList, View: OrderListView })
