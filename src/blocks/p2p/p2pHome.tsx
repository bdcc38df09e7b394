import { ladderFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { LadderCard, LadderSkeleton } from '@/blocks/home/cards/LadderCard'
import { LatestInvites } from '@/blocks/home/cards/LatestInvites'
import { homeMessages } from '@/blocks/home/messages'
import { useMessages } from '@/lib/i18n'
import { image, longText, text } from '@/lib/pageConfig'
import { AreaCard } from './AreaCard'
import type { P2p } from './calls'
import type { P2pChoice, P2pTexts } from './choice'
import { homeFixtures } from './fixtures'
import { p2pMessages } from './messages'
import { OfferCard, OfferSkeleton, Status } from './OfferCard'

const config = { ...ladderFields, areaTitle: text('服务范围标题', '', 20), areaNote: longText('服务范围说明'), areaImage: image('服务范围地图') }

/** The home of an invitation to a kind of ride: what both get, how far the user is, where it can be ridden. */
export function p2pHome(choice: P2pChoice) {
  const { calls, sample, useTexts, Hero, scene, heroBackground, Map } = choice
  return homePage({
    usePage: calls.usePage,
    toData: ({ offer, ladder, friendsInvited, latestInvites, cities }, isLoggedIn): P2p => ({ offer, ladder, cities, friendsInvited: isLoggedIn ? friendsInvited : undefined, latestInvites: isLoggedIn ? latestInvites : [] }),
    fixtures: homeFixtures(sample),
    config,
    useDefaults: () => {
      const { areaTitle, areaNote } = useTexts()
      return { ladderTitle: useMessages(homeMessages).ladder, areaTitle, areaNote }
    },
    landing: 'invitee-register-middle-page',
    useShareCallback: calls.useShareCallback,
    useTexts,
    Hero,
    scene,
    heroBackground,
    Sections: (props: SectionProps<P2p, typeof config>) => <Sections {...props} own={useTexts()} Map={Map} />,
    SectionsSkeleton: () => (
      <>
        <OfferSkeleton texts={useTexts()} />
        {!Map && <LadderSkeleton />}
      </>
    ),
  })
}

function Sections({ config: { ladderTitle, areaTitle, areaNote, areaImage }, data, actions, invite, own, Map }: SectionProps<P2p, typeof config> & { readonly own: P2pTexts; readonly Map: P2pChoice['Map'] }) {
  const texts = useMessages(p2pMessages)
  const { offer, ladder, friendsInvited, latestInvites, cities, isLoggedIn, status } = data
  // Our own words point at cities or a map, which an activity may have none of.
  const isAreaKnown = cities.length > 0 || areaImage !== '' || areaNote !== ''
  const area = isAreaKnown && <AreaCard title={areaTitle || own.areaTitle} note={areaNote || own.areaNote} image={areaImage} Map={Map} cities={cities} />
  return (
    <>
      <OfferCard offer={offer} texts={own}>
        <Status role="status">{status === 'blacklisted' ? texts.blacklisted : friendsInvited === undefined ? texts.loggedOut : texts.invited(friendsInvited)}</Status>
      </OfferCard>
      {Map && area}
      <LadderCard title={ladderTitle} ladder={ladder} invited={friendsInvited ?? 0} isOpen={status === 'open'} />
      <LatestInvites invites={latestInvites} isLoggedIn={isLoggedIn} onViewAll={() => actions.open('invitation-list')} onInvite={invite} onLogin={() => actions.login()} />
      {!Map && area}
    </>
  )
}
