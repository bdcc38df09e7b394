import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { loginConfig } from '@/blocks/login/config'
import { loginPage, type LoginPageOptions } from '@/blocks/login/page'
import type { LoginPageActions, LoginPageData } from '@/blocks/login/loginPageData'
import { LoginView } from '@/blocks/login/LoginView'
import { selectEntry } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { text } from '@/lib/pageConfig'
import { useTimeout } from '@/lib/useTimeout'
import { inviteeApi } from '@/services/candle'
import { registerMessages } from './messages'
import { offerOf, openOffer, type Offer } from './offer'
import { RegisterHero } from './RegisterHero'
import { RegisterLead } from './RegisterLead'

const registerConfig = { ...loginConfig, headline: text('主标题'), rewardText: text('奖励名称') }

type RegisterData = LoginPageData & { readonly offer: Offer }

export type RegisterPageOptions = LoginPageOptions & Required<Pick<LoginPageOptions, 'inviteeRoutes'>>

/** Where an invited friend lands: who invites, what waits, and the login form, which goes on as the backend says. */
export function registerPage(_configKey: string, options: RegisterPageOptions): Page<typeof registerConfig, RegisterData, LoginPageActions> {
  const host = loginPage(options)
  const sample: RegisterData = { ...host.fixtures.default, offer: { status: 'invited', inviter: { name: '138****8000', avatar: '' }, cents: 2000 } }
  return definePage({
    kind: 'register',
    config: registerConfig,
    fixtures: { default: sample, invalid: { ...sample, offer: { status: 'invalid', inviter: null, cents: 2000 } }, open: { ...sample, offer: openOffer } },
    actionNames: host.actionNames,
    useLive: (): LivePage<RegisterData, LoginPageActions> => {
      // oxlint-disable-next-line react/hooks -- the host is the same for the page's whole life
      const live = host.useLive()
      const offer = useOffer()
      return live.status === 'ready' ? { ...live, data: { ...live.data, offer } } : live
    },
    View: ({ config, data, actions }) => {
      const texts = useMessages(registerMessages)
      return (
        <LoginView
          config={config}
          data={data}
          actions={actions}
          title={config.headline || texts.title}
          hero={<RegisterHero headline={config.headline} title={config.title} cents={data.offer.cents} />}
          lead={<RegisterLead offer={data.offer} rewardText={config.rewardText} />}
        />
      )
    },
  })
}

/** How long the inviter's place is kept (ms). */
const OFFER_TIMEOUT_MS = 5_000

/** The form does not wait for it. */
function useOffer(): Offer {
  const { sourceId, activityPromotorCode: promotorCode } = useSelector(selectEntry)
  const { data, isFetching } = inviteeApi.useQueryInviterCardQuery(sourceId && promotorCode ? { sourceId, promotorCode } : skipToken)
  const hasTimedOut = useTimeout(OFFER_TIMEOUT_MS)
  return offerOf(data, isFetching && !hasTimedOut)
}
