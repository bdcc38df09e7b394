import { tokenRejected } from '@/api/events'
import { CODE } from '@/api/errorCodes'
import { loggedIn, loggedOut, sessionFollowed, tokenReceived } from '@/features/session'
import { failed, refusal } from '../../../tests/reactionHarness'
import { REACTIONS } from './reactions'

it.each([
  [tokenRejected({ token: 't1' }), ['endRejectedSession']],
  [loggedOut({ reason: 'elsewhere' }), ['clearApiCache', 'clearTracking', 'clearPersistedUser', 'persistSession']],
  [loggedOut({ reason: 'loginAbandoned' }), ['clearApiCache', 'clearPersistedUser', 'persistSession']],
  [sessionFollowed({ token: 't2' }), ['clearApiCache', 'resumeAutoLogin']],
  [tokenReceived({ token: 't1', userType: 1 }), ['persistSession']],
  [loggedIn({ isNewUser: true }), ['persistSession']],
  [failed(refusal(CODE.riskWarning)), ['notifyFailure']],
  [failed(refusal(CODE.activityEnded)), ['showGatePage']],
  [failed({ kind: 'network' }), []],
  [{ type: 'entry/entryRead', payload: {} }, []],
])('reacts to $type with %j', (action, effects) => {
  expect(REACTIONS.filter(({ matcher }) => matcher(action)).map(({ effect }) => effect.name)).toEqual(effects)
})
