import { definePage } from '@/blocks/definePage'
import { guideConfig } from '../../config'
import { guideFixtures } from '../../fixtures'
import { GuideView } from './GuideView'
import { useGuide } from './useGuide'

export const page = definePage({
  kind: 'guide',
  config: guideConfig,
  fixtures: guideFixtures,
  actionNames: ['appointment', 'drive', 'share'],
  useLive: useGuide,
  View: GuideView,
})
