import type { LoginPageData } from './loginPageData'

const terms = 'https://h5.ride-market.example/terms'

export const loginFixtures: { readonly default: LoginPageData } & Readonly<Record<string, LoginPageData>> = {
  default: {
    agreements: [
      { name: 'termsOfService', url: terms },
      { name: 'privacyPolicy', url: terms },
      { name: 'privacyAgreement', url: terms },
    ],
    isProtocolHidden: false,
    isConfigMissing: false,
    oneClick: 'closed',
  },
  configMissing: {
    agreements: [
      { name: 'termsOfService', url: null },
      { name: 'privacyPolicy', url: null },
      { name: 'privacyAgreement', url: null },
    ],
    isProtocolHidden: false,
    isConfigMissing: true,
    oneClick: 'closed',
  },
}
