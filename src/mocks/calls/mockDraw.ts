import { activityOf, callerOf, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { mockAction, requestIdOf } from './mockCalls'
import { Refusal } from './refusal'
import { definePart } from '../state/state'

type Made<Drawn> = { readonly requestId: string; readonly drawn: Drawn }

/** What people drew in a campaign's activities, kept in the state under `name`: once for each requestId, newest first. */
export function keepDraws<Drawn>(name: string) {
  const part = definePart(name, (): Record<string, Made<Drawn>[]> => ({}))
  const of = (context: EndpointContext): Made<Drawn>[] => (part.of(context.state)[`${activityOf(context).sourceId} ${callerOf(context).uid}`] ??= [])
  return {
    madeBy: (context: EndpointContext): readonly Drawn[] => of(context).map(({ drawn }) => drawn),
    /** The same requestId again is answered as the first was; `draw` refuses what may not be drawn. */
    make: (context: EndpointContext, draw: (context: EndpointContext) => Drawn): Drawn => {
      const requestId = requestIdOf(context)
      const known = of(context).find((made) => made.requestId === requestId)
      if (known) return known.drawn
      const drawn = draw(context)
      of(context).unshift({ requestId, drawn })
      return drawn
    },
  }
}

export type Draws<Drawn> = ReturnType<typeof keepDraws<Drawn>>

const RISK = -196606

/** The call of a draw; an account at risk draws nothing. `lost` and `lostBehindGateway`: the draw is made, but every reply is lost. `lostOnce`: only the first reply is lost. */
export function mockDraw<Drawn>(name: string, draws: Draws<Drawn>, draw: (context: EndpointContext) => Drawn, more: Readonly<Record<string, Outcome>> = {}, refusals: Parameters<typeof mockAction>[3] = {}): Endpoint {
  const make = (context: EndpointContext): Drawn => {
    if (callerOf(context).isRisky) throw new Refusal(RISK)
    return draws.make(context, draw)
  }
  const losingReply =
    (reply: () => Response): Outcome =>
    (context) => {
      make(context)
      return reply()
    }
  const losingFirstReply: Outcome = (context) => {
    const before = draws.madeBy(context).length
    const drawn = make(context)
    return draws.madeBy(context).length > before ? Response.error() : drawn
  }
  return mockAction(name, make, { lost: losingReply(() => Response.error()), lostBehindGateway: losingReply(() => new Response('HTTP 504', { status: 504 })), lostOnce: losingFirstReply, ...more }, refusals)
}
