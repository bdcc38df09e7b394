import { activityOf, callerOf, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { mockAction, requestIdOf } from './mockCalls'
import { Refusal } from './refusal'
import { definePart } from '../state/state'

type Kept<Answer> = { readonly requestId: string; readonly answer: Answer }

/** What an action of a campaign answered its users, kept in the state under `name`: once for each requestId, newest first. */
export function keepAnswers<Answer>(name: string) {
  const part = definePart(name, (): Record<string, Kept<Answer>[]> => ({}))
  const of = (context: EndpointContext): Kept<Answer>[] => (part.of(context.state)[`${activityOf(context).sourceId} ${callerOf(context).uid}`] ??= [])
  return {
    madeBy: (context: EndpointContext): readonly Answer[] => of(context).map(({ answer }) => answer),
    /** The same requestId again is answered as the first was; `act` refuses what may not be done. */
    make: (context: EndpointContext, act: (context: EndpointContext) => Answer): Answer => {
      const requestId = requestIdOf(context)
      const known = of(context).find((kept) => kept.requestId === requestId)
      if (known) return known.answer
      const answer = act(context)
      of(context).unshift({ requestId, answer })
      return answer
    },
  }
}

export type KeptAnswers<Answer> = ReturnType<typeof keepAnswers<Answer>>

const RISK = -196606

/** An action that happens once for each requestId, a draw or a sign-in; an account at risk gets nothing. `lost` and `lostBehindGateway`: it is done, but every reply is lost. `lostOnce`: only the first reply is lost. */
export function mockIdempotent<Answer>(name: string, answers: KeptAnswers<Answer>, act: (context: EndpointContext) => Answer, more: Readonly<Record<string, Outcome>> = {}, refusals: Parameters<typeof mockAction>[3] = {}): Endpoint {
  const make = (context: EndpointContext): Answer => {
    if (callerOf(context).isRisky) throw new Refusal(RISK)
    return answers.make(context, act)
  }
  const losingReply =
    (reply: () => Response): Outcome =>
    (context) => {
      make(context)
      return reply()
    }
  const losingFirstReply: Outcome = (context) => {
    const before = answers.madeBy(context).length
    const answer = make(context)
    return answers.madeBy(context).length > before ? Response.error() : answer
  }
  return mockAction(name, make, { lost: losingReply(() => Response.error()), lostBehindGateway: losingReply(() => new Response('HTTP 504', { status: 504 })), lostOnce: losingFirstReply, ...more }, refusals)
}
