import { Suspense, useEffect, useRef } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { oneClickChunk } from '@/features/login'
import { useLazyChunk } from '@/lib/lazy/lazyChunk'
import { passFocusTo } from '@/lib/page/useFocusNextHeading'
import type { loginConfig } from './config'
import type { LoginHead } from './LoginFrame'
import type { LoginPageActions, LoginPageData } from './loginPageData'
import { PhoneLogin } from './PhoneLogin'

export type LoginViewProps = PageViewProps<typeof loginConfig, LoginPageData, LoginPageActions> & LoginHead

/** The phone form, or the one-click overlay in its place. */
export function LoginView(page: LoginViewProps) {
  const { config, data, actions, hero, lead } = page
  const isOverlaid = data.oneClick !== 'closed'
  const { loaded } = useLazyChunk(oneClickChunk, isOverlaid)
  const isShown = isOverlaid && loaded !== undefined
  const wasShown = useRef(false)
  // The overlay goes by a press in it: then the form's heading has the focus, which would be nowhere. Not its field: the keyboard would come with it.
  useEffect(() => {
    if (wasShown.current && !isShown) passFocusTo(document.querySelector('h1'))
    wasShown.current = isShown
  }, [isShown])
  const form = <PhoneLogin {...page} />
  if (!isShown) return form
  return (
    <Suspense fallback={form}>
      <loaded.OneClickOverlay
        config={config.quickLoginPageConfig}
        hero={hero}
        lead={lead}
        agreements={data.agreements}
        isProtocolHidden={data.isProtocolHidden}
        isBusy={data.oneClick === 'busy'}
        onQuick={() => actions.logInByCarrier(config)}
        onOther={actions.chooseOtherNumber}
      />
    </Suspense>
  )
}
