import type { NetworkKind } from './host'

export type NetworkTraits = {
  readonly userAgent: string
  /** `navigator.connection`; undefined where the browser has none, as on iOS. */
  readonly connection: { readonly type?: string | undefined } | undefined
}

const KINDS: Readonly<Record<string, NetworkKind>> = { wifi: 'wifi', unknown: 'unknown', cellular: 'cellular', '2g': 'cellular', '3g': 'cellular', '4g': 'cellular', '5g': 'cellular' }

/** The name that a host or a browser has for a network, as one of ours. */
export function parseNetworkKind(name: string): NetworkKind {
  return KINDS[name.toLowerCase()] ?? 'other'
}

/** The names of the chat app and the payment app for other networks than mobile ones; any other name is a generation. */
const DECLARED: Readonly<Record<string, NetworkKind>> = { wifi: 'wifi', unknown: 'unknown', non_network: 'other', notreachable: 'other' }

/** The network of this page. The chat app and the payment app write it into their user agents, on iOS too. */
export function networkKindOf({ userAgent, connection }: NetworkTraits): NetworkKind {
  const declared = /\b(?:NetType\/|AlipayDefined\(nt:)(\w+)/.exec(userAgent)?.[1]?.toLowerCase()
  if (declared) return DECLARED[declared] ?? 'cellular'
  if (!connection) return 'unknown'
  // Chromium leaves out the type only on computers, which have no mobile network.
  return connection.type === undefined ? 'other' : parseNetworkKind(connection.type)
}
