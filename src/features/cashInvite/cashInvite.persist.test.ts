import { cashInvitePersist } from './cashInvite.persist'

const order = { requestId: 'r1', cents: 5000 }

it.each([
  [{ owner: 'S1 U1', typed: '50', order }, { owner: 'S1 U1', typed: '50', order }],
  [{ owner: 'S1 U1', typed: '50' }, { owner: 'S1 U1', typed: '50', order: null }],
  [{ typed: '' }, {}],
  [{}, {}],
  [{ owner: 'S1 U1', typed: 7, order: null }, {}],
  [{ owner: 'S1 U1', typed: '', order: { requestId: 'r', cents: 0.5 } }, {}],
  [{ owner: 'S1 U1', typed: '', order: { requestId: 'r', cents: -5 } }, {}],
  [{ owner: 'S1 U1', typed: '', order: { requestId: '', cents: 5 } }, {}],
  [{ owner: 'S1 U1', typed: '5'.repeat(21), order: null }, {}],
])('takes the stored %j for %j', (stored, state) => {
  expect(cashInvitePersist.deserialize(stored)).toEqual(state)
})

it('keeps neither an answer of the backend nor a refusal', () => {
  expect(cashInvitePersist.whitelist).toEqual(['owner', 'typed', 'order'])
})
