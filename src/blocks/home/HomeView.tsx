import { useMemo } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { INVITE } from '@/blocks/intent'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import type { ConfigFields } from '@/lib/pageConfig'
import type { ActivityPage } from '@/services/candle'
import { Hero, HeroTab } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { Ticker } from '@/ui/display/Ticker'
import { ActionBar } from './ActionBar'
import type { HomeFields } from './config'
import { ctaOf } from './ctaOf'
import { HomeCountdown } from './HomeCountdown'
import { wordedCard, type HomeActions, type HomeData } from './homeData'
import type { HomePageOptions } from './homePage'
import { homeMessages } from './messages'

type HomeViewProps = PageViewProps<HomeFields, HomeData<object>, HomeActions> & { readonly options: HomePageOptions<ActivityPage, object, ConfigFields> }

export function HomeView({ config, data, actions, options }: HomeViewProps) {
  const { Hero: Head = Hero, Sections, scene, heroBackground, heroMotion, useTexts } = options
  // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
  const { headline, subline, card: cardTexts, winner, winners = '' } = useTexts()
  const shared = useMessages(homeMessages)
  const overrides = useMemo(() => (config.themeColor ? { primary: config.themeColor } : undefined), [config.themeColor])
  const rows = useMemo(() => (winner ? data.winners.map(({ id, name, cents }) => ({ id, content: winner(name, toShortYuan(cents)) })) : []), [data.winners, winner])
  const cta = ctaOf(data.status, data.isLoggedIn)
  const card = wordedCard(config.cornerShare, cardTexts)
  const invite = () => actions.invite(card)
  const hero = (
    <Head
      headline={config.headline || config.title || headline}
      subline={config.subline || subline}
      image={config.bgImage}
      scene={scene}
      background={
        <>
          {heroBackground}
          {data.status === 'open' && heroMotion}
        </>
      }
      top={
        <>
          <div>{rows.length > 0 && <Ticker rows={rows} summary={winners} />}</div>
          <HeroTab box="ruleEntry" label={config.ruleEntry || shared.ruleShort} name={config.ruleEntry || shared.rule} onClick={() => actions.open('rule')} />
          {(cta === 'invite' || cta === 'login') && <HeroTab box="cornerShare" label={shared.share} onClick={() => actions.share(card)} />}
        </>
      }
      below={data.status === 'finished' ? shared.ended : data.ending && <HomeCountdown ending={data.ending} onEnd={actions.reload} />}
    />
  )
  return (
    <ThemeProvider overrides={overrides}>
      <PageFrame title={config.title} hero={hero}>
        <Sections config={config} data={data} actions={actions} invite={cta === 'invite' ? invite : undefined} />
        {cta !== 'none' && <ActionBar box={config.buttonImage ? 'buttonImage' : 'buttonDesc'} cta={cta} label={config.buttonDesc} image={config.buttonImage} onInvite={invite} onLogin={() => actions.login(INVITE)} />}
      </PageFrame>
    </ThemeProvider>
  )
}
