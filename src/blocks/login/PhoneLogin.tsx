import { useMemo } from 'react'
import { LoginForm } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { useImage } from '@/ui/display/useImage'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { LoginHero } from './LoginHero'
import type { LoginViewProps } from './LoginView'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'
import { variantTheme } from './variantTheme'

export function PhoneLogin({ config, data, actions, Scene, hero, lead, ...host }: LoginViewProps) {
  const texts = useMessages(loginPageMessages)
  const { variant, background, appInfo } = data
  const { bgImage, canPageScroll, buttonDesc, loginBtnImage } = config
  const title = config.title || host.title || texts.heading[variant]
  const { src, onError } = useImage(bgImage)
  const hasPicture = src !== undefined
  const overrides = useMemo(() => ({ ...variantTheme[variant], ...(background ? { page: background } : {}) }), [variant, background])
  return (
    <ThemeProvider overrides={overrides}>
      <PageFrame
        title={title}
        background={src}
        onBackgroundFailed={onError}
        hero={hasPicture ? undefined : (hero ?? <LoginHero variant={variant} title={title} Scene={Scene} />)}
        canScroll={canPageScroll}
      >
        {hasPicture && (
          <S.PictureSpace {...box('bgImage')}>
            <S.HiddenHeading>{title}</S.HiddenHeading>
          </S.PictureSpace>
        )}
        {lead && <S.Lead>{lead}</S.Lead>}
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
            buttonBox={loginBtnImage ? 'loginBtnImage' : 'buttonDesc'}
            onSendCode={actions.sendCode}
            onSubmit={() => actions.logIn(config)}
          />
        </S.Card>
        <S.Foot $isOnPicture={hasPicture}>
          <p>{texts.safe}</p>
          {appInfo && (
            <S.AppInfo>
              <S.AppFact>{texts.developer}</S.AppFact>
              <S.AppFact>{texts.appVersion(appInfo.version)}</S.AppFact>
              <S.AppFact>{texts.updatedOn(appInfo.updatedOn)}</S.AppFact>
            </S.AppInfo>
          )}
        </S.Foot>
      </PageFrame>
    </ThemeProvider>
  )
}
