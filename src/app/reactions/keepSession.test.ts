import { loggedIn } from '@/features/session'
import { reactionStage } from '../../../tests/reactionStage'
import { keepSession } from './keepSession'

it('writes the session at once', () => {
  const { reactionApi, ports } = reactionStage()
  void keepSession(loggedIn({ isNewUser: false }), reactionApi, ports)
  expect(ports.persistNow).toHaveBeenCalledTimes(1)
})
