import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { inviteLink } from '@/features/invite'
import type { HostKind } from '@/hosts'
import { encodeParam } from '@/lib/url/encodeParam'

export type LinkChoice = {
  /** Scheme, host and port. */
  readonly origin: string
  readonly prefix: string
  /** After the prefix; '' is the home. */
  readonly path: string
  readonly sourceId: string
  /** The inviter's code, '' for none. */
  readonly promotorCode: string
  readonly channel: string
  /** The app around the page, for the servers of a developer's machine, which simulate it; null leaves the real one. */
  readonly host: HostKind | null
}

/** The address of a choice, made as the product makes the links that people share (`features/invite`). */
export function buildAddress({ origin, prefix, path, sourceId, promotorCode, channel, host }: LinkChoice): string {
  const address = inviteLink({ origin, path: `${ROUTER_BASENAME}/${prefix}${path && `/${path}`}`, sourceId, promotorCode, channel, shareSourceId: '' })
  return host === null ? address : `${address}${address.includes('?') ? '&' : '?'}host=${encodeParam(host)}`
}
