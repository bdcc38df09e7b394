import { lazy, Suspense, type ReactNode } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { loadOneClick } from '@/features/login'
import type { loginConfig } from './config'
import type { LoginPageActions, LoginPageData } from './loginPageData'
import { PhoneLogin } from './PhoneLogin'

export type LoginViewProps = PageViewProps<typeof loginConfig, LoginPageData, LoginPageActions> & {
  /** What a page that hosts the form shows in place of its head; and between head and form. */
  readonly hero?: ReactNode
  readonly lead?: ReactNode
}

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
