import type { P2pChoice } from '@/blocks/p2p/choice'
import { useMessages } from '@/lib/i18n'
import { calls } from './api'
import { sample } from './fixtures'
import { Area } from './art/Area'
import { Pod } from './art/Pod'
import { PodFlowHero, PodHero } from './PodHero'
import { robotaxiMessages } from './messages'

export const choice: P2pChoice = {
  calls,
  sample,
  useTexts: () => useMessages(robotaxiMessages),
  Hero: PodHero,
  FlowHero: PodFlowHero,
  scene: <Pod />,
  Map: Area,
  appPlace: 'robotaxi',
}
