import type { HostTraits } from './detectHost'
import type { NetworkTraits } from './networkKind'
import type { NativeBridge } from './nativeApp/contract'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own
  interface Window {
    SaicMobilityBridge?: NativeBridge | null
  }
}

/** What this page shows of its host. */
export function pageTraits(): HostTraits & NetworkTraits {
  // What old web views lack is undefined here, whatever the types say.
  const { userAgent, maxTouchPoints, connection }: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>> & { readonly connection?: NetworkTraits['connection'] } = navigator
  return {
    userAgent,
    touchPoints: maxTouchPoints ?? 0,
    connection,
    hasNativeBridge: Boolean(window.SaicMobilityBridge),
    isWechatMiniProgram: (window.__wxjs_environment as unknown) === 'miniprogram',
  }
}
