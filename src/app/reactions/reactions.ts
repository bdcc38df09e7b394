import { isAnyOf, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { tokenRejected } from '@/api/events'
import { loggedIn, loggedOut, sessionSynced, tokenReceived, userIdentified } from '@/features/session'
import { report } from '@/lib/reporting/report'
import { noteStep } from '@/lib/reporting/trail'
import { clearApiCache, clearPersistedUser, clearTracking } from './endOfSession'
import { endRejectedSession } from './endRejectedSession'
import { hasClosedGate, shouldToast } from './failure'
import { resumeAutoLogin } from './resumeAutoLogin'
import { isPersistedAtOnce, persistAtOnce } from './persistAtOnce'
import type { Effect, Ports } from './reaction'
import { showGatePage } from './showGatePage'
import { notifyFailure } from './notifyFailure'

type Matcher<A> = ((action: UnknownAction) => action is A & UnknownAction) | ((action: UnknownAction) => boolean)
type Reaction = { readonly matcher: (action: UnknownAction) => boolean; readonly effect: Effect<never> }

function when<A>(matcher: Matcher<A>, effect: Effect<A>): Reaction {
  return { matcher, effect }
}

/** A login that was interrupted is tried again by another method: it reports the same invitation, and what waits for it still does. */
function hasEndedSession(action: UnknownAction): action is ReturnType<typeof loggedOut> {
  return loggedOut.match(action) && action.payload.reason !== 'loginAbandoned'
}

/** Not on `tokenMissing`: there are no replies of a user to clear, and a reset would abort a login in progress, which is to say why it failed. */
const hasChangedUser = (action: UnknownAction): boolean =>
  sessionSynced.match(action) || (tokenReceived.match(action) && action.payload.isReplacement === true) || (loggedOut.match(action) && action.payload.reason !== 'tokenMissing')

/** Every reaction of the app to an action, in the order they run in. */
export const REACTIONS: readonly Reaction[] = [
  when(tokenRejected.match, endRejectedSession),
  when(hasChangedUser, clearApiCache),
  when(sessionSynced.match, resumeAutoLogin),
  when(hasEndedSession, clearTracking),
  when(hasEndedSession, clearPersistedUser),
  when(isAnyOf(tokenReceived, userIdentified, loggedIn, loggedOut, isPersistedAtOnce), persistAtOnce),
  when(shouldToast, notifyFailure),
  when(hasClosedGate, showGatePage),
]

/**
 * Runs the effects of an action once the reducers have seen it. An effect may unsubscribe while it runs; a failing one does not
 * stop the others. The toolkit's listener middleware does more than this table needs, for one more kilobyte before the first screen.
 */
export function reactionMiddleware(ports: Ports): Middleware {
  return ({ dispatch, getState }) => {
    const unsubscribed = new Set<Reaction>()
    const run = async (reaction: Reaction, action: UnknownAction): Promise<void> => {
      const api = { dispatch, getState, unsubscribe: () => unsubscribed.add(reaction), subscribe: () => unsubscribed.delete(reaction) }
      try {
        await (reaction.effect as Effect<UnknownAction>)(action, api, ports)
      } catch (error) {
        report(error, 'reaction')
      }
    }
    return (next) => (action) => {
      noteStep(action)
      const result = next(action)
      for (const reaction of REACTIONS) {
        if (!unsubscribed.has(reaction) && reaction.matcher(action as UnknownAction)) void run(reaction, action as UnknownAction)
      }
      return result
    }
  }
}
