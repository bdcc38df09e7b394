import { is, parse } from 'valibot'
import { withdrawal, withdrawRow } from './withdrawRow'

const row = { id: 'W1', amount: 1234, applyTime: '2026-11-20 10:00:00', status: 1, channelName: 'C' } as const
const read = (reply: unknown) => withdrawRow.parse(parse(withdrawRow.reply, reply))

it.each([
  [row, { status: 'processing', cents: 1234, arrivesAt: '', failReason: '' }],
  [{ ...row, status: 2, arriveTime: '2026-11-20 10:01:00' }, { status: 'success', arrivesAt: '2026-11-20 10:01:00' }],
  [{ ...row, status: '3', failReason: 'no account' }, { status: 'failed', failReason: 'no account' }],
  [{ ...row, amount: '1234', channelName: null, failReason: null }, { cents: 1234, channelName: '' }],
  [{ ...row, status: 4 }, { status: 'unknown', cents: 1234 }],
  [{ ...row, applyTime: '2026/11/20' }, { appliedAt: '' }],
] as const)('reads %j', (reply, expected) => {
  expect(read(reply)).toMatchObject(expected)
})

it.each([{ ...row, amount: 12.5 }, { ...row, amount: -1 }, { ...row, amount: null }, { ...row, amount: 'all' }, { ...row, id: null }])('refuses %j: money is whole cents', (reply) => {
  expect(is(withdrawRow.reply, reply)).toBe(false)
})

it.each([4, null, undefined, 'done'])('takes no withdrawal for made that stands in a way that is not known: %j', (status) => {
  expect([is(withdrawal.reply, { ...row, status }), is(withdrawal.reply, { ...row, status: '1' })]).toEqual([false, true])
})
