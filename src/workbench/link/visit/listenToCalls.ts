/** One call as the app made it, and what came back. */
export type Call = {
  readonly method: string
  /** Where it would go from the page's own host. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** The HTTP status, 0 where nothing came; and the envelope's own code and words, where it has them. */
  readonly status: number
  readonly errCode: number | null
  readonly errMsg: string
}

/** Answers a path of the embedded backend. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/**
 * Runs `work` with every call of the app answered by `send`, wherever the environment would have it go: a workshop asks no gateway. `origin` is
 * the page's. Answers the calls in their order.
 */
export async function listenToCalls(send: Send, origin: string, work: () => Promise<void>): Promise<readonly Call[]> {
  const calls: Call[] = []
  const real = globalThis.fetch
  const listening: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    const at = calls.push(toCall(url, init)) - 1
    const note = (part: Partial<Call>): void => void calls.splice(at, 1, { ...(calls[at] ?? toCall(url, init)), ...part })
    const response = await send(url.pathname + url.search, init)
    note({ status: response.status, ...(await envelopeOf(response)) })
    return response
  }
  globalThis.fetch = listening
  try {
    await work()
  } finally {
    // A fetch that was put there meanwhile stays.
    if (globalThis.fetch === listening) globalThis.fetch = real
  }
  return calls
}

const toCall = (url: URL, { method = 'GET', headers, body }: RequestInit): Call => ({
  method,
  address: url.href,
  headers: { ...(headers as Record<string, string>) },
  body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
  status: 0,
  errCode: null,
  errMsg: '',
})

async function envelopeOf(response: Response): Promise<Pick<Call, 'errCode' | 'errMsg'>> {
  const envelope = await response
    .clone()
    .json()
    .catch(() => null)
  const { errCode, errMsg } = Object(envelope) as { readonly errCode?: unknown; readonly errMsg?: unknown }
  return { errCode: typeof errCode === 'number' ? errCode : null, errMsg: typeof errMsg === 'string' ? errMsg : '' }
}
