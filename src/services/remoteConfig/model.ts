import type { LooseReply } from '@/lib/reply/looseReply'
import { toFlag } from '@/lib/reply/readValue'
import { isSafeLink } from '@/lib/url/safeUrl'
import { KEY_PREFIX } from './contract'

const AGREEMENTS = [
  'termsOfService',
  'privacyPolicy',
  'privacyAgreement',
  'passengerServiceAgreement',
  'passengerPrivacyPolicy',
  'driverServiceAgreement',
  'driverPrivacyPolicy',
] as const

export type Agreement = (typeof AGREEMENTS)[number]

type ByPlatform = { readonly ios: string | null; readonly android: string | null }

export type WebConfig = {
  /** The address of each agreement; null where none is set or it is not safe to follow. */
  readonly agreements: Readonly<Record<Agreement, string | null>>
  /** Where to get the app: its own page, and the platform's store. */
  readonly appDownload: ByPlatform
  readonly appStore: ByPlatform
  /** To call a car outside the app: a page for browsers, a page of each mini program. */
  readonly callCar: { readonly browser: string | null; readonly wechatMiniProgram: string | null; readonly alipayMiniProgram: string | null }
  /** Where customer service is reached: a number to call, a page, a place in the app. Null where none is set or it is not safe to follow. */
  readonly customerService: string | null
  /** Whether one-click login is switched on for the platform (spec 1 §9). */
  readonly oneClickLogin: { readonly ios: boolean; readonly android: boolean }
}

export function parseWebConfig(reply: LooseReply): WebConfig {
  const link = (key: string): string | null => {
    const value = reply[KEY_PREFIX + key]
    return typeof value === 'string' && isSafeLink(value) ? value : null
  }
  const isOn = (key: string): boolean => toFlag(reply[KEY_PREFIX + key]) === true
  return {
    agreements: Object.fromEntries(AGREEMENTS.map((key) => [key, link(key)])) as WebConfig['agreements'],
    appDownload: { ios: link('appDownloadUrlIos'), android: link('appDownloadUrlAndroid') },
    appStore: { ios: link('appStoreUrlIos'), android: link('appStoreUrlAndroid') },
    callCar: { browser: link('callCarUrl'), wechatMiniProgram: link('callCarPathWechat'), alipayMiniProgram: link('callCarPathAlipay') },
    customerService: link('customerServiceUrl'),
    oneClickLogin: { ios: isOn('oneClickLoginIos'), android: isOn('oneClickLoginAndroid') },
  }
}
