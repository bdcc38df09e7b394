import { lazy, Suspense } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { loadOneClick, LoginForm } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import type { loginConfig } from './config'
import { LoginHero } from './LoginHero'
import type { LoginPageActions, LoginPageData } from './loginPageData'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'

type LoginViewProps = PageViewProps<typeof loginConfig, LoginPageData, LoginPageActions>

const OneClickOverlay = lazy(async () => ({ default: (await loadOneClick()).OneClickOverlay }))

/** The phone form, or the one-click overlay in its place. */
export function LoginView(page: LoginViewProps) {
  const { config, data, actions } = page
  if (data.oneClick === 'closed') return <PhoneLogin {...page} />
  return (
    <Suspense fallback={<PhoneLogin {...page} />}>
      <OneClickOverlay
        config={config.quickLoginPageConfig}
        agreements={data.agreements}
        isProtocolHidden={data.isProtocolHidden}
        isBusy={data.oneClick === 'busy'}
        onQuick={() => actions.logInByCarrier(config)}
        onOther={actions.chooseOtherNumber}
      />
    </Suspense>
  )
}

function PhoneLogin({ config, data, actions }: LoginViewProps) {
  const texts = useMessages(loginPageMessages)
  const { title, bgImage, canPageScroll, buttonDesc, loginBtnImage } = config
  const hasPicture = bgImage !== ''
  return (
    <PageFrame title={title || texts.heading} background={bgImage} hero={hasPicture ? undefined : <LoginHero />} canScroll={canPageScroll}>
      {hasPicture && (
        <S.PictureSpace>
          <S.HiddenHeading>{title || texts.heading}</S.HiddenHeading>
        </S.PictureSpace>
      )}
      <S.Card>
        {data.isConfigMissing && (
          <S.Note role="status">
            {texts.configFailed}
            <Button kind="text" size="small" onClick={actions.reloadConfig}>
              {texts.reload}
            </Button>
          </S.Note>
        )}
        <LoginForm
          agreements={data.agreements}
          isProtocolHidden={data.isProtocolHidden}
          buttonText={buttonDesc}
          buttonImage={loginBtnImage}
          onSendCode={actions.sendCode}
          onSubmit={() => actions.logIn(config)}
        />
      </S.Card>
      <S.Foot>{texts.safe}</S.Foot>
    </PageFrame>
  )
}
