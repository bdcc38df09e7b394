import { memo, useMemo } from 'react'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import type { ConfigFields, ConfigOf } from '@/lib/pageConfig'
import type { ActivityPage } from '@/services/candle'
import { Ticker } from '@/ui/display/Ticker'
import { Hero, HeroTab } from '@/ui/layout/Hero'
import type { HomeFields } from './config'
import type { Cta } from './action/ctaOf'
import { HomeCountdown } from './HomeCountdown'
import type { HomeActions, HomeBase, HomeCard } from './homeData'
import type { HomePageOptions } from './homePage'
import { homeMessages } from './messages'

type HomeHeadProps = Pick<HomeBase, 'status' | 'ending' | 'winners'> & {
  readonly options: HomePageOptions<ActivityPage, object, ConfigFields>
  readonly config: ConfigOf<HomeFields>
  readonly actions: HomeActions
  readonly cta: Cta
  readonly card: HomeCard
  readonly onRule: () => void
}

/** A home's head. It is not drawn again for what goes on among the sections, such as a wheel that turns. */
export const HomeHead = memo(({ options, config, actions, cta, card, status, ending, winners, onRule }: HomeHeadProps) => {
  const { Hero: Head = Hero, scene, heroBackground, heroMotion, useTexts } = options
  // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
  const { headline, subline, closedSubline, rule = '', winner, winners: summary = '' } = useTexts()
  const shared = useMessages(homeMessages)
  const rows = useMemo(() => (winner ? winners.map(({ id, name, cents }) => ({ id, content: winner(name, toShortYuan(cents)) })) : []), [winners, winner])
  return (
    <Head
      headline={config.headline || config.title || headline}
      subline={(status !== 'open' && closedSubline) || config.subline || subline}
      image={config.bgImage}
      scene={scene}
      background={
        <>
          {heroBackground}
          {status === 'open' && heroMotion}
        </>
      }
      top={
        <>
          <div>{rows.length > 0 && <Ticker rows={rows} summary={summary} />}</div>
          <HeroTab box="ruleEntry" label={config.ruleEntry || rule || shared.ruleShort} name={config.ruleEntry || rule || shared.rule} onClick={onRule} />
          {(cta === 'invite' || cta === 'login') && <HeroTab box="cornerShare" label={shared.share} onClick={() => actions.share(card)} />}
        </>
      }
      below={status === 'finished' ? shared.ended : ending && <HomeCountdown ending={ending} onEnd={actions.reload} />}
    />
  )
})
