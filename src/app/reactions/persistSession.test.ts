import { loggedIn } from '@/features/session'
import { reactionHarness } from '../../../tests/reactionHarness'
import { persistSession } from './persistSession'

it('writes the session at once', () => {
  const { reactionApi, ports } = reactionHarness()
  void persistSession(loggedIn({ isNewUser: false }), reactionApi, ports)
  expect(ports.persistNow).toHaveBeenCalledTimes(1)
})
