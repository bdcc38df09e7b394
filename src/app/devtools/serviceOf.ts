/** The endpoints of the services that are not the campaigns' own gateway, by service. A test holds that each stands here (serviceOf.test.ts). */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  cas: [
    'sendSms', 'phoneLogin', 'carrierLogin', 'getAuthToken', 'ticketLogin', 'thirdPartyLogin', 'getMiniProgramToken', 'fetchPicture', 'verifyPicture', 'initSlider', 'verifySlider',
    'queryRealNameInfoMask', 'queryUserPromoInfo', 'bindPromoterCode',
  ],
  chatApp: ['getChatPageSignature'],
  maps: ['searchPlaces'],
  remoteConfig: ['getWebConfig', 'getChargeSource'],
  tracking: ['addBehaviorLog'],
} // prettier-ignore

/** The service that answers an endpoint: the folder of `src/services` that has it, candle's for what a campaign calls. */
export const serviceOf = (endpoint: string): string => Object.keys(OTHERS).find((service) => OTHERS[service]?.includes(endpoint)) ?? 'candle'
