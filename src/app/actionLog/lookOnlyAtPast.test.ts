import { jest } from '@jest/globals'
import { legacy_createStore as createStore, type StoreCreator, type UnknownAction } from '@reduxjs/toolkit'
import { lookOnlyAtPast } from './lookOnlyAtPast'

const told = (state: readonly string[] = [], { type }: UnknownAction): readonly string[] => (type.startsWith('@@') ? state : [...state, type])
const call = (requestStatus: string, requestId: string) => ({ type: `api/${requestId} ${requestStatus}`, meta: { requestId, requestStatus } })

function setUp(hasDevTools = true) {
  const shown = { currentStateIndex: 3, computedStates: [0, 1, 2, 3] }
  const history = { push: jest.fn(), replace: jest.fn(), go: jest.fn() }
  const moves = { ...history }
  const watched = ((...args: Parameters<StoreCreator>) => ({ ...createStore(...args), ...(hasDevTools && { liftedStore: { getState: () => shown } }) })) as StoreCreator
  const store = lookOnlyAtPast(history)(watched)(told)
  return { store, history, moves, show: (index: number) => void (shown.currentStateIndex = index) }
}

const fetched = jest.fn(() => Promise.resolve(new Response()))
const own = window.fetch
beforeEach(() => {
  fetched.mockClear()
  window.fetch = fetched
})
afterAll(() => void (window.fetch = own))

it('is as ever with the newest state', async () => {
  const { store, history, moves } = setUp()
  store.dispatch({ type: 'a' })
  history.push('/x')
  await window.fetch('/x')
  expect(store.getState()).toEqual(['a'])
  expect(moves.push).toHaveBeenCalledWith('/x')
  expect(fetched).toHaveBeenCalled()
})

it('dispatches, asks and navigates nothing while an earlier state is shown, and goes on after it', () => {
  const { store, history, moves, show } = setUp()
  show(1)
  expect(store.dispatch({ type: 'a' })).toEqual({ type: 'a' })
  history.push('/x')
  history.replace('/x')
  history.go(-1)
  void window.fetch('/x')
  expect(store.getState()).toEqual([])
  for (const move of [moves.push, moves.replace, moves.go, fetched]) expect(move).not.toHaveBeenCalled()
  show(3)
  store.dispatch({ type: 'b' })
  history.replace('/y')
  expect(store.getState()).toEqual(['b'])
  expect(moves.replace).toHaveBeenCalledWith('/y')
})

it('hears the answer of a call that was under way, and none of a call of the past', () => {
  const { store, show } = setUp()
  store.dispatch(call('pending', '1'))
  show(1)
  store.dispatch(call('pending', '2'))
  store.dispatch(call('fulfilled', '1'))
  store.dispatch({ type: 'persist/FLUSH' })
  store.dispatch(call('rejected', '2'))
  expect(store.getState()).toEqual(['api/1 pending', 'api/1 fulfilled', 'persist/FLUSH'])
})

it('hears of everything where no such tools watch', () => {
  const { store, show } = setUp(false)
  show(1)
  store.dispatch({ type: 'a' })
  expect(store.getState()).toEqual(['a'])
})
