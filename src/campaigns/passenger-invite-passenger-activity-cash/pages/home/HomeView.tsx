import { useMemo } from 'react'
import { ActionBar } from '@/blocks/home/ActionBar'
import { ctaOf } from '@/blocks/home/ctaOf'
import { LadderCard } from '@/blocks/home/LadderCard'
import { LatestInvites } from '@/blocks/home/LatestInvites'
import { homeMessages } from '@/blocks/home/messages'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { box } from '@/lib/pageConfig'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { Ticker } from '@/ui/display/Ticker'
import { homeConfig } from '../../config'
import { cashMessages } from '../../messages'
import type { HomeActions, HomeData } from './homeData'
import { HomeCountdown } from './HomeCountdown'
import { HomeHero } from './HomeHero'
import { Tab, TabFace } from './HomeHero.styles'
import { HowCard } from './HowCard'
import { WalletCard } from './WalletCard'

export function HomeView({ config, data, actions }: PageViewProps<typeof homeConfig, HomeData, HomeActions>) {
  const messages = useMessages(cashMessages)
  const shared = useMessages(homeMessages)
  const overrides = useMemo(() => (config.themeColor === homeConfig.themeColor.fallback ? undefined : { primary: config.themeColor }), [config.themeColor])
  const cta = ctaOf(data.activityStatus, data.isLoggedIn)
  const { entries, ending } = data
  const invite = () => actions.invite(config.cornerShare)
  const rows = useMemo(() => data.winners.map(({ id, name, cents }) => ({ id, content: messages.winner(name, toShortYuan(cents)) })), [data.winners, messages])
  const hero = (
    <HomeHero
      headline={config.headline || config.title || messages.headline}
      subline={config.subline || messages.subline}
      image={config.bgImage}
      ticker={rows.length > 0 && <Ticker rows={rows} summary={messages.winners} />}
      countdown={data.activityStatus === 'finished' ? shared.ended : ending && <HomeCountdown ending={ending} onEnd={actions.timeRanOut} />}
      tabs={
        <>
          {entries.includes('rule') && (
            <Tab {...box('ruleEntry')} type="button" aria-label={config.ruleEntry || messages.rule} onClick={() => actions.open('rule')}>
              <TabFace>{config.ruleEntry || messages.ruleShort}</TabFace>
            </Tab>
          )}
          {cta !== 'none' && cta !== 'ended' && (
            <Tab {...box('cornerShare')} type="button" onClick={() => actions.share(config.cornerShare)}>
              <TabFace>{shared.share}</TabFace>
            </Tab>
          )}
        </>
      }
    />
  )
  return (
    <ThemeProvider overrides={overrides}>
      <PageFrame title={config.title} hero={hero}>
        <WalletCard data={data} actions={actions} />
        <LadderCard ladder={data.ladder} invited={data.wallet?.friendsInvited ?? 0} isOpen={data.activityStatus === 'open'} />
        <HowCard />
        <LatestInvites
          invites={data.latestInvites}
          isLoggedIn={data.isLoggedIn}
          onViewAll={entries.includes('invites') ? () => actions.open('invites') : undefined}
          onInvite={cta === 'invite' ? invite : undefined}
        />
        {cta !== 'none' && <ActionBar box={config.buttonImage ? 'buttonImage' : 'buttonDesc'} cta={cta} label={config.buttonDesc} image={config.buttonImage} onInvite={invite} onLogin={actions.login} />}
      </PageFrame>
    </ThemeProvider>
  )
}
