import { tokenRejected } from '@/api/events'
import { CODE } from '@/api/errorCodes'
import { loggedIn, loggedOut, sessionFollowed, tokenReceived } from '@/features/session'
import { failed, refusal } from '../../../tests/reactionStage'
import { REACTIONS } from './reactions'

it.each([
  [tokenRejected({ token: 't1' }), ['endRejectedSession']],
  [loggedOut({ reason: 'elsewhere' }), ['forgetAnswers', 'forgetTracking', 'forgetKeptUser', 'keepSession']],
  [loggedOut({ reason: 'loginAbandoned' }), ['forgetAnswers', 'forgetKeptUser', 'keepSession']],
  [sessionFollowed({ token: 't2' }), ['forgetAnswers', 'goOnWithLogin']],
  [tokenReceived({ token: 't1', userType: 1 }), ['keepSession']],
  [loggedIn({ isNewUser: true }), ['keepSession']],
  [failed(refusal(CODE.riskWarning)), ['tellFailure']],
  [failed(refusal(CODE.activityEnded)), ['showGatePage']],
  [failed({ kind: 'network' }), []],
  [{ type: 'entry/entryRead', payload: {} }, []],
])('reacts to $type with %j', (action, effects) => {
  expect(REACTIONS.filter(({ matcher }) => matcher(action)).map(({ effect }) => effect.name)).toEqual(effects)
})
