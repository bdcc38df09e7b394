import type { Agreement, LoginVariant } from '@/features/login'
import type { ConfigOf } from '@/lib/pageConfig'
import type { AppInfo } from '@/services/candle'
import type { loginConfig } from './config'

export type LoginConfig = ConfigOf<typeof loginConfig>

/** What comes later, or never. `ground`: the colour behind the configured picture, `#rrggbb`. */
export type LoginPageExtras = { readonly appInfo: AppInfo | null; readonly background: string | null }

export type LoginPageData = LoginPageExtras & {
  readonly variant: LoginVariant
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
