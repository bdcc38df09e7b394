import { definePage } from '@/blocks/definePage'
import { homeConfig } from '../../config'
import { homeFixtures } from '../../fixtures'
import { HomeView } from './HomeView'
import { useHome } from './useHome'

export const page = definePage({
  kind: 'home',
  config: homeConfig,
  fixtures: homeFixtures,
  actionNames: ['openActivity', 'openOrder', 'openMessage', 'reload'],
  useLive: useHome,
  View: HomeView,
})
