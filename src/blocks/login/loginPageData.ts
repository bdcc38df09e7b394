import type { Agreement } from '@/features/login'
import type { ConfigOf } from '@/lib/pageConfig'
import type { loginConfig } from './config'

export type LoginConfig = ConfigOf<typeof loginConfig>

export type LoginPageData = {
  readonly agreements: readonly Agreement[]
  readonly isProtocolHidden: boolean
  /** What marketing set could not be fetched: the page stands on its defaults. */
  readonly isConfigMissing: boolean
}

export type LoginPageActions = {
  readonly sendCode: () => unknown
  readonly logIn: (config: LoginConfig) => unknown
  readonly reloadConfig: () => unknown
}
