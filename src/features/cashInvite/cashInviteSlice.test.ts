import type { ApiError } from '@/api/errors/apiError'
import {
  amountTyped, cashInviteReducer, withdrawalSynced, outcomeAsked, outcomeClosed, outcomeLost, outcomeReceived, ownerChanged, refusalReceived, selectOwner, selectRefusal, withdrawalAbandoned, withdrawalRefused,
  withdrawalRepeated, withdrawalRequested, withdrawalsListed, withdrawPageOpened,
} from './cashInviteSlice' // prettier-ignore
import { noCashInvite, type CashInviteState } from './cashInviteState'
import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'
import { withdrawalOf, type WithdrawStage } from './withdrawalStage'

type Event = Parameters<typeof cashInviteReducer>[1]

const owner = 'S1 U1'
const order: WithdrawOrder = { requestId: 'r1', cents: 5000, sentAt: '2026-11-20 10:00:00', known: null, isUnknown: false }
const other: WithdrawOrder = { ...order, requestId: 'r2', cents: 100 }
const withdrawal: Withdrawal = { id: 'W1', cents: 5000, appliedAt: '', arrivesAt: '', channelName: '', status: 'processing', failReason: '' }
const arrived: Withdrawal = { ...withdrawal, status: 'success' }
const error: ApiError = { kind: 'business', errCode: -1, errMsg: 'no', data: null }

const lostOrder = { ...order, isUnknown: true }
const own: CashInviteState = { ...noCashInvite, owner }
const editing: CashInviteState = { ...own, typed: '50' }
const sending: CashInviteState = { ...editing, order, asking: 'first' }
const looking: CashInviteState = { ...editing, order, asking: 'list' }
const idle: CashInviteState = { ...editing, order }
const unsure: CashInviteState = { ...editing, order: lostOrder }
const again: CashInviteState = { ...editing, order, asking: 'again' }
const told: CashInviteState = { ...own, settled: 'r1', known: ['W1'], outcome: { order, withdrawal } }
const done: CashInviteState = { ...told, outcome: { order, withdrawal: arrived } }
const settled: CashInviteState = { ...editing, settled: 'r1' }

const requested = withdrawalRequested({ owner, order: other })
const repeated = withdrawalRepeated({ requestId: 'r1' })
const abandoned = withdrawalAbandoned({ requestId: 'r1' })
const asked = outcomeAsked(order)
const lost = outcomeLost(order)
const received = outcomeReceived({ requestId: 'r1', withdrawal: arrived })
const refused = withdrawalRefused(order)
const closed = outcomeClosed()
const opened = withdrawPageOpened()
const listed = withdrawalsListed(['W1', 'W2'])

const STAGES: readonly (readonly [CashInviteState, WithdrawStage])[] = [
  [editing, { step: 'editing' }],
  [sending, { step: 'sending', order }],
  [idle, { step: 'confirming', order }],
  [looking, { step: 'confirming', order }],
  [again, { step: 'confirming', order }],
  [unsure, { step: 'unknown', order: lostOrder, isAsking: false }],
  [{ ...unsure, asking: 'list' }, { step: 'unknown', order: lostOrder, isAsking: true }],
  [told, { step: 'settled', order, withdrawal }],
]

it.each(STAGES)('shows %j as %j', (state, stage) => {
  expect(withdrawalOf(state, owner)).toEqual({ typed: state.typed, stage })
})

it.each<[CashInviteState, Event, CashInviteState]>([
  [editing, requested, { ...editing, order: other, asking: 'first' }],
  [{ ...editing, known: ['W1'] }, requested, { ...editing, known: ['W1'], order: { ...other, known: ['W1'] }, asking: 'first' }],
  [sending, requested, sending],
  [unsure, requested, unsure],
  [told, requested, told],
  [unsure, repeated, again],
  [editing, repeated, editing],
  [unsure, abandoned, settled],
  [editing, abandoned, editing],
  [idle, asked, looking],
  [sending, asked, looking],
  [unsure, asked, { ...unsure, asking: 'list' }],
  [told, asked, told],
  [sending, lost, unsure],
  [looking, lost, unsure],
  [again, lost, unsure],
  [editing, lost, editing],
  [told, lost, told],
  [sending, received, done],
  [looking, received, done],
  [unsure, received, { ...done, outcome: { order: lostOrder, withdrawal: arrived } }],
  [told, received, done],
  [editing, received, editing],
  [sending, refused, settled],
  [told, refused, told],
  [told, closed, { ...own, settled: 'r1', known: ['W1'] }],
  [sending, closed, sending],
  [unsure, closed, unsure],
  [sending, opened, idle],
  [looking, opened, idle],
  [unsure, opened, unsure],
  [told, opened, { ...own, settled: 'r1' }],
  [editing, opened, editing],
  [editing, listed, { ...editing, known: ['W1', 'W2'] }],
  [told, listed, { ...told, known: ['W1', 'W2'] }],
  [editing, withdrawalSynced({ owner, order, settled: null }), idle],
  [looking, withdrawalSynced({ owner, order: null, settled: 'r1' }), settled],
])('from %j, %j leads to %j', (state, event, next) => {
  expect(cashInviteReducer(state, event)).toEqual(next)
})

it.each([
  outcomeAsked(other), outcomeLost(other), outcomeReceived({ requestId: 'r2', withdrawal }), withdrawalRefused(other), withdrawalRepeated(other), withdrawalAbandoned(other), refusalReceived({ requestId: 'r2', error }),
])('takes %j, of an order that is not the one under way, for too late', (event) => {
  for (const state of [editing, sending, unsure, told]) expect(cashInviteReducer(state, event)).toBe(state)
}) // prettier-ignore

describe('whose it is (spec 1 §3)', () => {
  it('shows another user, or the same one in another activity, nothing of it', () => {
    for (const stranger of ['S1 U2', 'S2 U1', null]) expect(withdrawalOf(unsure, stranger)).toEqual({ typed: '', stage: { step: 'editing' } })
    expect(withdrawalOf({ ...noCashInvite, order }, null).stage).toEqual({ step: 'editing' })
  })

  it('begins anew for another user who types or sends, and keeps the first one\'s until then', () => {
    expect(cashInviteReducer(unsure, opened)).toEqual(unsure)
    expect(cashInviteReducer(unsure, amountTyped({ owner: 'S1 U2', typed: '7' }))).toEqual({ ...noCashInvite, owner: 'S1 U2', typed: '7' })
    expect(cashInviteReducer(told, withdrawalRequested({ owner: 'S1 U2', order: other }))).toEqual({ ...noCashInvite, owner: 'S1 U2', known: ['W1'], order: { ...other, known: ['W1'] }, asking: 'first' })
  })

  it.each([
    ['S1', 'U1', 'S1 U1'],
    [null, 'U1', ' U1'],
    ['S1', null, null],
  ])('is known by activity %j and user %j as %j, and never by a token', (sourceId, id, known) => {
    expect(selectOwner({ entry: { sourceId }, session: { id, token: 't1' } } as never)).toBe(known)
  })
})

describe('the last refusal', () => {
  const refusedOnce = cashInviteReducer(sending, refusalReceived({ requestId: 'r1', error }))

  it('is kept for its order until the order is sent again', () => {
    expect(selectRefusal({ cashInvite: refusedOnce }, order)).toEqual(error)
    expect(selectRefusal({ cashInvite: refusedOnce }, other)).toBeUndefined()
    expect(selectRefusal({ cashInvite: cashInviteReducer(refusedOnce, repeated) }, order)).toBeUndefined()
  })

  it('is heard also while an order is watched', () => {
    expect(selectRefusal({ cashInvite: cashInviteReducer(told, refusalReceived({ requestId: 'r1', error })) }, order)).toEqual(error)
  })
})

describe('an order of unknown outcome in one activity, and another activity (config/adr/0003)', () => {
  const elsewhere = 'S2 U1'
  const reduce = (state: CashInviteState, ...events: readonly Event[]): CashInviteState => events.reduce(cashInviteReducer, state)

  it('is put aside while the same user types and sends there, and is here again with the page', () => {
    const there = reduce(unsure, opened, ownerChanged({ owner: elsewhere }), amountTyped({ owner: elsewhere, typed: '7' }), withdrawalRequested({ owner: elsewhere, order: other }))
    expect(there).toMatchObject({ owner: elsewhere, typed: '7', order: { requestId: 'r2' }, others: { [owner]: lostOrder } })
    const back = reduce(there, opened, ownerChanged({ owner }))
    expect(withdrawalOf(back, owner).stage).toEqual({ step: 'unknown', order: lostOrder, isAsking: false })
    expect(back.others).toMatchObject({ [elsewhere]: { requestId: 'r2' } })
  })

  it('goes where another user takes its place, and comes with its own user alone', () => {
    const { order: left, others } = reduce(unsure, amountTyped({ owner: 'S2 U2', typed: '7' }))
    expect({ left, others }).toEqual({ left: null, others: {} })
    expect(reduce({ ...noCashInvite, others: { [owner]: lostOrder, 'S1 U2': other } }, ownerChanged({ owner }))).toEqual({ ...own, order: lostOrder })
  })

  it('is here again with a page that has kept what was typed in its own activity, and no order', () => {
    const back = reduce({ ...editing, others: { [owner]: lostOrder, [elsewhere]: other } }, ownerChanged({ owner }))
    expect(back).toEqual({ ...unsure, others: { [elsewhere]: other } })
    expect(withdrawalOf(back, owner).stage).toEqual({ step: 'unknown', order: lostOrder, isAsking: false })
  })

  it('gives way to the order that the tab has of the same activity', () => {
    expect(reduce({ ...unsure, others: { [owner]: other } }, ownerChanged({ owner }))).toEqual(unsure)
  })

  it('changes nothing for a page whose user has put nothing aside', () => {
    expect(reduce(unsure, ownerChanged({ owner: elsewhere }))).toBe(unsure)
  })
})
