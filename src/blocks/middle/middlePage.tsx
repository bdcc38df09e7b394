import type { ComponentType } from 'react'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { GiftHero, offerTextsHook, RegisterHero, type OfferTexts } from '@/blocks/register/RegisterHero'
import { askedOffer, offerStates, sampleOffer, type OfferSample } from '@/blocks/register/offer'
import { RegisterLead, type RegisterLeadProps } from '@/blocks/register/RegisterLead'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { GiftArt } from '@/blocks/result/art/GiftArt'
import type { HeroProps } from '@/ui/layout/Hero'
import { MiddleFrame, MiddleView } from './MiddleView'
import type { MiddleActions, MiddleData } from './middleData'
import { middleConfig } from './config'
import { middleMessages } from './messages'

export type MiddlePageOptions = {
  /** Its part of the activity's configuration, where the path names another page's: `middle` is `middlePageConfig`. */
  readonly configKey?: string
  /** How the page leads on: `autoJump`, or a campaign's own. */
  readonly useLive: (configKey: string) => LivePage<MiddleData, MiddleActions>
  /** It waits for a tap, and jumps nowhere by itself. */
  readonly isAsking?: boolean
  readonly Hero?: ComponentType<HeroProps>
  readonly Lead?: ComponentType<RegisterLeadProps>
  readonly useTexts?: () => OfferTexts
  /** What previews promise. */
  readonly sample?: OfferSample
}

/** Between the link and where it leads: who invites, and to what. */
export function middlePage(pathKey: string, options: MiddlePageOptions): Page<typeof middleConfig, MiddleData, MiddleActions> {
  const { configKey = pathKey, useLive, isAsking = false, Hero = GiftHero, Lead = RegisterLead, sample: promised = sampleOffer } = options
  const status = isAsking ? ('asking' as const) : ('leaving' as const)
  const useTexts = offerTextsHook(options.useTexts)
  const { invited, invalid, open } = offerStates(promised)
  const sample: MiddleData = { status, isMasked: false, offer: invited }
  return definePage({
    kind: 'middle',
    config: middleConfig,
    fixtures: {
      default: sample,
      open: { ...sample, offer: open },
      invalid: { ...sample, offer: invalid },
      ...(!isAsking && { refused: { ...sample, status: 'refused' as const }, masked: { ...sample, isMasked: true } }),
    },
    useDefaults: () => {
      const { gift, reward, promise } = useTexts()
      const { claim } = useMessages(middleMessages)
      return { title: promise, headline: gift(toShortYuan(promised.cents)), rewardText: reward, buttonText: claim }
    },
    actionNames: ['go', 'register', 'unmask', 'openMiniProgram'],
    // oxlint-disable-next-line react/hooks -- a page has one way on for its whole life
    useLive: () => useLive(configKey),
    View: ({ config, data, actions }) => (
      <MiddleView
        config={config}
        data={data}
        actions={actions}
        hero={<RegisterHero Hero={Hero} headline={config.headline} title={config.title} cents={data.offer.cents} texts={useTexts()} />}
        lead={<Lead offer={data.offer} rewardText={config.rewardText} />}
      />
    ),
    cover: { Scene: GiftArt, useLine: () => useMessages(middleMessages).title },
    Skeleton: () => <MiddleFrame title={useMessages(middleMessages).title} hero={<RegisterHero Hero={Hero} headline="" title="" cents={null} texts={useTexts()} />} lead={<Lead offer={askedOffer} rewardText="" />} />,
  })
}
