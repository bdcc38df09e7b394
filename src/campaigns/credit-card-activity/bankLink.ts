import { BANK_HOSTS } from '@config/env/bankHosts'
import { isSafeLink } from '@/lib/url/safeUrl'
import { withParams } from '@/lib/url/query'

type Applicant = {
  /** By what the bank charges (spec 1 §3: remote configuration). */
  readonly chargeSourceId: string
  /** The page was opened for Minsheng's customers (spec 1 §3: app storage). */
  readonly isMinsheng: boolean
}

/** The page's own host in development, where a stand-in for the bank is served; '' elsewhere. */
type OwnHost = string

/** The bank's page with what it has to know; null for an address that is not safe, not https, or of no bank that we know. */
export function bankLink(address: string, { chargeSourceId, isMinsheng }: Applicant, ownHost: OwnHost = ''): string | null {
  if (!isSafeLink(address)) return null
  const isOwn = address.startsWith('/')
  if (isOwn ? ownHost === '' : !isOfBank(address)) return null
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return before + withParams(query, { chargeSourceId, isMinsheng: isMinsheng ? 1 : null }) + hash
}

function isOfBank(address: string): boolean {
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && BANK_HOSTS.includes(host)
}
