import { rowOfOrder } from './rowOfOrder'
import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'

const order: WithdrawOrder = { requestId: 'r1', cents: 2000, sentAt: '2026-11-20 10:00:05', known: ['W1'], isUnknown: false }
const row = (id: string, cents: number, time: string, status: Withdrawal['status'] = 'processing'): Withdrawal => ({ id, cents, appliedAt: `2026-11-20 ${time}`, arrivesAt: '', channelName: '', status, failReason: '' })

describe('which row of the list is a withdrawal whose answer never came (spec 2 §7.2)', () => {
  it.each<[string, readonly Withdrawal[], Partial<WithdrawOrder>, string | undefined]>([
    ['none in an empty list', [], {}, undefined],
    ['the same amount, applied for in the very second of sending', [row('W2', 2000, '10:00:05')], {}, 'W2'],
    ['the same amount, applied for later', [row('W2', 2000, '10:00:31')], {}, 'W2'],
    ['one that has failed already too', [row('W2', 2000, '10:00:06', 'failed')], {}, 'W2'],
    ['no other amount', [row('W2', 2001, '10:00:06'), row('W3', 1000, '10:00:07')], {}, undefined],
    ['none from before', [row('W2', 2000, '10:00:04')], {}, undefined],
    ['none that was known before, whatever its time is', [row('W1', 2000, '10:00:06')], {}, undefined],
    ['the first of several: a later one may be another intention', [row('W3', 2000, '10:00:40'), row('W2', 2000, '10:00:06'), row('W1', 2000, '10:00:05')], {}, 'W2'],
    ['by the ids alone where the server has said no time', [row('W2', 2000, '10:00:04'), row('W1', 2000, '10:00:01')], { sentAt: '' }, 'W2'],
    ['by the time alone where the list was not heard before', [row('W2', 2000, '10:00:05'), row('W1', 2000, '10:00:04')], { known: null }, 'W2'],
    ['none where neither is known', [row('W2', 2000, '10:00:05')], { sentAt: '', known: null }, undefined],
  ])('%s', (_, rows, change, id) => {
    expect(rowOfOrder(rows, { ...order, ...change })?.id).toBe(id)
  })
})
