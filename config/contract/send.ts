// Calls as they go over the wire, with the product's own addresses and headers.
import { environmentOf } from '@config/env/environments'
import { headersFor } from '@/api/headers'
import { addressOf, type ApiRequest, type RequestContext } from '@/api/request'

/** The environment whose headers are sent: any but production tells its own (`x-dyeing`). */
export const ENVIRONMENT = environmentOf('uat', 'car')

export const CONTEXT: RequestContext = { token: null, deviceId: 'contract-0000', channel: ENVIRONMENT.channel, cityCode: '310000', fingerId: 'f1n9e2', dyeing: null }

/** Where each host of `ApiRequest` answers, without a slash at the end. */
export type Hosts = { readonly gateway: string; readonly config: string; readonly maps: string }

/** The request as the product sends it to these hosts, by a user with this token or by a visitor. */
export function toWebRequest(request: ApiRequest, hosts: Hosts, token: string | null): Request {
  const { host = 'gateway', method = 'GET', body } = request
  // The maps service is another company's: it is told the product's key, and nothing of the user (src/api/baseQuery.ts).
  const query = host === 'maps' ? { key: ENVIRONMENT.mapsKey, ...request.query } : request.query
  const headers = host === 'maps' ? { Accept: 'application/json' } : headersFor(ENVIRONMENT, { ...CONTEXT, token }, request)
  return new Request(addressOf(hosts[host], { url: request.url, ...(query && { query }) }), { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}
