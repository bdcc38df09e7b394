import type { HostKind } from '@/hosts'

/** Where the friend is taken from here, by the house that the link was opened in. */
export type MiddleRoute =
  /** The app: the activity's home, where the user is logged in already. */
  | { readonly to: 'home' }
  /** A mini program: its own page where marketing has named one, else the registration with the handoff of its token (spec 2 §2.5, `mis=1`). */
  | { readonly to: 'miniProgram'; readonly path: string }
  | { readonly to: 'register'; readonly isHandedOff: boolean }
  /** The chat app's browser: only a tap opens the mini program from there. */
  | { readonly to: 'mask' }

export function middleRoute(host: HostKind, miniPath: string): MiddleRoute {
  switch (host) {
    case 'nativeApp':
      return { to: 'home' }
    case 'wechatMiniProgram':
    case 'alipayMiniProgram':
      return miniPath ? { to: 'miniProgram', path: miniPath } : { to: 'register', isHandedOff: true }
    case 'wechatWebView':
      return { to: 'mask' }
    case 'dingtalk':
    case 'browser':
      return { to: 'register', isHandedOff: false }
  }
}

/** How much longer the offer is shown (ms): what the page has waited already counts. */
export const jumpDelay = (seconds: number, waitedMs: number): number => Math.max(0, seconds * 1000 - waitedMs)

/** A page of the mini program with every parameter of this one, and the sign that the user comes from here. */
export const miniProgramAddress = (path: string, search: string): string => `${path}${path.includes('?') ? '&' : '?'}${search.slice(1)}`
