import { encodeParam } from '@/lib/encodeParam'
import type { Unwrapped } from './envelope'

/** One call, before `headers.ts` adds the headers. Paths start with `/`; undefined `query` values are not sent. */
export type ApiRequest = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The host that is called; the campaign gateway by default. `maps` is another company's service, with its own form of reply. */
  readonly host?: 'gateway' | 'config' | 'maps'
  /** Parses a reply that is not an envelope (spec 1 §7). */
  readonly unwrap?: (text: string) => Unwrapped
  /** As in `CallOptions`, for an endpoint where it depends on the caller. */
  readonly isBackground?: boolean
  /** Milliseconds until the call counts as timed out; by default the page-load limit (spec 1 §9), or `ANSWER_TIMEOUT_MS` for a mutation. */
  readonly timeoutMs?: number
}

/** What a request sends of the running app: read from the store for each call, so that it is never stale. */
export type RequestContext = {
  readonly token: string | null
  readonly deviceId: string
  readonly channel: string
  readonly cityCode: string
  /** Empty until it has been computed, after the first screen. */
  readonly fingerId: string
  /** The test-environment routing tag (spec 1 §2); ignored in production. */
  readonly dyeing: string | null
}

export function addressOf(base: string, { url, query }: Pick<ApiRequest, 'url' | 'query'>): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [`${encodeParam(name)}=${encodeParam(value)}`]))
  return base + url + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}
