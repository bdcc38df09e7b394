import styled from 'styled-components'
import { ladderFields, stepsFields } from '@/blocks/home/config'
import { HowCard, howDefaults } from '@/blocks/home/cards/HowCard'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { LadderCard, LadderSkeleton } from '@/blocks/home/cards/LadderCard'
import { homeMessages } from '@/blocks/home/messages'
import { LatestInvites } from '@/blocks/home/cards/LatestInvites'
import { WalletCard } from '@/blocks/home/cards/WalletCard'
import { WalletSkeleton } from '@/blocks/home/cards/WalletSkeleton'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Hero } from '@/ui/layout/Hero'
import { CashScene } from './art/CashScene'
import { CoinRain } from './art/CoinRain'
import { Rays } from './art/Rays'
import { usePipCashShareCallbackMutation, useQueryPipCashBarrageQuery, useQueryPipCashPageQuery, type Cash } from './api'
import { cashMessages } from './messages'

export type HomeSectionData = Pick<Cash, 'wallet' | 'ladder' | 'latestInvites' | 'oneRideAway'>

const config = { ...ladderFields, ...stepsFields }

/** Gold letters on red. */
const CashHero = styled(Hero)`
  h1 {
    color: #fff8e1;
    text-shadow: 0 0.125rem 0 #c2210d, 0 0.25rem 0.75rem rgba(120, 12, 0, 0.5);
  }

  h1 + p {
    display: inline-block;
    max-width: 100%;
    padding: 0.125rem 0.875rem;
    border-radius: 62.5rem;
    color: #8a1c05;
    background-color: #ffe39a;
    background-image: linear-gradient(90deg, #fff0bf, #ffd469);
    font-weight: 600;
  }
`

export const page = homePage({
  usePage: useQueryPipCashPageQuery,
  useWinners: useQueryPipCashBarrageQuery,
  toData: ({ ladder, wallet, latestInvites, oneRideAway }, isLoggedIn): HomeSectionData => ({ ladder, wallet: isLoggedIn ? wallet : undefined, latestInvites: isLoggedIn ? latestInvites : [], oneRideAway }),
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config,
  useDefaults: () => ({ ladderTitle: useMessages(homeMessages).ladder, ...howDefaults(useMessages(cashMessages)) }),
  landing: 'invitee-register',
  sharePage: 'share',
  useShareCallback: usePipCashShareCallbackMutation,
  useTexts: () => useMessages(cashMessages),
  Hero: CashHero,
  scene: <CashScene />,
  heroBackground: <Rays />,
  heroMotion: <CoinRain />,
  Sections,
  SectionsSkeleton,
})

/** What a phone shows at once; the rest lies below. */
function SectionsSkeleton() {
  return (
    <>
      <WalletSkeleton />
      <LadderSkeleton />
    </>
  )
}

function Sections({ config: { ladderTitle, cornerShare, ...how }, data, actions, invite }: SectionProps<HomeSectionData, typeof config>) {
  const texts = useMessages(cashMessages)
  const { wallet, isLoggedIn } = data
  const { friends, cents } = data.oneRideAway
  const canRemind = invite !== undefined && isLoggedIn
  return (
    <>
      {/* It stays within reach when the activity is over, and when the account may no longer invite. */}
      <WalletCard
        label={texts.withdrawable}
        cents={wallet?.withdrawable}
        action={{ label: texts.withdraw, onClick: () => (isLoggedIn ? actions.open('cash-withdraw') : actions.login('cash-withdraw')) }}
        stats={[
          { label: texts.pending, cents: wallet?.pending },
          { label: texts.totalEarned, cents: wallet?.totalEarned },
          { label: texts.friendsInvited, words: texts.people(wallet ? String(wallet.friendsInvited) : '--') },
        ]}
        notice={data.status === 'blacklisted' ? texts.blacklisted : ''}
        links={[
          { label: texts.records, onClick: () => actions.open('withdraw-record') },
          { label: texts.rewards, onClick: () => actions.open('reward-record') },
        ]}
      />
      <LadderCard title={ladderTitle} ladder={data.ladder} invited={wallet?.friendsInvited ?? 0} isOpen={data.status === 'open'} />
      <HowCard config={how} texts={texts} />
      <LatestInvites
        invites={data.latestInvites}
        isLoggedIn={isLoggedIn}
        onViewAll={() => actions.open('invitation-list')}
        onInvite={invite}
        onLogin={() => actions.login()}
        lead={canRemind && friends > 0 && cents > 0 ? texts.oneRideAway(friends, toShortYuan(cents)) : undefined}
        onRemind={canRemind ? () => actions.share({ ...cornerShare, ...texts.remind }) : undefined}
      />
    </>
  )
}
