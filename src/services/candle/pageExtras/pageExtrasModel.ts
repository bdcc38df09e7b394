import type { LooseReply } from '@/lib/reply/looseReply'
import { toText } from '@/lib/reply/readValue'

/** The app of the footer; `updatedOn` is `YYYY-MM-DD`. */
export type AppInfo = { readonly version: string; readonly updatedOn: string }

/** Shown only when both are there (spec 1 §2). */
export function parseAppInfo({ appDownloadPageConfig }: LooseReply): AppInfo | null {
  const { apkVersion, updateTime } = (appDownloadPageConfig ?? {}) as { readonly apkVersion?: unknown; readonly updateTime?: unknown }
  const version = toText(apkVersion)
  return version && typeof updateTime === 'string' && updateTime ? { version, updatedOn: updateTime.slice(0, 10) } : null
}

/** `#rrggbb`, null for any other text. */
export function parseImageColour({ rgb }: LooseReply): string | null {
  const parts = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(String(rgb))?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return null
  return `#${parts.map((part) => (part < 16 ? '0' : '') + part.toString(16)).join('')}`
}
