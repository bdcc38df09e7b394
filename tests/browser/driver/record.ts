import type { Client } from 'chrome-remote-interface'

export type Failure = { exceptionDetails: { text: string; url?: string; exception?: { description?: string } } }
type Said = { type: string; args: { value?: string | number | boolean | null; description?: string }[] }

type Recorded = {
  readonly errors: readonly string[]
  readonly requests: readonly string[]
  readonly referrers: readonly string[]
  /** The kind of each answer (`Script`, `Document`, `Fetch` ...), by the request's id. */
  readonly kinds: ReadonlyMap<string, string>
}

/** What a browser tells of a page, from now on. */
export function record(client: Client): Recorded {
  const errors: string[] = []
  const requests: string[] = []
  const referrers: string[] = []
  const kinds = new Map<string, string>()
  client.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text, url } }: Failure) => errors.push(`${exception?.description ?? text} ${url ?? ''}`))
  client.on('Runtime.consoleAPICalled', ({ type, args }: Said) => {
    if (type === 'error' || type === 'assert') errors.push(args.map(({ value, description }) => String(value ?? description)).join(' '))
  })
  client.on('Log.entryAdded', ({ entry }: { entry: { level: string; text: string; url?: string } }) => {
    if (entry.level === 'error') errors.push(`${entry.text} ${entry.url ?? ''}`)
  })
  client.on('Network.requestWillBeSent', ({ request }: { request: { url: string; headers: { Referer?: string } } }) => {
    requests.push(request.url)
    if (request.headers.Referer) referrers.push(request.headers.Referer)
  })
  client.on('Network.responseReceived', ({ requestId, type }: { requestId: string; type: string }) => kinds.set(requestId, type))
  return { errors, requests, referrers, kinds }
}
