import { homePage } from '@/blocks/home/homePage'
import { drawSlice } from '@/features/draw'
import { useMessages } from '@/lib/i18n'
import { useQueryTurntableBarrageQuery, useQueryTurntablePageQuery, useTurntableShareCallbackMutation } from './api'
import { Fair } from './art/Fair'
import { homeFields } from './config'
import { homeFixtures } from './fixtures'
import { turntableMessages } from './messages'
import { FairHero, StageSkeleton } from './Stage'
import { Sections } from './Sections'
import { useTurntable, type HomeOwn } from './useTurntable'
import { useUsualSectors } from './useUsualSectors'

const home = homePage({
  usePage: useQueryTurntablePageQuery,
  useWinners: useQueryTurntableBarrageQuery,
  toData: ({ chances, canShare, last }): HomeOwn => ({ chances, canShare, last, stage: { step: 'idle' } }),
  useExtras: (request) => useTurntable(request),
  extraActions: ['draw', 'close', 'use', 'fillAddress'],
  fixtures: homeFixtures,
  config: homeFields,
  useDefaults: () => {
    const { hub, ways, way, prizes, draw } = useMessages(turntableMessages)
    return { buttonDesc: draw, hubText: hub, waysTitle: ways, shareWay: way.share, rideWay: way.ride, prizesText: prizes, sectors: useUsualSectors() }
  },
  landing: '',
  useShareCallback: useTurntableShareCallbackMutation,
  useTexts: () => useMessages(turntableMessages),
  Hero: FairHero,
  scene: <Fair />,
  Sections,
  SectionsSkeleton: StageSkeleton,
  // The wheel and its button belong together.
  Action: null,
})

export const page = { ...home, slices: [drawSlice] }
