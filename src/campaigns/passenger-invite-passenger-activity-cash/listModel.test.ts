import { parse } from 'valibot'
import { parseWithdrawal, toListOwner } from './listModel'
import { withdrawRowReply } from './withdrawContract'

const sent = { id: 'w1', amount: 5000, applyTime: '2026-11-18 10:02:33', status: 1, channelName: 'Wallet' }

it.each([
  [{ arriveTime: '2026-11-18 12:00:00' }, { status: 'processing', arrivesAt: '2026-11-18 12:00', reason: '' }],
  [{ status: 2, arriveTime: '2026-11-18 10:04:10' }, { status: 'success', arrivesAt: '2026-11-18 10:04', reason: '' }],
  [{ status: 3, failReason: 'no account' }, { status: 'failed', arrivesAt: '', reason: 'no account' }],
])('reads a withdrawal: %j (campaigns.md §0.4)', (change, stands) => {
  expect(parseWithdrawal(parse(withdrawRowReply, { ...sent, ...change }))).toEqual({ id: 'w1', cents: 5000, channel: 'Wallet', appliedAt: '2026-11-18 10:02', ...stands })
})

it('asks for the lists of whoever is logged in, with city and channel where they are known (campaigns.md §0.4)', () => {
  expect(toListOwner({ sourceId: 'S1', cityCode: '310000', channel: 'WX' }, { id: 'U1' })).toEqual({ sourceId: 'S1', userUid: 'U1', cityCode: '310000', channel: 'WX' })
  expect(toListOwner({ sourceId: null, cityCode: null, channel: null }, { id: null })).toEqual({ sourceId: '', userUid: '' })
})
