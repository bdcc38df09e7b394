import { jest } from '@jest/globals'
import { openHost } from '@/hosts'
import { installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { putPhoneAway, takePhone } from '../../../../tests/journeys/phoneDevice'
import { startStore } from '../../../../tests/startStore'
import { logInByTicket } from './hostLogins'

it('asks the native app for a ticket after 300 ms, not before (spec 1 §4, §9)', async () => {
  const app = installNativeApp(() => undefined)
  const { store } = await startStore()
  // The adapter takes real time to load, so it is loaded before the fake timers begin.
  await openHost()
  jest.useFakeTimers()
  try {
    void store.dispatch(logInByTicket(() => true))
    await jest.advanceTimersByTimeAsync(299)
    expect(app.calls).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(app.calls.map(({ method }) => method)).toContain('getLoginTicket')
  } finally {
    jest.useRealTimers()
    app.remove()
  }
})

it('asks an app whose bridge comes after those 300 ms too (spec 1 §4)', async () => {
  takePhone({ suffix: ' SaicMobility/4.8.2' })
  const { store } = await startStore()
  await openHost()
  jest.useFakeTimers()
  try {
    void store.dispatch(logInByTicket(() => true))
    await jest.advanceTimersByTimeAsync(800)
    const app = installNativeApp(() => undefined)
    await jest.advanceTimersByTimeAsync(100)
    expect(app.calls.map(({ method }) => method).toSorted()).toEqual(['getAppInfo', 'getLoginTicket'])
  } finally {
    jest.useRealTimers()
    putPhoneAway()
  }
})
