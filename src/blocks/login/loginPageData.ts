import type { Agreement } from '@/features/login'
import type { ConfigOf } from '@/lib/pageConfig'
import type { loginConfig } from './config'

export type LoginConfig = ConfigOf<typeof loginConfig>

export type LoginPageData = {
  readonly agreements: readonly Agreement[]
  readonly isProtocolHidden: boolean
  /** What marketing set could not be fetched: the page stands on its defaults. */
  readonly isConfigMissing: boolean
  /** The one-click overlay (spec 1 §4) in place of the form. */
  readonly oneClick: 'closed' | 'open' | 'busy'
}

export type LoginPageActions = {
  readonly sendCode: () => unknown
  readonly logIn: (config: LoginConfig) => unknown
  readonly logInByCarrier: (config: LoginConfig) => unknown
  readonly chooseOtherNumber: () => unknown
  readonly reloadConfig: () => unknown
}
