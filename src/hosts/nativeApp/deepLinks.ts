import { encodeParam } from '@/lib/url/encodeParam'
import type { Platform } from '../host'
import { compareNumbers } from '../versionNumbers'
import type { SharePayload } from './contract'

/** The line's own app: `saicmobility`, `saictaxi`. */
type Scheme = string

/** From here on the Android app has the tab-style page (spec 1 §9); iOS always uses it. */
const TAB_STYLE_SINCE = '4.5.0'

/** To call a car now (spec 1 §7, real-time type). `version` is null where the app does not tell. */
export function callCarLink(scheme: Scheme, platform: Platform, version: string | null): string {
  const isTabStyle = platform === 'ios' || isAtLeast(version, TAB_STYLE_SINCE)
  return `${scheme}://${isTabStyle ? 'tab/callcar' : 'callcar'}?type=realtime`
}

/** `show`: the panel with all channels. `send`: straight to the only one. */
export function shareLink(scheme: Scheme, payload: SharePayload): string {
  const isOnlyOne = payload.channels !== '' && !payload.channels.includes(',')
  const query = Object.entries(payload).map(([name, value]) => `${name}=${encodeParam(value)}`)
  return `${scheme}://share/${isOnlyOne ? 'send' : 'show'}?${query.join('&')}`
}

/** False for an unknown or malformed version. */
export function isAtLeast(version: string | null, least: string): boolean {
  return version !== null && compareNumbers(version, least) >= 0
}
