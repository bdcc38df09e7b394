import type { ComponentType } from 'react'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { loginConfig } from '@/blocks/login/config'
import { loginPage, type LoginPageOptions } from '@/blocks/login/page'
import type { LoginPageActions, LoginPageData } from '@/blocks/login/loginPageData'
import { LoginSkeleton } from '@/blocks/login/LoginSkeleton'
import { LoginView } from '@/blocks/login/LoginView'
import { GiftArt } from '@/blocks/result/art/GiftArt'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { text } from '@/lib/pageConfig'
import type { HeroProps } from '@/ui/layout/Hero'
import { registerMessages } from './messages'
import { offerStates, sampleOffer, type Offer, type OfferSample } from './offer'
import { GiftHero, offerTextsHook, RegisterHero, type OfferTexts } from './RegisterHero'
import { RegisterLead, RegisterLeadSkeleton, type RegisterLeadProps } from './RegisterLead'
import { useOffer } from './useOffer'

const registerConfig = { ...loginConfig, headline: text('主标题'), rewardText: text('奖励名称') }

type RegisterData = LoginPageData & { readonly offer: Offer }

export type RegisterPageOptions = LoginPageOptions &
  Required<Pick<LoginPageOptions, 'inviteeRoutes'>> & {
    /** The campaign's own head, where it has one; and what lies between head and form. */
    readonly Hero?: ComponentType<HeroProps>
    readonly Lead?: ComponentType<RegisterLeadProps>
    readonly LeadSkeleton?: ComponentType
    /** What is offered, where it is no ride credit. */
    readonly useTexts?: () => OfferTexts
    /** What previews promise. */
    readonly sample?: OfferSample
  }

/** Where an invited friend lands: who invites, what waits, and the login form, which goes on as the backend says. */
export function registerPage(_configKey: string, { Hero = GiftHero, Lead = RegisterLead, LeadSkeleton = RegisterLeadSkeleton, sample: promised = sampleOffer, ...options }: RegisterPageOptions): Page<typeof registerConfig, RegisterData, LoginPageActions> {
  const host = loginPage(options)
  const useTexts = offerTextsHook(options.useTexts)
  const { invited, invalid, open } = offerStates(promised)
  const sample: RegisterData = { ...host.fixtures.default, offer: invited }
  return definePage({
    kind: 'register',
    config: registerConfig,
    inviteeRoutes: options.inviteeRoutes,
    fixtures: { default: sample, invalid: { ...sample, offer: invalid }, open: { ...sample, offer: open }, oneClick: { ...sample, oneClick: 'open' } },
    useDefaults: () => {
      const { gift, reward, promise } = useTexts()
      return { headline: gift(toShortYuan(promised.cents)), title: promise, rewardText: reward }
    },
    actionNames: host.actionNames,
    useLive: (): LivePage<RegisterData, LoginPageActions> => {
      // oxlint-disable-next-line react/hooks -- the host is the same for the page's whole life
      const live = host.useLive()
      const offer = useOffer()
      return live.status === 'ready' ? { ...live, data: { ...live.data, offer } } : live
    },
    cover: {
      Scene: GiftArt,
      useLine: () => useTexts().promise,
    },
    Skeleton: () => (
      <LoginSkeleton
        variant={options.variant ?? 'standard'}
        isProtocolHidden={options.isProtocolHidden ?? false}
        title={useMessages(registerMessages).title}
        hero={<RegisterHero Hero={Hero} headline="" title="" cents={null} texts={useTexts()} />}
        lead={<LeadSkeleton />}
      />
    ),
    View: ({ config, data, actions }) => {
      const texts = useMessages(registerMessages)
      return (
        <LoginView
          config={config}
          data={data}
          actions={actions}
          title={config.headline || texts.title}
          hero={<RegisterHero Hero={Hero} headline={config.headline} title={config.title} cents={data.offer.cents} texts={useTexts()} />}
          lead={<Lead offer={data.offer} rewardText={config.rewardText} />}
        />
      )
    },
  })
}
