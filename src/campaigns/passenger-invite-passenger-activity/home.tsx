import { BothSides, type BothOffers } from '@/blocks/home/cards/BothSides'
import { stepsFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { NumberedSteps, numberedDefaults } from '@/blocks/home/cards/NumberedSteps'
import { EarnedCard, EarnedSkeleton } from '@/blocks/rewardSheet/EarnedCard'
import { earnedActions, earnedBy, type EarnedActions, type EarnedData } from '@/blocks/rewardSheet/useEarned'
import { useMessages } from '@/lib/i18n'
import { LinkRow } from '@/ui/display/LinkRow'
import { Card } from '@/ui/layout/Card'
import { useGetPassengerInvitePassengerPageQuery, useGetPipRewardDtlInfiniteQuery, useGetPipTotalRewardAmountQuery, usePipShareCallbackMutation } from './api'
import { Shared } from './art/Shared'
import { pipMessages } from './messages'
import { TornHero } from './TornHero'

export type HomeSectionData = EarnedData & { readonly offer: BothOffers }

export const page = homePage({
  usePage: useGetPassengerInvitePassengerPageQuery,
  toData: ({ offer }): HomeSectionData => ({ offer, earned: undefined, rewards: undefined }),
  useExtras: earnedBy(useGetPipTotalRewardAmountQuery, useGetPipRewardDtlInfiniteQuery),
  extraActions: earnedActions,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: stepsFields,
  useDefaults: () => numberedDefaults(useMessages(pipMessages)),
  landing: 'invitee-register',
  sharePage: 'share',
  useShareCallback: usePipShareCallbackMutation,
  useTexts: () => useMessages(pipMessages),
  Hero: TornHero,
  scene: <Shared />,
  Sections,
  SectionsSkeleton,
})

/** What a phone shows at once; the rest lies below. */
function SectionsSkeleton() {
  const texts = useMessages(pipMessages)
  return (
    <>
      <BothSides texts={texts} />
      <EarnedSkeleton title={texts.earned} />
    </>
  )
}

function Sections({ config, data, actions }: SectionProps<HomeSectionData, typeof stepsFields, EarnedActions>) {
  const texts = useMessages(pipMessages)
  return (
    <>
      <BothSides offer={data.offer} texts={texts} />
      <EarnedCard data={data} actions={actions} texts={texts} />
      <NumberedSteps config={config} texts={texts} />
      <Card>
        <LinkRow label={texts.friendList} onClick={() => actions.open('invited-user-list')} />
      </Card>
    </>
  )
}
