import type { HostKind } from '@/hosts'

/** `host`: its own panel. `mask`: it shares from its corner menu alone, and the mask points there. `sheet`: our own, with the link and the poster. */
export type ShareWay = 'host' | 'mask' | 'sheet'

const WAYS: Readonly<Record<HostKind, readonly [first: ShareWay, otherwise: 'mask' | 'sheet']>> = {
  nativeApp: ['host', 'sheet'],
  alipayMiniProgram: ['host', 'mask'],
  wechatMiniProgram: ['mask', 'mask'],
  wechatWebView: ['mask', 'mask'],
  dingtalk: ['sheet', 'sheet'],
  browser: ['sheet', 'sheet'],
}

/** How a host shares, and what is left where its own panel does not come. */
export function wayToShare(kind: HostKind): { readonly first: ShareWay; readonly otherwise: 'mask' | 'sheet' } {
  const [first, otherwise] = WAYS[kind]
  return { first, otherwise }
}
