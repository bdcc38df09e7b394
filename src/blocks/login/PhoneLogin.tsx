import { useMemo } from 'react'
import { LoginForm } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { contrastWithWhite } from '@/ui/theme/colourMath'
import { LoginHero } from './LoginHero'
import type { LoginViewProps } from './LoginView'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'
import { variantLook } from './variantLook'

/** White words need at least this contrast on what they lie on; on lighter grounds dark ones have it. */
const READABLE = 4.5

export function PhoneLogin({ config, data, actions, hero, lead }: LoginViewProps) {
  const texts = useMessages(loginPageMessages)
  const { variant, ground, appInfo } = data
  const { bgImage, canPageScroll, buttonDesc, loginBtnImage } = config
  const title = config.title || texts.heading[variant]
  const hasPicture = bgImage !== ''
  const overrides = useMemo(() => ({ ...variantLook[variant], ...(ground ? { page: ground } : {}) }), [variant, ground])
  const on = ground === null ? 'page' : contrastWithWhite(ground) >= READABLE ? 'dark' : 'light'
  return (
    <ThemeProvider overrides={overrides}>
      <PageFrame title={title} background={bgImage} hero={hasPicture ? undefined : (hero ?? <LoginHero variant={variant} />)} canScroll={canPageScroll}>
        {hasPicture && (
          <S.PictureSpace>
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
            onSendCode={actions.sendCode}
            onSubmit={() => actions.logIn(config)}
          />
        </S.Card>
        <S.Foot $ground={on}>{texts.safe}</S.Foot>
        {appInfo && <S.Foot $ground={on}>{texts.appInfo(appInfo.version, appInfo.updatedOn)}</S.Foot>}
      </PageFrame>
    </ThemeProvider>
  )
}
