import { randomMobileMask, type Account } from '../state/accounts'
import { callerOf, candlePath, defineEndpoint, numberOf, textOf, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { toPage } from './lists'
import { Refusal } from './refusal'

// The uniform calls of campaigns besides the page call, over the one state.

type Outcomes = { readonly [outcome: string]: Outcome }

/** The number of the page that is asked for, and how many rows are on it. */
const pagingOf = (context: EndpointContext) => ({ pageNo: numberOf(context, 'pageNo', 1), pageSize: numberOf(context, 'pageSize', 20) })

/** A list of so many rows, of which only the page that is asked for is made. */
const longList =
  (total: number, toRow: (index: number, context: EndpointContext) => unknown): Outcome =>
  (context) => {
    const { pageNo, pageSize } = pagingOf(context)
    const from = (pageNo - 1) * pageSize
    const length = Math.max(0, Math.min(pageSize, total - from))
    return { pageNo, pageSize, total, list: Array.from({ length }, (_, index) => toRow(from + index, context)) }
  }

/**
 * A list call of the user's rows. `page2`: every page but the first fails. `sameAgain`: every page repeats the first, with a total of ten thousand.
 * `absurdTotal`: a total that no list can have. `oneUnreadable`: the second row has no fields. With `sampleAt`, `many` and `tenThousand` are as many rows, paged.
 */
export function mockList(name: string, rows: (account: Account, context: EndpointContext) => readonly unknown[], sampleAt?: (index: number, context: EndpointContext) => object, more: Outcomes = {}): Endpoint {
  const ok: Outcome = (context) => {
    const { pageNo, pageSize } = pagingOf(context)
    return { ...toPage(rows(callerOf(context), context), pageNo, pageSize), serverTime: context.clock.now() }
  }
  return defineEndpoint({
    method: 'POST',
    path: candlePath(name),
    token: 'required',
    sourceId: 'known',
    outcomes: {
      ok,
      ...(sampleAt && { many: longList(45, sampleAt), tenThousand: longList(10_000, sampleAt) }),
      sameAgain: (context) => ({ ...toPage(rows(callerOf(context), context), 1, pagingOf(context).pageSize), total: 10_000 }),
      absurdTotal: async (context) => ({ ...((await ok(context)) as object), total: Number.MAX_SAFE_INTEGER }),
      oneUnreadable: (context) => {
        const { pageNo, pageSize } = pagingOf(context)
        return toPage(rows(callerOf(context), context).map((row, index) => (index === 1 ? {} : row)), pageNo, pageSize)
      },
      page2: (context) => (pagingOf(context).pageNo === 1 ? ok(context) : new Response('HTTP 500', { status: 500 })),
      ...more,
    },
  })
}

/** Any other call, with its own rules for token and activity. */
export const mockQuery = (name: string, rules: Pick<Partial<Endpoint>, 'token' | 'sourceId'>, ok: Outcome, more: Outcomes = {}): Endpoint =>
  defineEndpoint({ method: 'POST', path: candlePath(name), ...rules, outcomes: { ok, ...more } })

/** A call for a user who is logged in, in an activity of ours. An `ok` that may happen only once for a requestId sees to that itself (`requestIdOf`, `keepAnswers`). `refusals`: further outcomes that refuse with a code, and with a message where the code has none. */
export function mockAction(name: string, ok: Outcome, more: Outcomes = {}, refusals: Readonly<Record<string, readonly [errCode: number, errMsg?: string]>> = {}): Endpoint {
  const refused = Object.entries(refusals).map(([outcome, [errCode, errMsg]]): [string, Outcome] => [
    outcome,
    () => {
      throw new Refusal(errCode, undefined, errMsg)
    },
  ])
  return mockQuery(name, { token: 'required', sourceId: 'known' }, ok, { ...more, ...Object.fromEntries(refused) })
}

/** The client's id of one intended action. */
export function requestIdOf(context: EndpointContext): string {
  const requestId = textOf(context, 'requestId')
  if (requestId === '') throw new Refusal(-200400)
  return requestId
}

/** The same call by GET, where the specification names it so (spec 2 §7.3). */
export const byGet = (endpoint: Endpoint): Endpoint => ({ ...endpoint, method: 'GET' })

/** The call that counts a share. */
export const mockShareCallback = (name: string): Endpoint => mockAction(name, () => null)

/** The newest winners of a campaign. `amounts`: what they may have won, in cents. */
export function mockWinners(name: string, amounts: readonly [number, ...number[]]): Endpoint {
  return defineEndpoint({
    method: 'POST',
    path: candlePath(name),
    sourceId: 'known',
    outcomes: {
      ok: ({ state }) => {
        const random = state.random(name)
        return { list: Array.from({ length: 20 }, (_, index) => ({ id: `w${index + 1}`, mobileMask: randomMobileMask(random), amount: random.pick(amounts) })) }
      },
    },
  })
}
