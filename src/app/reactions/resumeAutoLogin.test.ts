import { jest } from '@jest/globals'
import { sessionSynced } from '@/features/session'
import { reactionHarness } from '../../../tests/reactionHarness'
import { resumeAutoLogin } from './resumeAutoLogin'

it.each([
  ['finishes here a login that another tab has begun', { token: 't1' }, 1],
  ['takes a session with its user as it is', { token: 't1', id: 'U1' }, 0],
])('%s (spec 1 §4)', (_, session, logins) => {
  const { reactionApi, ports } = reactionHarness()
  const dispatch = jest.fn()
  void resumeAutoLogin(sessionSynced(session), { ...reactionApi, dispatch } as never, ports)
  expect(dispatch).toHaveBeenCalledTimes(logins)
})
