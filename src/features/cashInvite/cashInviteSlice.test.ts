import type { ApiError } from '@/api/apiError'
import { amountTyped, cashInviteReducer, outcomeAsked, outcomeClosed, outcomeLost, outcomeReceived, refusalReceived, selectOwner, selectRefusal, withdrawalRefused, withdrawalRequested, withdrawPageOpened } from './cashInviteSlice'
import { noCashInvite, type CashInviteState } from './cashInviteState'
import type { Withdrawal } from './withdrawal'
import { withdrawalOf, type Stage } from './withdrawalStage'

type Event = Parameters<typeof cashInviteReducer>[1]

const owner = 'S1 U1'
const order = { requestId: 'r1', cents: 5000 }
const other = { requestId: 'r2', cents: 100 }
const withdrawal: Withdrawal = { id: 'W1', cents: 5000, appliedAt: '', arrivesAt: '', channelName: '', status: 'processing', failReason: '' }
const arrived: Withdrawal = { ...withdrawal, status: 'success' }
const error: ApiError = { kind: 'business', errCode: -1, errMsg: 'no', data: null }

const own: CashInviteState = { ...noCashInvite, owner }
const editing: CashInviteState = { ...own, typed: '50' }
const sending: CashInviteState = { ...editing, order, asking: 'first' }
const asking: CashInviteState = { ...editing, order, asking: 'again' }
const unsure: CashInviteState = { ...editing, order }
const told: CashInviteState = { ...own, outcome: { order, withdrawal } }
const done: CashInviteState = { ...own, outcome: { order, withdrawal: arrived } }

const requested = withdrawalRequested({ owner, order: other })
const asked = outcomeAsked(order)
const lost = outcomeLost(order)
const received = outcomeReceived({ requestId: 'r1', withdrawal: arrived })
const refused = withdrawalRefused(order)
const closed = outcomeClosed()
const opened = withdrawPageOpened()

const STAGES: readonly (readonly [CashInviteState, Stage])[] = [
  [editing, { step: 'editing' }],
  [sending, { step: 'sending', order }],
  [asking, { step: 'confirming', order, isAsking: true }],
  [unsure, { step: 'confirming', order, isAsking: false }],
  [told, { step: 'told', order, withdrawal }],
]

it.each(STAGES)('shows %j as %j', (state, stage) => {
  expect(withdrawalOf(state, owner)).toEqual({ typed: state.typed, stage })
})

it.each<[CashInviteState, Event, CashInviteState]>([
  [editing, requested, { ...editing, order: other, asking: 'first' }],
  [sending, requested, sending],
  [unsure, requested, unsure],
  [told, requested, told],
  [unsure, asked, asking],
  [sending, asked, sending],
  [told, asked, told],
  [sending, lost, unsure],
  [asking, lost, unsure],
  [editing, lost, editing],
  [told, lost, told],
  [sending, received, done],
  [asking, received, done],
  [told, received, done],
  [editing, received, editing],
  [sending, refused, editing],
  [asking, refused, editing],
  [told, refused, told],
  [told, closed, own],
  [sending, closed, sending],
  [unsure, closed, unsure],
  [sending, opened, unsure],
  [asking, opened, unsure],
  [told, opened, own],
  [editing, opened, editing],
])('from %j, %j leads to %j', (state, event, next) => {
  expect(cashInviteReducer(state, event)).toEqual(next)
})

it.each([outcomeAsked(other), outcomeLost(other), outcomeReceived({ requestId: 'r2', withdrawal }), withdrawalRefused(other), refusalReceived({ requestId: 'r2', error })])(
  'takes %j, of an order that is not the one under way, for too late',
  (event) => {
    for (const state of [editing, sending, unsure, told]) expect(cashInviteReducer(state, event)).toBe(state)
  },
)

describe('whose it is (spec 1 §3)', () => {
  it('shows another user, or the same one in another activity, nothing of it', () => {
    for (const stranger of ['S1 U2', 'S2 U1', null]) expect(withdrawalOf(unsure, stranger)).toEqual({ typed: '', stage: { step: 'editing' } })
    expect(withdrawalOf({ ...noCashInvite, order }, null).stage).toEqual({ step: 'editing' })
  })

  it('begins anew for another user who types or sends, and keeps the first one\'s until then', () => {
    expect(cashInviteReducer(unsure, opened)).toEqual(unsure)
    expect(cashInviteReducer(unsure, amountTyped({ owner: 'S1 U2', typed: '7' }))).toEqual({ ...noCashInvite, owner: 'S1 U2', typed: '7' })
    expect(cashInviteReducer(told, withdrawalRequested({ owner: 'S1 U2', order: other }))).toEqual({ ...noCashInvite, owner: 'S1 U2', order: other, asking: 'first' })
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

  it('is kept for its order until the order is asked after again', () => {
    expect(selectRefusal({ cashInvite: refusedOnce }, order)).toEqual(error)
    expect(selectRefusal({ cashInvite: refusedOnce }, other)).toBeUndefined()
    expect(selectRefusal({ cashInvite: cashInviteReducer(refusedOnce, asked) }, order)).toBeUndefined()
  })

  it('is heard also while an order is watched', () => {
    expect(selectRefusal({ cashInvite: cashInviteReducer(told, refusalReceived({ requestId: 'r1', error })) }, order)).toEqual(error)
  })
})
