import { tokenRejected } from '@/api/events'
import { CODE } from '@/api/errors/errorCodes'
import { loggedIn, loggedOut, sessionSynced, tokenReceived } from '@/features/session'
import { withImmediatePersist } from '@/lib/storage/withImmediatePersist'
import { failed, refusal } from '../../../tests/reactionHarness'
import { REACTIONS } from './reactions'

it.each([
  [tokenRejected({ token: 't1' }), ['endRejectedSession']],
  [loggedOut({ reason: 'elsewhere' }), ['clearApiCache', 'clearTracking', 'clearPersistedUser', 'persistAtOnce']],
  [loggedOut({ reason: 'loginAbandoned' }), ['clearApiCache', 'persistAtOnce']],
  [sessionSynced({ token: 't2' }), ['clearApiCache', 'resumeAutoLogin']],
  [tokenReceived({ token: 't1', userType: 1 }), ['persistAtOnce']],
  [tokenReceived({ token: 't1', userType: 1, isReplacement: false }), ['persistAtOnce']],
  [tokenReceived({ token: 't2', userType: 1, isReplacement: true }), ['clearApiCache', 'persistAtOnce']],
  [loggedIn({ isNewUser: true }), ['persistAtOnce']],
  [failed(refusal(CODE.riskWarning)), ['notifyFailure']],
  [failed(refusal(CODE.activityEnded)), ['showGatePage']],
  [failed({ kind: 'network' }), []],
  [{ type: 'notes/sent', ...withImmediatePersist({ id: 1 }) }, ['persistAtOnce']],
  [{ type: 'entry/entryRead', payload: {} }, []],
])('reacts to $type with %j', (action, effects) => {
  expect(REACTIONS.filter(({ matcher }) => matcher(action)).map(({ effect }) => effect.name)).toEqual(effects)
})
