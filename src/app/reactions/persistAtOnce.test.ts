import { loggedIn } from '@/features/session'
import { reactionHarness } from '../../../tests/reactionHarness'
import { persistAtOnce } from './persistAtOnce'

it('writes the session at once', () => {
  const { reactionApi, ports } = reactionHarness()
  void persistAtOnce(loggedIn({ isNewUser: false }), reactionApi, ports)
  expect(ports.persistNow).toHaveBeenCalledTimes(1)
})
