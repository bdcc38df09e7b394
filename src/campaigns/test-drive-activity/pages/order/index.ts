import { definePage } from '@/blocks/definePage'
import { orderConfig } from '../../config'
import { orderFixtures } from '../../fixtures'
import { OrderView } from './OrderView'
import { useOrder } from './useOrder'

export const page = definePage({ kind: 'detail', config: orderConfig, fixtures: orderFixtures, actionNames: ['cancel', 'book', 'back'], useLive: useOrder, View: OrderView })
