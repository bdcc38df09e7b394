import type { HireChoice } from '@/blocks/hire/choice'
import { useMessages } from '@/lib/i18n'
import { usePage } from './api'
import { SteeringWheel } from './art/SteeringWheel'
import { Hills, Turbines } from './art/Turbines'
import { sample } from './fixtures'
import { windPassengerMessages } from './messages'
import { WindFlowHero, WindHero } from './WindHero'

export const choice: HireChoice = {
  usePage,
  sample,
  useTexts: () => useMessages(windPassengerMessages),
  Hero: WindHero,
  FlowHero: WindFlowHero,
  scene: <Hills />,
  heroBackground: <Turbines />,
  CandidateScene: SteeringWheel,
  // Passengers recommend: they need not be drivers.
  reasons: ['cityClosed', 'notInList', 'unmet'],
  first: 'cities',
}
