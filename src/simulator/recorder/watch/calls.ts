import type { RecordedBody, RecordedCall } from '../../recording/format'

type Answer = RecordedCall['answer']
/** A call as it is, before anything is replaced. `body`: its text, null for none. */
export type SeenCall = { readonly method: string; readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string | null }
export type SeenAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string | null; /** Of a body that is no text. */ readonly length: number } | { readonly fault: 'network' | 'aborted' }

/** The simulator's own, and the scripts that serve it. */
const OWN = /^\/__(mock|simulator|workbench)/
/** What a person can read. */
const TEXT = /json|text|xml|javascript|urlencoded/i

/** `arrived` comes before the page can have done anything with the answer, `ended` once all of it is read. */
type Ending = { readonly arrived: () => void; readonly ended: (answer: SeenAnswer) => void }

/** Hears of each call of the page: `began` answers what is to be told of its end. Must run after all else that wraps `fetch`. */
export function watchCalls(began: (call: SeenCall) => Ending): void {
  const fetchAsIs = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = callOf(input, init)
    if (OWN.test(pathOf(request.url))) return fetchAsIs(input, init)
    const { arrived, ended } = began(request)
    try {
      const response = await fetchAsIs(input, init)
      arrived()
      void readAnswer(response.clone()).then(ended, () => ended({ fault: 'network' }))
      return response
    } catch (error) {
      ended({ fault: (error as { readonly name?: unknown } | null)?.name === 'AbortError' ? 'aborted' : 'network' })
      throw error
    }
  }
}

function callOf(input: RequestInfo | URL, init: RequestInit = {}): SeenCall {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  const request = typeof input === 'string' || input instanceof URL ? null : input
  const { body } = init
  return {
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    url: address,
    headers: headersOf(new Headers(init.headers ?? request?.headers)),
    body: typeof body === 'string' ? body : null,
  }
}

async function readAnswer(response: Response): Promise<SeenAnswer> {
  const { status } = response
  const headers = headersOf(response.headers)
  if (TEXT.test(headers['content-type'] ?? 'text')) return { status, headers, body: await response.text(), length: 0 }
  return { status, headers, body: null, length: (await response.blob()).size }
}

function headersOf(headers: Headers): Record<string, string> {
  const read: Record<string, string> = {}
  headers.forEach((value, name) => (read[name.toLowerCase()] = value))
  return read
}

function pathOf(url: string): string {
  try {
    return new URL(url, location.href).pathname
  } catch {
    return ''
  }
}

type Redact = { readonly value: (value: unknown) => unknown; readonly text: (text: string) => string; readonly texts: (texts: Readonly<Record<string, string>>) => Record<string, string> }

function bodyOf(text: string | null, { value, text: words }: Redact): RecordedBody {
  if (text === null || text === '') return { kind: 'none' }
  try {
    return { kind: 'json', json: value(JSON.parse(text)) }
  } catch {
    return { kind: 'text', text: words(text) }
  }
}

/** The address without its origin where that is the page's own. */
export const withoutOrigin = (url: string): string => (url.indexOf(`${location.origin}/`) === 0 ? url.slice(location.origin.length) : url)

export const recordedCall = ({ method, url, headers, body }: SeenCall, at: number, redact: Redact): RecordedCall => ({
  kind: 'call',
  at,
  endpoint: /([^/]*)\/?$/.exec(pathOf(url))?.[1] ?? '',
  method,
  url: redact.text(withoutOrigin(url)),
  request: { headers: redact.texts(headers), body: bodyOf(body, redact) },
  answer: { kind: 'open' },
  took: null,
})

export function recordedAnswer(answer: SeenAnswer, redact: Redact): Answer {
  if ('fault' in answer) return { kind: 'fault', fault: answer.fault }
  const { status, headers, body, length } = answer
  return { kind: 'reply', status, headers: redact.texts(headers), body: length > 0 ? { kind: 'dropped', length } : bodyOf(body, redact) }
}
