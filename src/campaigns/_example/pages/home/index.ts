import { definePage } from '@/blocks/definePage'
import { homeConfig } from '../../config'
import { homeFixtures } from '../../fixtures'
import { HomeView } from './HomeView'
import { useHome } from './useHome'

export const page = definePage({ kind: 'home', config: homeConfig, fixtures: homeFixtures, actionNames: ['invite', 'login', 'open'], useLive: useHome, View: HomeView })
