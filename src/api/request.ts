import type { UnknownAction } from '@reduxjs/toolkit'
import { encodeParam } from '@/lib/address/encodeParam'
import type { ApiError } from './errors/apiError'
import type { Unwrapped } from './envelope'

/** One call, before the pipeline of `headers.ts` has seen it. Paths start with `/`; `query` values left undefined are not sent. */
export type ApiRequest = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Which host answers; the campaign gateway unless said otherwise. `maps` is another company's, with a reply form of its own. */
  readonly host?: 'gateway' | 'config' | 'maps'
  /** What a reply's text says, where that is not the envelope's word alone (spec 1 §7). */
  readonly unwrap?: (text: string) => Unwrapped
  /** As in `CallOptions`, for an endpoint whose callers differ in it. */
  readonly isBackground?: boolean
  /** The event of a refusal, announced before the end of a session can abort the call: it aborts them all, also the one whose refused token it began with. */
  readonly refusedAs?: (error: ApiError) => UnknownAction
  /** Milliseconds until the call counts as timed out; unless said otherwise the page-load limit (spec 1 §9), or for what a person does `ANSWER_TIMEOUT_MS`. */
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
