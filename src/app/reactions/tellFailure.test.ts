import { CODE } from '@/api/errorCodes'
import { failed, reactionStage, refusal } from '../../../tests/reactionStage'
import { tellFailure } from './tellFailure'

it('shows the words of the server (spec 2 §8)', async () => {
  const { reactionApi, ports } = reactionStage()
  await tellFailure(failed(refusal(CODE.wrongCode, '验证码错误')), reactionApi, ports)
  expect(ports.tell.mock.calls).toEqual([['验证码错误']])
})

it('has words of its own where the server said nothing', async () => {
  const { reactionApi, ports } = reactionStage()
  await tellFailure(failed({ kind: 'network' }, { type: 'mutation' }), reactionApi, ports)
  expect(ports.tell.mock.calls).toEqual([['网络开小差了，请稍后重试']])
})
