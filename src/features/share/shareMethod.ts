import type { HostKind } from '@/hosts'

/** `host`: its own panel. `mask`: it shares from its corner menu alone, and the mask points there. `sheet`: our own, with the link and the poster. */
export type ShareMethod = 'host' | 'mask' | 'sheet'

const WAYS: Readonly<Record<HostKind, readonly [first: ShareMethod, otherwise: 'mask' | 'sheet']>> = {
  nativeApp: ['host', 'sheet'],
  alipayMiniProgram: ['host', 'mask'],
  wechatMiniProgram: ['mask', 'mask'],
  wechatWebView: ['mask', 'mask'],
  dingtalk: ['sheet', 'sheet'],
  browser: ['sheet', 'sheet'],
}

/** How a host shares, and what is left where its own panel does not come. */
export function shareMethod(kind: HostKind): { readonly first: ShareMethod; readonly otherwise: 'mask' | 'sheet' } {
  const [first, otherwise] = WAYS[kind]
  return { first, otherwise }
}
