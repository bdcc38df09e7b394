import type { Backend } from './backend'

type RequestOptions = {
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export const ORIGIN = 'http://localhost:8080'

/** Sends one request to the backend as a page would: a POST where there is a body, else a GET. */
export function sendRequest(backend: Pick<Backend, 'handle'>, path: string, { body, token, headers, signal }: RequestOptions = {}): Promise<Response> {
  return backend.handle(
    new Request(ORIGIN + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }),
  )
}

export type Envelope = { readonly errCode: number; readonly errMsg: string; readonly data?: Record<string, unknown> }

export async function askEnvelope(backend: Pick<Backend, 'handle'>, path: string, options?: RequestOptions): Promise<Envelope> {
  const response = await sendRequest(backend, path, options)
  return (await response.json()) as Envelope
}

/** Logs in by phone and code; resolves to the new token, and rejects where there is none. */
export async function logIn(backend: Pick<Backend, 'handle'>, mobile: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const body = { accountName: mobile, loginCode: '123456', accountType: 1, platform: 'h5', contextToken: '', ...more }
  const { errCode, errMsg, data } = await askEnvelope(backend, '/cas/v2/caslogin', { body })
  const token = data?.['casJwt']
  if (typeof token !== 'string') throw new Error(`${mobile} was not logged in: ${errCode} ${errMsg}`)
  return token
}
