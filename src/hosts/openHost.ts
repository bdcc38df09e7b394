import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { browserHost } from './browser/browserHost'
import type { DetectedHost } from './detectHost'
import type { Host, HostKind } from './host'
import { entryAddress, pageHost } from './pageHost'

type HostFactory = (detected: DetectedHost, entryAddress: string) => Host

/** The adapter of each host, in a chunk of its own. A kind that is not here is a browser. */
const factories: Readonly<Partial<Record<HostKind, () => Promise<HostFactory>>>> = {
  nativeApp: () => import('./nativeApp/nativeAppHost').then(({ nativeAppHost }) => nativeAppHost),
  wechatMiniProgram: () => import('./wechat/miniProgramHost').then(({ miniProgramHost }) => miniProgramHost),
  wechatWebView: () => {
    // Asked for beside the adapter that needs it next, not after it. The host is there without it too, and asks again.
    import('./wechat/pageCard').catch(() => undefined)
    return import('./wechat/webViewHost').then(({ webViewHost }) => webViewHost)
  },
  alipayMiniProgram: () => import('./alipay/alipayHost').then(({ alipayHost }) => alipayHost),
  dingtalk: () => import('./dingtalk/dingtalkHost').then(({ dingtalkHost }) => dingtalkHost),
}

/** The port to a host. Its adapter is fetched in that host alone; where it cannot be loaded, the page works as in a browser. */
export async function openHost(detected: DetectedHost = pageHost()): Promise<Host> {
  const factory = factories[detected.kind]
  if (!factory) return browserHost(detected)
  try {
    return (await lazyChunk(factory).read())(detected, entryAddress)
  } catch {
    return browserHost(detected)
  }
}
