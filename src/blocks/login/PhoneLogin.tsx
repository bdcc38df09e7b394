import { LoginForm } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Button } from '@/ui/form/Button'
import { LoginFrame } from './LoginFrame'
import type { LoginViewProps } from './LoginView'
import * as S from './LoginView.styles'
import { loginPageMessages } from './messages'

export function PhoneLogin({ config, data, actions, title, imageBox = 'loginBtnImage', ...head }: LoginViewProps) {
  const texts = useMessages(loginPageMessages)
  const { variant, background, appInfo } = data
  const { bgImage, canPageScroll, buttonDesc, loginBtnImage } = config
  const facts = appInfo && (
    <S.AppInfo>
      <S.AppFact>{texts.developer}</S.AppFact>
      <S.AppFact>{texts.appVersion(appInfo.version)}</S.AppFact>
      <S.AppFact>
        <NoBreakDates>{texts.updatedOn(appInfo.updatedOn)}</NoBreakDates>
      </S.AppFact>
    </S.AppInfo>
  )
  return (
    <LoginFrame {...head} variant={variant} title={config.title || title || ''} picture={bgImage} background={background} canScroll={canPageScroll} foot={facts}>
      {data.isConfigMissing && (
        <S.Note role="status">
          <span>{texts.configFailed}</span>
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
        buttonBox={loginBtnImage ? imageBox : 'buttonDesc'}
        onSendCode={actions.sendCode}
        onSubmit={() => actions.logIn(config)}
      />
    </LoginFrame>
  )
}
