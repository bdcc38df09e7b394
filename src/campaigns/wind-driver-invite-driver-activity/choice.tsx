import type { HireChoice } from '@/blocks/hire/choice'
import { useMessages } from '@/lib/i18n'
import { usePage } from './api'
import { FreePlace } from './art/FreePlace'
import { KeyBoard } from './art/KeyBoard'
import { DepotFlowHero, DepotHero } from './DepotHero'
import { sample } from './fixtures'
import { windDriverMessages } from './messages'

export const choice: HireChoice = {
  usePage,
  sample,
  useTexts: () => useMessages(windDriverMessages),
  Hero: DepotHero,
  FlowHero: DepotFlowHero,
  scene: <KeyBoard />,
  CandidateScene: FreePlace,
  first: 'recommended',
}
