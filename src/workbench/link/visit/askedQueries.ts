import { skipToken } from '@reduxjs/toolkit/query'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'

/** A question that a page's own hooks asked while it was drawn. `key`: the same question again is the same. */
export type AskedQuery = { readonly key: string; readonly name: string; readonly initiate: (dispatch: Dispatch) => Promise<unknown> }

type Select = (arg: unknown) => unknown
type Endpoint = { select: Select; readonly initiate: (arg: unknown) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction> }
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

let listener: ((asked: AskedQuery) => void) | undefined
const watched = new WeakSet<object>()

/** The hooks of RTK Query look up `select` of their endpoint whenever they are called, with what they are called with: that is where a question is seen. */
function watch(): void {
  const endpoints = api.endpoints as unknown as Record<string, Endpoint>
  for (const [name, endpoint] of Object.entries(endpoints)) {
    // A mutation's `select` is asked with the key of a call that was made: nothing that a drawing would ask.
    if (watched.has(endpoint) || 'useMutation' in endpoint) continue
    watched.add(endpoint)
    const { select } = endpoint
    endpoint.select = (arg) => {
      if (arg !== skipToken) listener?.({ key: `${name}(${JSON.stringify(arg)})`, name, initiate: (dispatch) => dispatch(endpoint.initiate(arg)) })
      return select(arg)
    }
  }
}

/** Runs `draw` and answers what was asked meanwhile, each question once. One at a time. */
export async function askedWhile(draw: () => Promise<unknown>): Promise<readonly AskedQuery[]> {
  watch()
  const asked = new Map<string, AskedQuery>()
  listener = (query) => void asked.set(query.key, query)
  try {
    await draw()
  } finally {
    listener = undefined
  }
  return [...asked.values()]
}
