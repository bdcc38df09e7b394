import styled from 'styled-components'
import { BadgePlace, DriverBadge } from '@/blocks/driverBadge/DriverBadge'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { TotalTiles, TotalTilesSkeleton } from '@/blocks/home/cards/TotalTiles'
import { useMessages } from '@/lib/i18n'
import { Hero } from '@/ui/layout/Hero'
import { useQueryDriverCardPageQuery, type DriverCard } from './api'
import { Lanyard } from './art/Lanyard'
import { cardMessages } from './messages'

/** Short: the card is what is shown. */
const ShortHero = styled(Hero)`
  padding-bottom: 2.25rem;

  h1 {
    font-size: 1.625rem;
  }
`

export const page = homePage({
  usePage: useQueryDriverCardPageQuery,
  toData: ({ facts, invited, cents }, isLoggedIn): DriverCard => (isLoggedIn ? { facts, invited, cents } : { facts: undefined, invited, cents: undefined }),
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  // Where visitors leave their number.
  landing: 'promotion-collect-page',
  useTexts: () => useMessages(cardMessages),
  Hero: ShortHero,
  scene: <Lanyard />,
  Sections,
  SectionsSkeleton,
})

function Sections({ data: { facts, invited, cents, isLoggedIn, link, status }, actions }: SectionProps<DriverCard>) {
  const texts = useMessages(cardMessages)
  const open = isLoggedIn ? actions.open : actions.login
  return (
    <>
      <DriverBadge facts={facts} isLoggedIn={isLoggedIn} link={link} closed={status === 'open' ? undefined : texts.closed[status]} />
      <TotalTiles
        totals={[
          { name: texts.people, words: texts.peopleCount(isLoggedIn ? String(invited) : '--'), onOpen: () => open('invitee-user-list') },
          { name: texts.earned, cents, onOpen: () => open('invitee-user-income') },
        ]}
      />
    </>
  )
}

function SectionsSkeleton() {
  const { people, earned } = useMessages(cardMessages)
  return (
    <>
      <BadgePlace />
      <TotalTilesSkeleton names={[people, earned]} />
    </>
  )
}
