import type { HostTraits } from './detectHost'
import type { NetworkTraits } from './networkKind'
import type { NativeBridge } from './nativeApp/contract'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own
  interface Window {
    SaicMobilityBridge?: NativeBridge | null
  }
}

/** The traits of this page's host. */
export function pageTraits(): HostTraits & NetworkTraits {
  // Undefined in old web views, contrary to the types.
  const { userAgent, maxTouchPoints, connection }: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>> & { readonly connection?: NetworkTraits['connection'] } = navigator
  return {
    userAgent,
    touchPoints: maxTouchPoints ?? 0,
    connection,
    hasNativeBridge: Boolean(window.SaicMobilityBridge),
    isWechatMiniProgram: (window.__wxjs_environment as unknown) === 'miniprogram',
  }
}
