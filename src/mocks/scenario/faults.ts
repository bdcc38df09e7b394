import { messageFor } from '../calls/refusal'

/** Outcomes that every endpoint has because they happen on the way, whatever the endpoint does. */
const REFUSALS: Readonly<Record<string, number>> = {
  tokenRejected: -127002,
  tokenEmpty: -200198,
  notStarted: -196307,
  ended: -196308,
  closed: -196309,
  notInList: -196252,
}

const HTTP_STATUS = /^http([2-5]\d\d)$/
/** Replies that may have no body. */
const NO_BODY: readonly number[] = [204, 205, 304]
const BARE_CODE = /^-\d+$/

/** Faults that answer without asking the endpoint. Undefined where the outcome is not one of them. */
export function faultReply(outcome: string, request: Request): Promise<Response> | undefined {
  const status = Number(HTTP_STATUS.exec(outcome)?.[1])
  if (status) return Promise.resolve(NO_BODY.includes(status) ? new Response(null, { status }) : new Response(`HTTP ${status}`, { status, headers: { 'Content-Type': 'text/plain' } }))
  const errCode = BARE_CODE.test(outcome) ? Number(outcome) : REFUSALS[outcome]
  if (errCode !== undefined) return Promise.resolve(envelope({ errCode, errMsg: messageFor(errCode) }))
  switch (outcome) {
    case 'network':
      return Promise.resolve(Response.error())
    case 'timeout':
      return untilAborted(request).then(() => Response.error())
    case 'html':
      return Promise.resolve(new Response('<!doctype html><title>Sign in to the network</title>', { headers: { 'Content-Type': 'text/html' } }))
    default:
      return undefined
  }
}

/** Faults of an answer that the endpoint did give: it has acted, and its reply is spoilt. */
export const REPLY_FAULTS: Readonly<Record<string, (data: unknown) => Response>> = {
  truncated: (data) => {
    const whole = JSON.stringify({ errCode: 0, errMsg: '', data })
    return new Response(whole.slice(0, Math.floor(whole.length / 2)), { headers: { 'Content-Type': 'application/json' } })
  },
  malformed: (data) => envelope({ data: toWrongShape(data) }),
  noData: () => envelope({}),
  /** A backend in another language writes an empty object as a list. */
  emptyList: () => envelope({ data: [] }),
  /** Every field is there, and none says anything. */
  nulls: (data) => envelope({ data: withoutValues(data) }),
  emptyBody: () => new Response('', { headers: { 'Content-Type': 'application/json' } }),
  /** The code as text, as a gateway in another language may send it. */
  textCode: (data) => new Response(JSON.stringify({ errCode: '0', errMsg: '', data }), { headers: { 'Content-Type': 'application/json' } }),
}

export const FAULT_NAMES: readonly string[] = ['slow', 'network', 'timeout', 'http500', 'http503', 'http403', 'html', ...Object.keys(REPLY_FAULTS), ...Object.keys(REFUSALS)]

export function envelope({ errCode = 0, errMsg = '', data }: { errCode?: number; errMsg?: string; data?: unknown }): Response {
  return new Response(JSON.stringify({ errCode, errMsg, data }), { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}

/** Keeps the outline and puts an object where each text, number and flag was, which no field of those kinds can be taken for. */
function toWrongShape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return { unexpected: true }
  const fields = Object.entries(value)
  // A list that turns into text, and an empty object that does, is wrong for a schema whose fields are all optional too.
  if (Array.isArray(value) || fields.length === 0) return 'unexpected'
  return Object.fromEntries(fields.map(([key, field]) => [key, toWrongShape(field)]))
}

function withoutValues(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null
  return Array.isArray(value) ? value.map(withoutValues) : Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutValues(field)]))
}

/** Node's signal of a request follows the client's only as long as something holds the request itself. */
const waiting = new Set<Request>()

async function untilAborted(request: Request): Promise<void> {
  waiting.add(request)
  await new Promise<void>((resolve) => {
    if (request.signal.aborted) resolve()
    else request.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  waiting.delete(request)
}
