import { jest } from '@jest/globals'
import { legacy_createStore as createStore, type Store, type StoreCreator, type UnknownAction } from '@reduxjs/toolkit'
import { NavigationType } from 'react-router'
import type { AppHistory, Visit } from '@/lib/history/appHistory'
import { setLanguage } from '@/lib/i18n'
import { lookOnlyAtPast } from './lookOnlyAtPast'

const told = (state: readonly string[] = [], { type }: UnknownAction): readonly string[] => (type.startsWith('@@') ? state : [...state, type])
const call = (requestStatus: string, requestId: string) => ({ type: `api/${requestId} ${requestStatus}`, meta: { requestId, requestStatus } })

type Told = (visit: Visit) => void
const visitTo = (pathname: string): Visit => ({ action: NavigationType.Push, location: { pathname: `/base/${pathname}`, search: '', hash: '', state: null, key: pathname } })

function setUp(hasDevTools = true) {
  const lifted = { currentStateIndex: 3, stagedActionIds: [0, 1, 2, 3], actionsById: { 1: { action: { type: 'login/codeSent' } } } }
  const heard: Told[] = []
  const history = { ...visitTo('login'), push: jest.fn(), replace: jest.fn(), go: jest.fn(), listen: (told: Told) => (heard.push(told), () => undefined) }
  const moves = { ...history }
  const jump = jest.fn((action: UnknownAction) => show(action['index'] as number))
  let inside: Pick<Store, 'dispatch'> | undefined
  const watched = ((...args: Parameters<StoreCreator>) => {
    const inner = createStore(...args)
    inside = inner
    return { ...inner, ...(hasDevTools && { liftedStore: { getState: () => lifted, dispatch: jump } }) }
  }) as StoreCreator
  const store = lookOnlyAtPast(history as unknown as AppHistory)(watched)(told)
  const shown: string[] = []
  history.listen(({ location }) => shown.push(location.pathname))
  /** As a press on the log: the store tells all that listen to it. */
  function show(index: number) {
    lifted.currentStateIndex = index
    inside?.dispatch({ type: '@@devtools/JUMP' })
    return undefined
  }
  // The ids go on where the places do not.
  const act = (id: number, from?: number) => {
    if (from !== undefined) lifted.stagedActionIds = [0, from]
    lifted.stagedActionIds.push(id)
    show(lifted.stagedActionIds.length - 1)
  }
  return { store, history, moves, shown, jump, act, show, go: (pathname: string) => heard.forEach((tell) => tell(visitTo(pathname))) }
}

const fetched = jest.fn(() => Promise.resolve(new Response()))
const own = window.fetch
beforeEach(() => {
  fetched.mockClear()
  window.fetch = fetched
})
afterEach(() => document.querySelectorAll('market-platform-past').forEach((left) => left.remove()))
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

const notice = () => document.querySelector('market-platform-past')?.shadowRoot?.querySelector('section')
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('shows each moment on its own page, says which it is, and leads back to the newest', async () => {
  setLanguage('zh-CN')
  const { store, shown, jump, act, show, go } = setUp()
  go('list')
  act(7)
  act(8)
  show(1)
  expect(shown).toEqual(['/base/list', '/base/login'])
  expect(notice()).toHaveTextContent('第 2 / 6 步的页面：login/codeSent/base/login · 弹窗和选择器不在其中回到现在')
  // The last that came before the step happened on the old page.
  show(3)
  expect(shown.slice(2)).toEqual([])
  show(4)
  expect(shown.slice(2)).toEqual(['/base/list'])
  show(0)
  notice()?.querySelector('button')?.click()
  expect(jump).toHaveBeenCalledWith({ type: 'JUMP_TO_STATE', index: 5 })
  expect(shown.slice(3)).toEqual(['/base/login', '/base/list'])
  expect(notice()).toBeUndefined()
  // What the page does as it comes back, it has done before.
  store.dispatch({ type: 'list/opened' })
  await settled()
  store.dispatch({ type: 'list/scrolled' })
  expect(store.getState()).toEqual(['list/scrolled'])
})

it('shows what is folded into the first entry of the log on the page that was left with it', () => {
  const { shown, act, show, go } = setUp()
  go('list')
  act(9)
  go('rule')
  // Nine are too many by now.
  act(10, 9)
  show(0)
  expect(shown).toEqual(['/base/list', '/base/rule', '/base/list'])
})

it('stays on the page where the moment is one of the same page', () => {
  const { shown, show } = setUp()
  show(0)
  show(2)
  show(3)
  expect(shown).toEqual([])
})
