import { configureStore } from '@reduxjs/toolkit'
import { jest } from '@jest/globals'
import { sessionReducer, tokenReceived } from '@/features/session'
import { syncSessionWithOtherTabs, syncSessionOnPageShow } from './syncSession'
import { storageEngine } from './storageEngine'

function start() {
  const texts = new Map<string, string>()
  const session = storageEngine({ read: (key) => texts.get(key) ?? null, write: (key, text) => void texts.set(key, text), erase: (key) => void texts.delete(key) })
  const store = configureStore({ reducer: { session: sessionReducer } })
  store.dispatch(tokenReceived({ token: 't1', userType: 1 }))
  const keep = (value: object) => session.setItem('market-platform-h5.session', value)
  return { keep, id: () => store.getState().session.id, token: () => store.getState().session.token, syncSession: () => syncSessionWithOtherTabs(store, { session }, () => undefined) }
}

it('changes nothing while the stored session is the same', async () => {
  const { keep, token, syncSession } = start()
  await keep({ token: 't1' })
  await syncSession()
  expect(token()).toBe('t1')
})

it('continues as the user who logged in in another tab', async () => {
  const { keep, token, syncSession } = start()
  await keep({ token: 't2', id: 'U2' })
  await syncSession()
  expect(token()).toBe('t2')
})

it('takes over the user once a login that was under way in another tab has ended', async () => {
  const { keep, token, id, syncSession } = start()
  await keep({ token: 't2' })
  await syncSession()
  expect([token(), id()]).toEqual(['t2', null])
  await keep({ token: 't2', id: 'U2' })
  await syncSession()
  expect([token(), id()]).toEqual(['t2', 'U2'])
  // Of the same login nothing that says less counts.
  await keep({ token: 't2' })
  await syncSession()
  expect(id()).toBe('U2')
})

it('is logged out when another tab is', async () => {
  const { token, syncSession } = start()
  await syncSession()
  expect(token()).toBeNull()
})

it('looks when the tab is shown again, not when it is hidden', () => {
  const syncSession = jest.fn(() => Promise.resolve())
  syncSessionOnPageShow(syncSession)
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(syncSession).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(syncSession).toHaveBeenCalledTimes(2)
})
