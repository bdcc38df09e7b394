const LIMIT = 2000

/** One request as it was received. Header names are in lower case; `path` has the query; `body` is parsed where it is JSON. */
export type ReceivedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** The endpoint that answered and the outcome it was given; absent for a request nothing answers. */
  readonly endpoint?: string
  readonly outcome?: string
}

/** A request of the list: which one it is, when it came (epoch, ms), and how long its answer took; that is absent while it is under way. */
export type LoggedRequest = ReceivedRequest & { readonly id: number; readonly at: number; readonly took?: number }

export type RequestLog = {
  /** Gives what is to be called once it is answered. */
  readonly add: (received: ReceivedRequest) => () => void
  readonly list: () => readonly LoggedRequest[]
  readonly reset: () => void
}

/** Keeps the newest requests, oldest first. */
export function createRequestLog(): RequestLog {
  let received: LoggedRequest[] = []
  let last = 0
  return {
    add: (request) => {
      last += 1
      const id = last
      const at = Date.now()
      received = [...received.slice(1 - LIMIT), { ...request, id, at }]
      return () => {
        received = received.map((logged) => (logged.id === id ? { ...logged, took: Date.now() - at } : logged))
      }
    },
    list: () => received,
    reset: () => {
      received = []
    },
  }
}

export function toReceived(request: Request, body: unknown): ReceivedRequest {
  const { pathname, search } = new URL(request.url)
  return { method: request.method, path: pathname + search, headers: Object.fromEntries(request.headers), body }
}

/** The body as JSON, as text where it is no JSON, null where there is none. The request's own body stays unread. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
