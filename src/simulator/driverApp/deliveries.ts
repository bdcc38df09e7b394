import { parseQuery } from '@/lib/url/query'

/**
 * How the driver's app gives its session to the page in its frame. `late`: after the page has stopped waiting. `never`: not at all. `expired`: a token that
 * the server does not take. `malformed`: messages that are none of the protocol's. `stranger`: a good token from an origin that is not the app's.
 */
export const SENDINGS = ['atOnce', 'twice', 'late', 'never', 'expired', 'malformed', 'stranger'] as const

export type Sending = (typeof SENDINGS)[number]

/** Milliseconds: longer than a page waits (3 s, spec 2 §2.5). */
const LATE_MS = 5_000

export type Delivery = { readonly after: number; readonly message: unknown }

const TYPE = 'preview/token'

/** What is said to a page that has said that it is there. */
export function deliveriesOf(sending: Sending, token: string): readonly Delivery[] {
  const good: Delivery = { after: 0, message: { type: TYPE, token } }
  switch (sending) {
    case 'twice':
      return [good, good]
    case 'late':
      return [{ ...good, after: LATE_MS }]
    case 'never':
      return []
    case 'expired':
      return [{ after: 0, message: { type: TYPE, token: 'expired' } }]
    case 'malformed':
      return [null, token, { type: TYPE }, { type: TYPE, token: 42 }, { type: TYPE, token: `${token}\n${token}` }, { type: 'token', token }].map((message) => ({ after: 0, message }))
    default:
      return [good]
  }
}

export type DriverChoice = { readonly sending: Sending; readonly mobile: string; readonly page: string }

/** The driver of the embedded backend with awards. */
const DRIVER = '13900139000'

/** What the address asks for; `page`: an address below the base path, the first of those that take a session where there is none. */
export function readDriverChoice(search: string): DriverChoice {
  const { get } = parseQuery(search)
  const mobile = get('as') ?? ''
  const page = get('page') ?? ''
  return {
    sending: SENDINGS.find((known) => known === get('send')) ?? 'atOnce',
    mobile: /^1\d{10}$/.test(mobile) ? mobile : DRIVER,
    page: /^\/[\w-]/.test(page) ? page : '',
  }
}
