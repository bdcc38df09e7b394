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

/** The address of each agreement; null where none is set or the one that is set must not be followed. */
export type WebConfig = { readonly agreements: Readonly<Record<Agreement, string | null>> }

export function parseWebConfig(reply: InferOutput<typeof webConfigReply>): WebConfig {
  const link = (key: string): string | null => {
    const value = reply[KEY_PREFIX + key]
    return typeof value === 'string' && isSafeLink(value) ? value : null
  }
  return { agreements: Object.fromEntries(AGREEMENTS.map((key) => [key, link(key)])) as WebConfig['agreements'] }
}
