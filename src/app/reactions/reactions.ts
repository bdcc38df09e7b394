import { createListenerMiddleware, isAnyOf, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { tokenRejected } from '@/api/events'
import { loggedIn, loggedOut, sessionFollowed, tokenReceived, userIdentified } from '@/features/session'
import { forgetAnswers, forgetTracking } from './endOfSession'
import { endRejectedSession } from './endRejectedSession'
import { isGated, isTold } from './failure'
import { keepSession } from './keepSession'
import type { Effect, Ports, ReactionApi } from './reaction'
import { showGatePage } from './showGatePage'
import { tellFailure } from './tellFailure'

type Matcher<A> = ((action: UnknownAction) => action is A & UnknownAction) | ((action: UnknownAction) => boolean)
type Reaction = { readonly matcher: (action: UnknownAction) => boolean; readonly effect: Effect<never> }

function when<A>(matcher: Matcher<A>, effect: Effect<A>): Reaction {
  return { matcher, effect }
}

/** A login that broke off is tried again by another way, and reports the same invitation. */
function hasEndedSession(action: UnknownAction): action is ReturnType<typeof loggedOut> {
  return loggedOut.match(action) && action.payload.reason !== 'loginAbandoned'
}

/** Every reaction of the app to an action, in the order they run in. */
export const REACTIONS: readonly Reaction[] = [
  when(tokenRejected.match, endRejectedSession),
  when(isAnyOf(loggedOut, sessionFollowed), forgetAnswers),
  when(hasEndedSession, forgetTracking),
  when(isAnyOf(tokenReceived, userIdentified, loggedIn, loggedOut), keepSession),
  when(isTold, tellFailure),
  when(isGated, showGatePage),
]

export function reactionMiddleware(ports: Ports): Middleware {
  const { middleware, startListening } = createListenerMiddleware()
  for (const { matcher, effect } of REACTIONS) {
    startListening({ predicate: matcher, effect: (action, api) => (effect as Effect<UnknownAction>)(action, api as unknown as ReactionApi, ports) })
  }
  return middleware
}
