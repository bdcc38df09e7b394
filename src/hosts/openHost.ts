import { retryImport } from '@/lib/retryImport'
import { browserHost } from './browser/browserHost'
import { detectHost, type DetectedHost } from './detectHost'
import type { Host, HostKind } from './host'
import { pageTraits } from './pageTraits'

/** The host of this page; looked at anew each time, because the native app's bridge can come after the page. */
export const pageHost = (): DetectedHost => detectHost(pageTraits())

/** What is particular to a house, by its kind. A kind that is not here needs nothing of its own. */
const houses: Readonly<Partial<Record<HostKind, () => Promise<(detected: DetectedHost) => Host>>>> = {
  nativeApp: () => import('./nativeApp/nativeAppHost').then(({ nativeAppHost }) => nativeAppHost),
  dingtalk: () => import('./dingtalk/dingtalkHost').then(({ dingtalkHost }) => dingtalkHost),
}

/** The port to a host. What is particular to one is fetched inside it alone; where that cannot be had, the page lives on as in a browser. */
export async function openHost(detected: DetectedHost = pageHost()): Promise<Host> {
  const house = houses[detected.kind]
  if (!house) return browserHost(detected)
  try {
    return (await retryImport(house))(detected)
  } catch {
    return browserHost(detected)
  }
}
