import { useLocation } from 'react-router'
import { definePage, type LivePage } from '@/blocks/definePage'
import { loginFixtures } from '@/blocks/login/fixtures'
import { readEntry } from '@/features/entry'
import { LoginForm, LoginFormSkeleton, sendBindingCode, submitBinding, useAgreements, useLoginDispatch, type Agreement } from '@/features/login'
import { useEnvironment } from '@/lib/page/environmentContext'
import { useMessages } from '@/lib/i18n'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { driverTheme } from '@/ui/theme/driverTheme'
import * as S from './Bind.styles'
import { BindHero } from './BindHero'
import { bindPageMessages } from './messages'
import { useBindResult } from './useBindResult'

type BindData = { readonly promotorCode: string | null; readonly agreements: readonly Agreement[] }
type BindActions = { readonly sendCode: () => unknown; readonly bind: () => unknown }

const withAgreements = { isProtocolHidden: false }

/** `/driver-promotor-code-bind`: the login form in its bind mode (spec 1 §4), for the promoter code that the address names. */
export const page = definePage({
  kind: 'form',
  config: {},
  fixtures: {
    default: { promotorCode: 'P8K3QX', agreements: loginFixtures.default.agreements },
    missing: { promotorCode: null, agreements: loginFixtures.default.agreements },
  },
  actionNames: ['sendCode', 'bind'],
  useLive: (): LivePage<BindData, BindActions> => {
    const dispatch = useLoginDispatch()
    const { line } = useEnvironment()
    // A driver's number is bound, whatever the role of the user who opened the page.
    const agreements = useAgreements(line === 'taxi' ? 'taxi-driver' : 'standard')
    const { search } = useLocation()
    const showResult = useBindResult()
    // What an invitation has left in the tab is an inviter's code, which no income is bound to.
    const promotorCode = readEntry(search, '').activityPromotorCode ?? null
    const bind = async () => {
      const outcome = await dispatch(submitBinding(promotorCode, withAgreements))
      if (outcome) showResult(outcome)
    }
    return { status: 'ready', rawConfig: undefined, data: { promotorCode, agreements }, actions: { sendCode: () => dispatch(sendBindingCode(promotorCode, withAgreements)), bind } }
  },
  Skeleton: () => {
    const { title, promise } = useMessages(bindPageMessages)
    return (
      <ThemeProvider overrides={driverTheme}>
        <PageFrame title={title} hero={<BindHero title={title} text={promise} />}>
          <S.Card>
            <S.Code aria-hidden>
              <Skeleton shape="text" width="8rem" height="1.6875rem" />
            </S.Code>
            <LoginFormSkeleton />
          </S.Card>
        </PageFrame>
      </ThemeProvider>
    )
  },
  View: ({ data: { promotorCode, agreements }, actions }) => {
    const texts = useMessages(bindPageMessages)
    return (
      <ThemeProvider overrides={driverTheme}>
        <PageFrame title={texts.title} hero={<BindHero title={texts.title} text={texts.promise} />}>
          <S.Card>
            {promotorCode === null ? (
              <S.Missing role="status">
                <span>{texts.noPromoterCode}</span>
                <span>{texts.askAgain}</span>
              </S.Missing>
            ) : (
              <S.Code>
                {texts.code} <S.Letters>{promotorCode}</S.Letters>
              </S.Code>
            )}
            <LoginForm agreements={agreements} buttonText={texts.bind} onSendCode={actions.sendCode} onSubmit={actions.bind} />
          </S.Card>
        </PageFrame>
      </ThemeProvider>
    )
  },
})
