import { lazyChunk, type LazyChunk } from '@/lib/lazy/lazyChunk'
import { browserHost } from './browser/browserHost'
import type { DetectedHost } from './detectHost'
import type { Host, HostKind } from './host'
import { entryAddress, pageHost } from './pageHost'

type House = (detected: DetectedHost, entryAddress: string) => Host

/** What is particular to a house, by its kind. A kind that is not here needs nothing of its own. */
const houses: Readonly<Partial<Record<HostKind, LazyChunk<House>>>> = {
  nativeApp: lazyChunk(() => import('./nativeApp/nativeAppHost').then(({ nativeAppHost }) => nativeAppHost)),
  wechatMiniProgram: lazyChunk(() => import('./wechat/miniProgramHost').then(({ miniProgramHost }) => miniProgramHost)),
  wechatWebView: lazyChunk(() => import('./wechat/webViewHost').then(({ webViewHost }) => webViewHost)),
  alipayMiniProgram: lazyChunk(() => import('./alipay/alipayHost').then(({ alipayHost }) => alipayHost)),
  dingtalk: lazyChunk(() => import('./dingtalk/dingtalkHost').then(({ dingtalkHost }) => dingtalkHost)),
}

/** The port to a host. What is particular to one is fetched inside it alone; where that cannot be had, the page lives on as in a browser. */
export async function openHost(detected: DetectedHost = pageHost()): Promise<Host> {
  const house = houses[detected.kind]
  if (!house) return browserHost(detected)
  try {
    return (await house.read())(detected, entryAddress)
  } catch {
    return browserHost(detected)
  }
}
