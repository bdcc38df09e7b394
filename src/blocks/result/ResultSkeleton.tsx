import type { FunctionComponent } from 'react'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import type { OutcomeHeroProps } from './OutcomeHero'
import { OutcomeWaysSkeleton } from './OutcomeWays'
import type { ResultLook, ResultTexts } from './resultData'
import { useResultWords } from './useResultWords'

type ResultSkeletonProps = { readonly look: ResultLook; readonly Hero: FunctionComponent<OutcomeHeroProps>; readonly texts: ResultTexts; readonly canInvite: boolean }

/** The page until the backend confirms the reward: it promises nothing. Marketing's words stand where they will be shown. */
export function ResultSkeleton({ look, Hero, texts, canInvite }: ResultSkeletonProps) {
  const { isPlain, title, desc } = useResultWords(look, 'open', texts)
  const boxes = isPlain ? {} : { headlineBox: 'title', sublineBox: 'desc' }
  return (
    <HeroFrame title={title} picture="" hero={<Hero headline={title} subline={desc} {...boxes} isGiven={false} isArriving={false} />}>
      <SkeletonScreen>
        {/* The ticket, and how it is used. */}
        <Card>
          <Skeleton shape="block" height="4.25rem" />
        </Card>
        <Card>
          <Skeleton shape="block" height="7.25rem" />
        </Card>
      </SkeletonScreen>
      <OutcomeWaysSkeleton hasSecond={canInvite} />
    </HeroFrame>
  )
}
