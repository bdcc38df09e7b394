import { jest } from '@jest/globals'
import type { NativeBridge } from './nativeApp/contract'
import { BRIDGE_TIMEOUT_MS } from './nativeApp/callBridge'
import { openHost } from './openHost'

const app = { kind: 'nativeApp', platform: 'android' } as const

function install(invoke: NativeBridge['invoke']): void {
  window.SaicMobilityBridge = { invoke }
}
const answering = (reply: unknown) => install((_, __, done) => done(reply))

afterEach(() => {
  delete window.SaicMobilityBridge
  jest.useRealTimers()
})

describe('inside the native app', () => {
  it('gives the login ticket (spec 1 §4)', async () => {
    answering({ code: '0', data: { ticket: 'T1' } })
    expect(await (await openHost(app)).loginTicket()).toEqual({ ok: true, value: 'T1' })
  })

  it('gives the app info, from a version that answers in JSON with a numeric code', async () => {
    answering(JSON.stringify({ code: 0, data: { appId: 'saic-mobility', appVersion: '4.8.2' } }))
    expect(await (await openHost(app)).appInfo()).toEqual({ ok: true, value: { appId: 'saic-mobility', version: '4.8.2' } })
  })

  it.each([
    [{ code: '-1', message: 'no' }, 'cancelled', 'no'],
    [{ code: '1' }, 'unsupported', ''],
    [{ code: 7, message: null }, 'denied', ''],
    [{ code: '99', message: 'busy' }, 'failed', 'busy'],
    [{ code: '0', data: {} }, 'malformed', ''],
    [{ code: '0' }, 'malformed', ''],
    ['not JSON', 'malformed', ''],
    [undefined, 'malformed', ''],
  ])('names the failure of %j: %s (spec 1 §4, §8)', async (reply, kind, message) => {
    answering(reply)
    expect(await (await openHost(app)).loginTicket()).toEqual({ ok: false, failure: { kind, call: 'getLoginTicket', message } })
  })

  it('times out on a bridge that never answers', async () => {
    install(() => undefined)
    const host = await openHost(app)
    jest.useFakeTimers()
    const reply = host.loginTicket()
    await jest.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS)
    expect(await reply).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
  })

  it('takes the first of two answers, and survives a bridge that throws', async () => {
    install((_, __, done) => {
      done({ code: '0', data: { ticket: 'first' } })
      done({ code: '99' })
      throw new Error('late')
    })
    expect(await (await openHost(app)).loginTicket()).toMatchObject({ ok: true, value: 'first' })
    install(() => {
      throw new Error('gone')
    })
    expect(await (await openHost(app)).loginTicket()).toMatchObject({ ok: false, failure: { kind: 'failed', message: 'gone' } })
  })

  it('says what is missing where there is no bridge', async () => {
    expect(await (await openHost(app)).loginTicket()).toMatchObject({ ok: false, failure: { kind: 'unsupported' } })
  })

  it.each([
    ['wifi', 'wifi'],
    ['4G', 'cellular'],
  ])('asks the app for the network: %s', async (networkType, kind) => {
    answering({ code: '0', data: { networkType } })
    expect(await (await openHost(app)).networkKind()).toBe(kind)
  })
})

it('has neither ticket nor app in a browser', async () => {
  const host = await openHost({ kind: 'browser', platform: 'ios' })
  expect(await host.loginTicket()).toMatchObject({ ok: false, failure: { kind: 'unsupported', call: 'loginTicket' } })
  expect(await host.appInfo()).toMatchObject({ ok: false, failure: { kind: 'unsupported' } })
  expect(await host.networkKind()).toBe('unknown')
})
