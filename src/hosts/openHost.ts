import { retryImport } from '@/lib/retryImport'
import { browserHost } from './browser/browserHost'
import { detectHost, type DetectedHost } from './detectHost'
import type { Host } from './host'
import { pageTraits } from './pageTraits'

/** The host of this page; looked at anew each time, because the native app's bridge can come after the page. */
export const pageHost = (): DetectedHost => detectHost(pageTraits())

/** The port to a host. What is particular to one is fetched inside it alone; where that cannot be had, the page lives on as in a browser. */
export async function openHost(detected: DetectedHost = pageHost()): Promise<Host> {
  if (detected.kind !== 'nativeApp') return browserHost(detected)
  try {
    const { nativeAppHost } = await retryImport(() => import('./nativeApp/nativeAppHost'))
    return nativeAppHost(detected)
  } catch {
    return browserHost(detected)
  }
}
