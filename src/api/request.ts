import type { UnknownAction } from '@reduxjs/toolkit'
import { encodeParam } from '@/lib/url/encodeParam'
import type { ApiError } from './errors/apiError'
import type { Unwrapped } from './envelope'

/** One call as an endpoint describes it; `headers.ts` adds the headers. `url` begins with `/`; `query` values that are undefined are not sent. */
export type ApiRequest = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Which host answers; the campaign gateway by default. `maps` is another company's service (spec 2 §7.1), whose replies have no envelope. */
  readonly host?: 'gateway' | 'config' | 'maps'
  /** Reads the text of a reply. By default the envelope decides (spec 1 §7); the maps service has none, and a page call is also refused by its activity's status. */
  readonly unwrap?: (text: string) => Unwrapped
  /** As in `CallOptions`, for an endpoint that only some of its callers send in the background. */
  readonly isBackground?: boolean
  /** The action that is dispatched when the backend refuses the call. It comes before the logout that such a refusal may cause: a logout aborts every call, this one too, so its own result would not be seen. */
  readonly refusedAs?: (error: ApiError) => UnknownAction
  /** Milliseconds until the call counts as timed out. By default the page-load limit (spec 1 §9) for a query, `ANSWER_TIMEOUT_MS` for a mutation. */
  readonly timeoutMs?: number
}

/** What a request carries of the running app: read from the store for each call, so that it is never stale. */
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
