import { jest } from '@jest/globals'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import Cookies from 'js-cookie'
import { enterCampaign } from '@/features/entry'
import { selectIsLoggedIn, tokenReceived, userIdentified } from '@/features/session'
import type { LazySlice } from '@/lib/storage/lazySlice'
import type { StoredValues } from '@/lib/storage/slicePersist'
import { shortPause, startStore, testEnvironment } from '../startStore'

const SESSION = 'market-platform-h5.session'
const ENTRY = 'market-platform-h5.entry'
const cash = { prefix: 'cash', developmentSourceId: 'DEVCASH' }
const login = tokenReceived({ token: 't1', mobile: '13800138000', userType: 1 })
const identified = userIdentified({ id: 'U1', promotorCode: 'P1', transportType: 1, mobileMask: '138****8000', isNewUser: false })

type Notes = { readonly name: string; readonly phone: string }

/** Client state as a campaign brings it. */
const notes = createSlice({ name: 'notes', initialState: (): Notes => ({ name: '', phone: '' }), reducers: { noted: (state, { payload }: PayloadAction<Partial<Notes>>): Notes => ({ ...state, ...payload }) } })
const { noted } = notes.actions
const notesSlice: LazySlice = {
  ...notes,
  persist: { key: 'notes', storage: 'tab', version: 1, whitelist: ['name', 'phone'], migrations: {}, deserialize: ({ name, phone }: StoredValues) => ({ name: String(name), phone: String(phone) }) },
}

afterEach(() => {
  Cookies.remove(SESSION, { path: '/' })
  sessionStorage.clear()
})

it('brings the session back after a reload, from JSON in a cookie (spec 1 §3)', async () => {
  const { store } = await startStore()
  store.dispatch(login)
  store.dispatch(identified)
  expect(JSON.parse(Cookies.get(SESSION) ?? '')).toMatchObject({ token: 't1', id: 'U1', promotorCode: 'P1', mobileMask: '138****8000' })
  const { store: reloaded } = await startStore()
  expect(reloaded.getState().session).toMatchObject({ token: 't1', id: 'U1', mobile: '13800138000', isNewUser: false, userType: 1 })
})

it('leaves no cookie for someone who is not logged in', async () => {
  await startStore()
  await shortPause()
  expect(Cookies.get(SESSION)).toBeUndefined()
})

it('keeps the session in session storage where the environment says so', async () => {
  const environment = { ...testEnvironment, sessionStore: 'sessionStorage' } as const
  const { store } = await startStore({ environment })
  store.dispatch(login)
  expect(Cookies.get(SESSION)).toBeUndefined()
  expect(sessionStorage.getItem(SESSION)).toContain('t1')
  expect(selectIsLoggedIn((await startStore({ environment })).store.getState())).toBe(true)
})

it('brings the entry parameters back, and lets a new address speak over them', async () => {
  const first = await startStore({ at: { search: '?sourceId=S1&promotorCode=P1&channel=A&mis=1' } })
  first.store.dispatch(enterCampaign(cash, '?sourceId=S1'))
  first.persistNow()
  const { store } = await startStore({ at: { search: '?channel=B' } })
  expect(store.getState().entry).toMatchObject({ campaign: 'cash', sourceId: 'S1', activityPromotorCode: 'P1', channel: 'B', mis: 0 })
  expect(store.getState().entry.deviceId).toBe(first.store.getState().entry.deviceId)
})

it('never keeps the query cache', async () => {
  const { persistNow } = await startStore()
  persistNow()
  expect(Object.keys(sessionStorage).join()).not.toContain('api')
})

it.each(['rubbish', '{"broken":', '[]', '"text"', '%E4%B8', '{"token":5}', '{"token":{"a":1},"_persist":{"version":1}}', '{"token":"t9","_persist":{"version":99}}'])(
  'starts logged out over the stored session %s',
  async (text) => {
    document.cookie = `${SESSION}=${text}; path=/`
    sessionStorage.setItem(ENTRY, text)
    sessionStorage.setItem('market-platform-h5.login', text)
    const { store } = await startStore()
    expect(selectIsLoggedIn(store.getState())).toBe(false)
    expect(store.getState().entry.deviceId).toHaveLength(32)
    store.dispatch(login)
    expect(Cookies.get(SESSION)).toContain('t1')
  },
)

it('takes in a session without a version mark', async () => {
  Cookies.set(SESSION, '{"token":"t0"}', { path: '/' })
  expect((await startStore()).store.getState().session).toMatchObject({ token: 't0', id: null })
})

it('runs on in memory where every storage is blocked', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage')
  const refuse = () => {
    throw new Error('SecurityError')
  }
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: refuse })
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  const { store, syncSession } = await startStore({ at: { search: '?sourceId=S1' } })
  store.dispatch(login)
  await syncSession()
  const { session, entry } = store.getState()
  Reflect.deleteProperty(document, 'cookie')
  if (own) Object.defineProperty(window, 'sessionStorage', own)
  expect(session.token).toBe('t1')
  expect(entry).toMatchObject({ sourceId: 'S1' })
  expect(entry.deviceId).toHaveLength(32)
})

it('runs on where session storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  const { store, persistNow } = await startStore({ at: { search: '?sourceId=S1' } })
  persistNow()
  expect(store.getState().entry.sourceId).toBe('S1')
})

it('stays logged in on a token that no cookie can hold, until the page is left', async () => {
  const { store, syncSession } = await startStore()
  store.dispatch(tokenReceived({ token: 'x'.repeat(5_000), userType: 1 }))
  await syncSession()
  expect(selectIsLoggedIn(store.getState())).toBe(true)
  expect(Cookies.get(SESSION)).toBeUndefined()
  expect(selectIsLoggedIn((await startStore()).store.getState())).toBe(false)
})

it('continues as the user who logged in in another tab', async () => {
  const here = await startStore()
  const there = await startStore()
  there.store.dispatch(login)
  await here.syncSession()
  expect(here.store.getState().session.token).toBe('t1')
})

it('gives a campaign its client state when it is opened, with what the tab has kept, and gives it once', async () => {
  const first = await startStore()
  await first.store.inject([notesSlice])
  first.store.dispatch(noted({ name: 'Li' }))
  first.persistNow()
  const { store } = await startStore()
  expect(Object.keys(store.getState())).not.toContain('notes')
  await store.inject([notesSlice])
  store.dispatch(noted({ phone: '13800138000' }))
  await store.inject([notesSlice])
  expect(store.getState()).toMatchObject({ notes: { name: 'Li', phone: '13800138000' } })
})

it('gives everyone who asks for a slice at once its kept values (config/adr/0003)', async () => {
  const first = await startStore()
  await first.store.inject([notesSlice])
  first.store.dispatch(noted({ name: 'Li' }))
  first.persistNow()
  const { store } = await startStore()
  void store.inject([notesSlice])
  await store.inject([notesSlice])
  expect(store.getState()).toMatchObject({ notes: { name: 'Li', phone: '' } })
})

it('keeps nothing of a slice that has no plan for it', async () => {
  const { store, persistNow } = await startStore()
  await store.inject([notes])
  store.dispatch(noted({ name: 'Li' }))
  persistNow()
  expect(store.getState()).toMatchObject({ notes: { name: 'Li', phone: '' } })
  expect(JSON.stringify(sessionStorage)).not.toContain('Li')
})

it('keeps what has been typed since for the slices that were there before (spec 1 §3)', async () => {
  const { store } = await startStore({ at: { search: '?sourceId=S1' } })
  store.dispatch(login)
  await store.inject([notesSlice])
  expect(store.getState()).toMatchObject({ session: { token: 't1' }, entry: { sourceId: 'S1' } })
  expect(Cookies.get(SESSION)).toContain('t1')
})
