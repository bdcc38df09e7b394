import { CODE } from '@/api/errors/errorCodes'
import { failed, reactionHarness, refusal } from '../../../tests/reactionHarness'
import { notifyFailure } from './notifyFailure'

it('shows the message of the server (spec 2 §8)', async () => {
  const { reactionApi, ports } = reactionHarness()
  await notifyFailure(failed(refusal(CODE.wrongCode, '验证码错误')), reactionApi, ports)
  expect(ports.notify.mock.calls).toEqual([['验证码错误']])
})

it('shows the default message where the server sent none', async () => {
  const { reactionApi, ports } = reactionHarness()
  await notifyFailure(failed({ kind: 'network' }, { type: 'mutation' }), reactionApi, ports)
  expect(ports.notify.mock.calls).toEqual([['网络开小差了，请稍后重试']])
})
