import type { StorageEngine, StoredValues } from '@/lib/storage/slicePersist'
import { cashInvitePersist, deserializeShared, inEachTab } from './cashInvite.persist'
import { amountTyped, cashInviteReducer, ownerChanged } from './cashInviteSlice'
import { noCashInvite } from './cashInviteState'
import { withdrawalOf } from './withdrawalStage'

const order = { requestId: 'r1', cents: 5000, sentAt: '2026-11-20 10:00:00', known: ['W1'], isUnknown: false }
const nothing = { order: null, settled: null }

it.each([
  [{ owner: 'S1 U1', typed: '50', order }, { owner: 'S1 U1', typed: '50', order, settled: null }],
  [{ owner: 'S1 U1', typed: '50' }, { owner: 'S1 U1', typed: '50', ...nothing }],
  [{ owner: 'S1 U1', order: { ...order, sentAt: '', known: null } }, { owner: 'S1 U1', typed: '', order: { ...order, sentAt: '', known: null }, settled: null }],
  [{ owner: 'S1 U1', others: { 'S2 U1': order } }, { owner: 'S1 U1', typed: '', ...nothing, others: { 'S2 U1': order } }],
  [{ others: { 'S2 U1': order } }, { others: { 'S2 U1': order } }],
  [{ owner: 'S1 U1', others: { 'S2 U1': { ...order, cents: 0 } } }, {}],
  [{ typed: '' }, {}],
  [{}, {}],
  [{ owner: 'S1 U1', typed: 7, order: null }, {}],
  [{ owner: 'S1 U1', typed: '', order: { ...order, cents: 0.5 } }, {}],
  [{ owner: 'S1 U1', typed: '', order: { ...order, cents: -5 } }, {}],
  [{ owner: 'S1 U1', typed: '', order: { ...order, requestId: '' } }, {}],
  [{ owner: 'S1 U1', typed: '', order: { ...order, sentAt: 'yesterday' } }, {}],
  [{ owner: 'S1 U1', typed: '', order: { ...order, known: [7] } }, {}],
  [{ owner: 'S1 U1', typed: '5'.repeat(21), order: null }, {}],
])('takes the stored %j for %j', (stored, state) => {
  expect(cashInvitePersist.deserialize(stored)).toEqual(state)
})

it('keeps neither an answer of the backend nor a refusal', () => {
  expect(cashInvitePersist.whitelist).toEqual(['owner', 'typed', 'order', 'settled', 'others'])
})

it('leaves an order to its user that an earlier release kept without what the list could tell it by', () => {
  const stored = cashInvitePersist.migrations[2]!({ owner: 'S1 U1', typed: '', order: { requestId: 'r1', cents: 5000 } })
  expect(cashInvitePersist.deserialize(stored)).toMatchObject({ order: { requestId: 'r1', sentAt: '', known: null, isUnknown: true } })
})

const written = { owner: 'S1 U1', order, settled: null, _persist: { version: 2 } }

it.each([
  [JSON.stringify(written), { owner: 'S1 U1', order, settled: null }],
  [JSON.stringify({ settled: 'r1', _persist: { version: 2 } }), { owner: null, order: null, settled: 'r1' }],
  [JSON.stringify({ ...written, _persist: { version: 3 } }), null],
  [JSON.stringify({ ...written, _persist: undefined }), null],
  [JSON.stringify({ ...written, order: { requestId: 'r1' } }), null],
  ['{', null],
  ['7', null],
  [null, null],
])('takes what another tab has written, %j, for %j', (text, shared) => {
  expect(deserializeShared(text)).toEqual(shared)
})

describe('what is the tab\'s and what is the user\'s', () => {
  const KEY = 'market-platform-h5.cashInvite'
  const USER_KEY = 'market-platform-h5.user.cashInvite'

  function open() {
    const places = { tab: new Map<string, object>(), user: new Map<string, object>() }
    const over = (values: Map<string, object>): StorageEngine => ({ getItem: async (key) => values.get(key) ?? null, setItem: async (key, value) => void values.set(key, value), removeItem: async (key) => void values.delete(key) })
    return { ...places, engine: inEachTab(over(places.tab), over(places.user)), another: () => inEachTab(over(new Map()), over(places.user)) }
  }

  it('keeps the typed amount for the tab and the order for each tab of the user, the next one too', async () => {
    const { tab, user, engine, another } = open()
    await engine.setItem(KEY, { ...written, typed: '50' })
    expect([[...tab], [...user]]).toEqual([[[KEY, { owner: 'S1 U1', typed: '50', _persist: { version: 2 } }]], [[USER_KEY, written]]])
    expect(await engine.getItem(KEY)).toEqual({ ...written, typed: '50' })
    expect(await another().getItem(KEY)).toEqual(written)
  })

  it('writes nothing down again that another tab may have settled, because something is typed', async () => {
    const { user, engine, another } = open()
    await engine.setItem(KEY, { ...written, typed: '' })
    const second = another()
    await second.getItem(KEY)
    await engine.setItem(KEY, { ...written, order: null, settled: 'r1', typed: '' })
    await second.setItem(KEY, { ...written, typed: '7' })
    expect(user.get(USER_KEY)).toEqual({ settled: 'r1', _persist: { version: 2 } })
    expect(await engine.getItem(KEY)).toMatchObject({ owner: 'S1 U1', settled: 'r1' })
  })

  it('writes an order down again that the end of a session has taken away, when the same user is back', async () => {
    const { user, engine } = open()
    await engine.setItem(KEY, { ...written, typed: '' })
    user.clear()
    await engine.setItem(KEY, { ...written, typed: '' })
    expect(user.get(USER_KEY)).toEqual(written)
  })

  it('gives a tab that had another user nothing but what is this one\'s', async () => {
    const { tab, engine } = open()
    tab.set(KEY, { owner: 'S1 U2', typed: '9' })
    await engine.setItem(KEY, { ...written, typed: '' })
    tab.set(KEY, { owner: 'S1 U2', typed: '9' })
    expect(await engine.getItem(KEY)).toEqual(written)
  })

  it('keeps an order of another activity for each tab of the user, although another one is typed here (config/adr/0003)', async () => {
    const { tab, user, engine, another } = open()
    const aside = { others: { 'S2 U1': order }, _persist: { version: 2 } }
    await engine.setItem(KEY, { ...aside, owner: 'S1 U1', typed: '7', order: null, settled: null })
    expect([tab.get(KEY), user.get(USER_KEY)]).toEqual([{ owner: 'S1 U1', typed: '7', _persist: { version: 2 } }, aside])
    expect(await another().getItem(KEY)).toEqual(aside)
    expect(await engine.getItem(KEY)).toMatchObject({ owner: 'S1 U1', typed: '7', ...aside })
    user.clear()
    await engine.setItem(KEY, { ...aside, owner: 'S1 U1', typed: '8', order: null, settled: null })
    expect(user.get(USER_KEY)).toEqual(aside)
  })

  it('brings an order back in the tab that has sent it, although another tab has put it aside since (config/adr/0003)', async () => {
    const { engine, another } = open()
    const restored = async (from: StorageEngine) => ({ ...noCashInvite, ...cashInvitePersist.deserialize(((await from.getItem(KEY)) ?? {}) as StoredValues) })
    await engine.setItem(KEY, { ...written, typed: '50' })
    const second = another()
    const there = cashInviteReducer(await restored(second), amountTyped({ owner: 'S2 U1', typed: '7' }))
    await second.setItem(KEY, { ...there, _persist: { version: 2 } })
    const back = cashInviteReducer(await restored(engine), ownerChanged({ owner: 'S1 U1' }))
    expect(withdrawalOf(back, 'S1 U1')).toEqual({ typed: '50', stage: { step: 'confirming', order } })
  })

  it('forgets both', async () => {
    const { tab, user, engine } = open()
    await engine.setItem(KEY, { ...written, typed: '50' })
    await engine.removeItem(KEY)
    expect([tab.size, user.size]).toEqual([0, 0])
  })
})
