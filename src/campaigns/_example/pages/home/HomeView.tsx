import { ActionBar } from '@/blocks/home/ActionBar'
import { ctaOf } from '@/blocks/home/ctaOf'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Card } from '@/ui/layout/Card'
import { HeroTitle } from '@/ui/display/HeroTitle'
import { LinkRow } from '@/ui/display/LinkRow'
import { PageFrame } from '@/ui/layout/PageFrame'
import type { homeConfig } from '../../config'
import { exampleMessages } from '../../messages'
import type { HomeActions, HomeData } from './homeData'
import { Hero } from './HomeView.styles'

/** Draws what it is given, live and in the preview alike: no call, no store, no address. */
export function HomeView({ config, data, actions }: PageViewProps<typeof homeConfig, HomeData, HomeActions>) {
  const messages = useMessages(exampleMessages)
  const cta = ctaOf(data.activityStatus, data.isLoggedIn)
  const hero = (
    <Hero {...box('headline')}>
      <HeroTitle title={config.headline || messages.headline} text={messages.subline} />
    </Hero>
  )
  return (
    <PageFrame title={config.title} background={config.bgImage} hero={hero}>
      <Card title={data.friendsInvited === undefined ? messages.loggedOut : messages.invited(data.friendsInvited)}>
        <LinkRow label={messages.friends} onClick={() => actions.open('invitation-list')} />
        <LinkRow label={messages.rule} onClick={() => actions.open('rule')} />
      </Card>
      {cta !== 'none' && <ActionBar cta={cta} label={config.buttonDesc} onInvite={() => actions.invite(config.cornerShare)} onLogin={actions.login} />}
    </PageFrame>
  )
}
