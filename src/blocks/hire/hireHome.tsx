import { ladderFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { LadderCard, LadderSkeleton } from '@/blocks/home/cards/LadderCard'
import { homeMessages } from '@/blocks/home/messages'
import { useMessages } from '@/lib/i18n'
import { text } from '@/lib/pageConfig'
import { LinkRow } from '@/ui/display/LinkRow'
import { Card } from '@/ui/layout/Card'
import { useWindShareCallbackMutation, type Hire } from './calls'
import type { HireChoice, HireTexts } from './choice'
import { CityRewards, CityRewardsSkeleton } from './CityRewards'
import { hireFixtures } from './fixtures'
import { RecommendedCard } from './RecommendedCard'

const config = { ...ladderFields, citiesTitle: text('城市奖励标题', '', 20) }

/** The home of a campaign that hires drivers by recommendation: what one brings, how far they have come, and how it is done. */
export function hireHome(choice: HireChoice) {
  const { usePage, sample, useTexts, Hero, scene, heroBackground, first } = choice
  return homePage({
    usePage,
    toData: ({ cities, ladder, recommended }, isLoggedIn): Hire => ({ cities, ladder, recommended: isLoggedIn ? recommended : undefined }),
    fixtures: hireFixtures(sample),
    config,
    useDefaults: () => ({ ladderTitle: useMessages(homeMessages).ladder, citiesTitle: useTexts().cities }),
    landing: 'invitee-register',
    sharePage: 'share',
    useShareCallback: useWindShareCallbackMutation,
    useTexts,
    Hero,
    scene,
    heroBackground,
    Sections: (props: SectionProps<Hire, typeof config>) => <Sections {...props} texts={useTexts()} first={first} />,
    SectionsSkeleton: () => <SectionsSkeleton texts={useTexts()} first={first} />,
  })
}

const lookOf = (first: HireChoice['first']) => (first === 'cities' ? 'tags' : 'lines')

type SkeletonProps = { readonly texts: HireTexts; readonly first: HireChoice['first'] }

function SectionsSkeleton({ texts: { cities, recommended }, first }: SkeletonProps) {
  const rewards = <CityRewardsSkeleton title={cities} look={lookOf(first)} />
  return (
    <>
      {first === 'cities' && rewards}
      <RecommendedCard title={recommended} isLoading />
      {first === 'recommended' && rewards}
      <LadderSkeleton />
    </>
  )
}

function Sections({ config: { ladderTitle, citiesTitle }, data: { cities, ladder, recommended, status }, actions, texts, first }: SectionProps<Hire, typeof config> & SkeletonProps) {
  const rewards = <CityRewards title={citiesTitle || texts.cities} cities={cities} look={lookOf(first)} />
  return (
    <>
      {first === 'cities' && rewards}
      <RecommendedCard title={texts.recommended} recommended={recommended} isBlacklisted={status === 'blacklisted'} />
      {first === 'recommended' && rewards}
      <LadderCard counts="drivers" title={ladderTitle} ladder={ladder} invited={recommended?.onRoad ?? 0} isOpen={status === 'open'} />
      <Card>
        <LinkRow label={texts.guideEntry} onClick={() => actions.open('guide')} />
      </Card>
    </>
  )
}
