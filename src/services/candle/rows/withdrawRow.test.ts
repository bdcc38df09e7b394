import { is } from 'valibot'
import { parseWithdrawRow, withdrawRowReply } from './withdrawRow'

const row = { id: 'W1', amount: 1234, applyTime: '2026-11-20 10:00:00', status: 1, channelName: 'C' } as const

it.each([
  [row, { status: 'processing', cents: 1234, arrivesAt: '', failReason: '' }],
  [{ ...row, status: 2, arriveTime: '2026-11-20 10:01:00' }, { status: 'success', arrivesAt: '2026-11-20 10:01:00' }],
  [{ ...row, status: 3, failReason: 'no account' }, { status: 'failed', failReason: 'no account' }],
] as const)('reads %j', (reply, withdrawal) => {
  expect(is(withdrawRowReply, reply)).toBe(true)
  expect(parseWithdrawRow(reply)).toMatchObject(withdrawal)
})

it.each([{ ...row, amount: 12.5 }, { ...row, amount: -1 }, { ...row, amount: '12' }, { ...row, status: 4 }, { ...row, applyTime: '2026/11/20' }])('refuses %j: money is whole cents, times have one form', (reply) => {
  expect(is(withdrawRowReply, reply)).toBe(false)
})
