import type { InferOutput } from 'valibot'
import { isSafeLink } from '@/lib/safeUrl'
import { KEY_PREFIX, type webConfigReply } from './contract'

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

export type WebConfig = {
  /** The address of each agreement; null where none is set or the one that is set must not be followed. */
  readonly agreements: Readonly<Record<Agreement, string | null>>
  /** Where the app is to be had. */
  readonly appDownload: { readonly ios: string | null; readonly android: string | null }
  /** Whether one-click login is switched on for the platform (spec 1 §9). */
  readonly oneClickLogin: { readonly ios: boolean; readonly android: boolean }
}

export function parseWebConfig(reply: InferOutput<typeof webConfigReply>): WebConfig {
  const link = (key: string): string | null => {
    const value = reply[KEY_PREFIX + key]
    return typeof value === 'string' && isSafeLink(value) ? value : null
  }
  const isOn = (key: string): boolean => ['1', 1, true, 'true'].includes(reply[KEY_PREFIX + key] as string)
  return {
    agreements: Object.fromEntries(AGREEMENTS.map((key) => [key, link(key)])) as WebConfig['agreements'],
    appDownload: { ios: link('appDownloadUrlIos'), android: link('appDownloadUrlAndroid') },
    oneClickLogin: { ios: isOn('oneClickLoginIos'), android: isOn('oneClickLoginAndroid') },
  }
}
