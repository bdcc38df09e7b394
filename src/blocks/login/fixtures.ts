import type { LoginVariant } from '@/features/login'
import type { LoginPageData } from './loginPageData'

const terms = '/'

const threeAgreements = (url: string | null) => (['termsOfService', 'privacyPolicy', 'privacyAgreement'] as const).map((name) => ({ name, url }))

const standard: LoginPageData = {
  agreements: threeAgreements(terms),
  isProtocolHidden: false,
  isConfigMissing: false,
  oneClick: 'closed',
  variant: 'standard',
  appInfo: { version: '4.8.2', updatedOn: '2026-10-15' },
  background: null,
}

const taxiDriver: LoginPageData = {
  ...standard,
  variant: 'taxi-driver',
  agreements: [
    { name: 'driverServiceAgreement', url: terms },
    { name: 'driverPrivacyPolicy', url: terms },
  ],
}

/** What a login page of each variant shows in its preview. */
export const fixtureOf: Readonly<Record<LoginVariant, LoginPageData>> = { standard, p2e: { ...standard, variant: 'p2e' }, 'taxi-driver': taxiDriver }

export const loginFixtures: { readonly default: LoginPageData } & Readonly<Record<string, LoginPageData>> = {
  default: standard,
  ...fixtureOf,
  oneClick: { ...standard, oneClick: 'open' },
  configMissing: {
    ...standard,
    agreements: threeAgreements(null),
    isConfigMissing: true,
  },
}
