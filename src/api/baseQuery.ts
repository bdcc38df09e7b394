import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Environment } from '@config/env'
import type { ApiError } from './errors/apiError'
import { takeEarlyResponse } from './earlyResponse'
import { unwrapEnvelope, type Unwrapped } from './envelope'
import { handlingOf } from './errors/errorPolicy'
import { tokenRejected } from './events'
import { headersFor } from './headers'
import { addressOf, type ApiRequest, type RequestContext } from './request'
import { waitForPageShow } from './waitForPageShow'
import { ANSWER_TIMEOUT_MS, withTimeout, PAGE_LOAD_TIMEOUT_MS } from './timeout'

/** What the app gives to transport: the store's `thunk.extraArgument`. */
export type Transport = { readonly environment: Environment; readonly readContext: (state: unknown) => RequestContext }

/** How an endpoint's failures are shown. Transport only passes it on, as the `baseQueryMeta` of the action that the reaction table reads. */
export type CallOptions = {
  /** Codes that the caller handles: no toast, no gate. */
  readonly tolerates?: readonly number[]
  /** A background call (tracking, decoration): its failure is not shown. */
  readonly isBackground?: boolean
  /** The caller shows every failure by itself, so no toast appears. Gates, with their words, and the end of a session still apply. */
  readonly suppressToast?: boolean
}

/** One call: headers, fetch with a time limit, unwrap, classify, announce. The rules for codes are in `errorPolicy.ts`. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, CallOptions | undefined, CallOptions> = async (request, { signal, type, getState, dispatch, extra }, options = {}) => {
  const { environment, readContext } = extra as Transport
  const timeoutMs = request.timeoutMs ?? (type === 'mutation' ? ANSWER_TIMEOUT_MS : PAGE_LOAD_TIMEOUT_MS)
  if (request.host === 'maps') return { ...(await askMaps(environment, request, signal, timeoutMs)), meta: options }
  const context = readContext(getState())
  const address = addressOf(request.host === 'config' ? environment.configBase : environment.apiBase, request)
  const result = await send(address, request, headersFor(environment, context, request), signal, timeoutMs)
  if ('error' in result && result.error.kind === 'business') {
    if (request.refusedAs) dispatch(request.refusedAs(result.error))
    if (handlingOf(result.error).as === 'logout') dispatch(tokenRejected({ token: context.token, errMsg: result.error.errMsg }))
  }
  return { ...result, meta: request.isBackground ? { ...options, isBackground: true } : options }
}

/** The maps service gets no user data: no token, no ids, only the product's key. */
function askMaps({ mapsBase, mapsKey }: Environment, request: ApiRequest, signal: AbortSignal, timeoutMs: number): Promise<Unwrapped> {
  const address = addressOf(mapsBase, { url: request.url, query: { key: mapsKey, ...request.query } })
  return send(address, request, { Accept: 'application/json' }, signal, timeoutMs)
}

async function send(address: string, request: ApiRequest, headers: Record<string, string>, outer: AbortSignal, timeoutMs: number): Promise<Unwrapped> {
  const { signal, hasTimedOut, release } = withTimeout(outer, timeoutMs)
  const init = toInit(request, headers, signal)
  try {
    const response = await withinSignal(takeEarlyResponse(address, init.body) ?? fetch(address, init), signal)
    const reply = (request.unwrap ?? unwrapEnvelope)(await withinSignal(response.text(), signal))
    // A refusal counts whatever status a gateway gives it (spec 2 §5: every reply whose errCode is not 0).
    return response.ok || ('error' in reply && reply.error.kind === 'business') ? reply : { error: { kind: 'http', status: response.status } }
  } catch {
    if (hasTimedOut()) return { error: { kind: 'timeout', afterMs: timeoutMs } }
    if (outer.aborted) return { error: { kind: 'aborted' } }
    await waitForPageShow()
    return { error: { kind: 'network' } }
  } finally {
    release()
  }
}

function toInit({ method = 'GET', body }: ApiRequest, headers: Record<string, string>, signal: AbortSignal): RequestInit & { readonly body?: string } {
  return { method, headers, signal, credentials: 'omit', ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** Old WebViews cannot abort a fetch, and an early call has no signal: the wait must end for them as well. */
function withinSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('aborted'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    work.then(resolve, reject)
  })
}
