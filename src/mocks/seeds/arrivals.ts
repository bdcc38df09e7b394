import { findByUid, inviteCodeOf, type Account } from '../state/accounts'
import { activityOf, callerOf, textOf, type EndpointContext } from '../calls/endpoint'
import { definePart, type MockState } from '../state/state'
import { inviterOf } from '../users/inviter'

type Arrival = { readonly uid: string; readonly sourceId: string; readonly promotorCode: string; readonly time: string }

/** Who came to an activity through a link in another way than by a new account; kept in the state under `name`. */
export function keepArrivals(name: string) {
  const arrivals = definePart(name, (): Arrival[] => [])
  return {
    /** The caller, through the invitation that the request names, and once for an activity. */
    add: (context: EndpointContext): void => {
      const { uid } = callerOf(context)
      const { sourceId } = activityOf(context)
      const known = arrivals.of(context.state)
      if (!inviterOf(context) || known.some((arrival) => arrival.uid === uid && arrival.sourceId === sourceId)) return
      known.push({ uid, sourceId, promotorCode: textOf(context, 'promotorCode'), time: context.clock.now() })
    },
    /** Newest first, and when each of them came. */
    invitedBy: (state: MockState, inviter: Account, sourceId: string): readonly { readonly friend: Account; readonly time: string }[] =>
      arrivals
        .of(state)
        .flatMap(({ uid, time, ...by }) => {
          const friend = by.sourceId === sourceId && by.promotorCode === inviteCodeOf(inviter) ? findByUid(state, uid) : undefined
          return friend ? [{ friend, time }] : []
        })
        .toReversed(),
  }
}
