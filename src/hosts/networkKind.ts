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

/** What this page is connected by. The chat app writes it into its user agent, on iOS too. */
export function networkKindOf({ userAgent, connection }: NetworkTraits): NetworkKind {
  const told = /\bNetType\/(\w+)/.exec(userAgent)?.[1]?.toLowerCase()
  if (told) return told === 'non_network' ? 'other' : told === 'wifi' ? 'wifi' : 'cellular'
  if (!connection) return 'unknown'
  // Chromium leaves the type out on computers only, where no carrier knows the line.
  return connection.type === undefined ? 'other' : parseNetworkKind(connection.type)
}
