import { HOSTS } from '@/simulator/choice'
import { encodeParam } from '@/lib/url/encodeParam'
import { parseQuery } from '@/lib/url/query'
import type { Visitor } from '../examine'

export type Asked = Visitor & { readonly address: string }

/** What is asked stands in the workshop's own address, so that an answer can be sent on; the phone is personal and does not. */
export const toHash = ({ address, host }: Pick<Asked, 'address' | 'host'>): string => `#address=${encodeParam(address)}&host=${host}`

export function parseHash(hash: string): Asked {
  const { get } = parseQuery(hash.replace(/^#/, ''))
  return { address: get('address') ?? '', host: HOSTS.find((host) => host === get('host')) ?? 'browser', mobile: null }
}
