import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { useMessages } from '@/lib/i18n'
import { ArtGift } from '@/ui/art/ArtGift'
import { Card } from '@/ui/layout/Card'
import { LinkRow } from '@/ui/display/LinkRow'
import { useQueryExamplePageQuery } from './api'
import { exampleMessages } from './messages'

export type HomeSectionData = {
  /** Undefined for a user who is not logged in. */
  readonly friendsInvited: number | undefined
}

export const page = homePage({
  usePage: useQueryExamplePageQuery,
  toData: ({ friendsInvited }, isLoggedIn): HomeSectionData => ({ friendsInvited: isLoggedIn ? friendsInvited : undefined }),
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  landing: '',
  useTexts: () => useMessages(exampleMessages),
  scene: <ArtGift />,
  Sections,
})

/** What lies between hero and button, live and in the preview alike: no call, no store, no address. */
function Sections({ data, actions }: SectionProps<HomeSectionData>) {
  const messages = useMessages(exampleMessages)
  return (
    <Card title={data.friendsInvited === undefined ? messages.loggedOut : messages.invited(data.friendsInvited)}>
      <LinkRow label={messages.friends} onClick={() => actions.open('invitation-list')} />
    </Card>
  )
}
