import { encodeParam } from '@/lib/url/encodeParam'
import { isSafeLink } from '@/lib/url/safeUrl'

export type Inviter = {
  readonly sourceId: string
  /** The inviter's own code; '' before a login, and then the link is a plain way to the activity. */
  readonly promotorCode: string
  /** The activity that the inviter came from; the activity itself unless another one led here. */
  readonly shareSourceId: string
  readonly channel: string
}

export type Invitation = Inviter & {
  /** Where this site stands: scheme, host and port, without a trailing slash. */
  readonly origin: string
  /** The page a friend lands on, with the product's base path before it. */
  readonly path: string
  /** The server's own link, where marketing set one (spec 2 §3: custom link flag 1 true, 2 false). */
  readonly customLink?: string | undefined
}

/** The link a friend is invited with. */
export function inviteLink(invitation: Invitation): string {
  const { origin, path, customLink } = invitation
  return withInviter(customLink && isSafeLink(customLink) ? withOrigin(origin, customLink) : origin + path, invitation)
}

/** Names in an address, or in the path of a mini program, the activity, who invited and through which channel, so that the reward finds its way back. */
export const withInviter = (address: string, { sourceId, promotorCode, shareSourceId, channel }: Inviter): string =>
  withQuery(address, [
    ['sourceId', sourceId],
    ['promotorCode', promotorCode],
    ['shareSourceId', shareSourceId || sourceId],
    ['channel', channel],
  ])

/** Values that the address already names stay as they are: a custom link may lead elsewhere on purpose. */
function withQuery(address: string, pairs: readonly (readonly [name: string, value: string])[]): string {
  const [, before = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? []
  const missing = pairs.filter(([name, value]) => value !== '' && !new RegExp(`[?&]${name}=`).test(before))
  const query = missing.map(([name, value]) => `${name}=${encodeParam(value)}`).join('&')
  if (query === '') return address
  const joint = before.includes('?') ? '&' : '?'
  return before + joint + query + hash
}

function withOrigin(origin: string, link: string): string {
  return link.startsWith('/') ? origin + link : link
}
