import type { ApiRequest } from '@/api/request'
import { parseQuery } from '@/lib/url/query'

// The calls that the document can send before the bundles are there. Apart from the endpoints, so that both send the very same.

const SERVICE = '/external/v1/CandleBizService/'

/** The login page's configuration. */
export const loginPageRequest = (sourceId: string): ApiRequest => ({ url: `${SERVICE}getLoginPage`, query: { sourceId } })

export const candlePath = (name: string): string => SERVICE + name

/** Any other call of the service, but for the few that it answers to GET. */
export const postTo = (name: string, body?: unknown): ApiRequest => ({ url: candlePath(name), method: 'POST', body })

type Visit = { readonly sourceId: string; readonly promotorCode: string; readonly cityCode: string; readonly channel: string }

/** What a page call is about besides activity and user: an order, a group. */
export type AddressArgs<Name extends string> = { readonly [Named in Name]?: string }

/** Those of these parameters that the address gives. */
export function addressArgs<Name extends string>(search: string, names: readonly Name[]): AddressArgs<Name> {
  const query = parseQuery(search)
  const args: { [Named in Name]?: string } = {}
  for (const name of names) {
    const value = query.get(name)
    if (value !== null && /^\S{1,64}$/.test(value)) args[name] = value
  }
  return args
}

/** A campaign's page call, for a visitor who has no session (`blocks/useActivityRequest.ts` says what it sends for others). Empty: not said. */
export const pageRequest = (name: string, { sourceId, promotorCode, cityCode, channel }: Visit, args: AddressArgs<string> = {}): ApiRequest =>
  postTo(name, { sourceId, userUid: '', promotorCode, newUserFlag: 1, ...(cityCode ? { cityCode } : {}), ...(channel ? { channel } : {}), ...args })
