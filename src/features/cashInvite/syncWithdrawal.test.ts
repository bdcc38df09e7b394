import { noCashInvite, type CashInviteState, type SharedWithdrawal } from './cashInviteState'
import { syncWithdrawal } from './syncWithdrawal'
import type { WithdrawOrder } from './withdrawOrder'

const owner = 'S1 U1'
const order: WithdrawOrder = { requestId: 'r1', cents: 5000, sentAt: '2026-11-20 10:00:00', known: [], isUnknown: false }
const other = { ...order, requestId: 'r2' }
const unknown = { ...order, isUnknown: true }

const blank: CashInviteState = { ...noCashInvite, known: ['W0'] }
const typing: CashInviteState = { ...blank, owner, typed: '7' }
const pending: CashInviteState = { ...typing, order, asking: 'list' }
const kept = (change: Partial<SharedWithdrawal>): SharedWithdrawal => ({ owner, order: null, settled: null, ...change })

it.each<[string, CashInviteState, SharedWithdrawal, CashInviteState]>([
  ['takes an order over that another tab has sent', typing, kept({ order }), { ...typing, order }],
  ['takes it over before anything was typed here', blank, kept({ order }), { ...blank, owner, order }],
  ['hears that the time of its own is up', pending, kept({ order: unknown }), { ...pending, order: unknown }],
  ['lets its own go once another tab knows what became of it', pending, kept({ owner: null, settled: 'r1' }), { ...pending, order: null, settled: 'r1', asking: null }],
  ['and takes over what was sent there after it', pending, kept({ order: other, settled: 'r1' }), { ...pending, order: other, settled: 'r1', asking: null }],
])('%s', (_, state, shared, next) => {
  expect(syncWithdrawal(state, shared)).toEqual(next)
})

it.each<[string, CashInviteState, SharedWithdrawal]>([
  ['keeps its own where the other tab has none: it may have been cleared with a session', pending, kept({})],
  ['keeps its own where the other tab has another one', pending, kept({ order: other })],
  ['keeps its own against those of another user', pending, kept({ owner: 'S1 U2', order: other })],
  ['is not disturbed while it sends', { ...typing, order, asking: 'first' }, kept({ order: other, settled: 'r1' })],
  ['nor while it sends again', { ...typing, order, asking: 'again' }, kept({ settled: 'r1' })],
  ['hears nothing new of what it has settled itself', { ...typing, settled: 'r1' }, kept({ order })],
  ['hears nothing new of what it knows', pending, kept({ order })],
])('%s', (_, state, shared) => {
  expect(syncWithdrawal(state, shared)).toBe(state)
})

describe('of the same user’s other activities (config/adr/0003)', () => {
  const elsewhere = 'S2 U1'
  it.each<[string, CashInviteState, SharedWithdrawal, CashInviteState]>([
    ['puts aside what another tab has sent there, and goes on with what is typed here', typing, kept({ owner: elsewhere, order: other }), { ...typing, others: { [elsewhere]: other } }],
    ['and what was put aside there', pending, kept({ order, others: { [elsewhere]: other } }), { ...pending, others: { [elsewhere]: other } }],
    ['and what was put aside of this one while this tab slept, for its page to bring back', typing, kept({ owner: null, others: { [owner]: order } }), { ...typing, others: { [owner]: order } }],
    ['lets go of what is settled', { ...pending, others: { [elsewhere]: other } }, kept({ owner: null, settled: 'r2' }), pending],
    ['takes over with an order what that tab has put aside', blank, kept({ order, others: { [elsewhere]: other } }), { ...blank, owner, order, others: { [elsewhere]: other } }],
  ])('%s', (_, state, shared, next) => {
    expect(syncWithdrawal(state, shared)).toEqual(next)
  })

  it.each<[string, CashInviteState, SharedWithdrawal]>([
    ['hears nothing of another user’s', pending, kept({ owner: 'S2 U2', order: other, others: { 'S3 U2': other } })],
    ['hears nothing of an order of this activity beside the one that it has', pending, kept({ owner: null, others: { [owner]: other } })],
    ['keeps what another tab does not know of', { ...pending, others: { [elsewhere]: other } }, kept({ order })],
    ['hears nothing new of what it has put aside', { ...typing, others: { [elsewhere]: other } }, kept({ owner: elsewhere, order: other })],
  ])('%s', (_, state, shared) => {
    expect(syncWithdrawal(state, shared)).toBe(state)
  })
})
