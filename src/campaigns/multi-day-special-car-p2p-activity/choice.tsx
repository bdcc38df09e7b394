import type { P2pChoice } from '@/blocks/p2p/choice'
import { useMessages } from '@/lib/i18n'
import { calls } from './api'
import { sample } from './fixtures'
import { Sun, Trip } from './art/Trip'
import { TripFlowHero, TripHero } from './TripHero'
import { multiDayMessages } from './messages'

export const choice: P2pChoice = {
  calls,
  sample,
  useTexts: () => useMessages(multiDayMessages),
  Hero: TripHero,
  FlowHero: TripFlowHero,
  scene: <Trip />,
  heroBackground: <Sun isHigh />,
  appPlace: 'multiday',
}
