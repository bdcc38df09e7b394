import { jest } from '@jest/globals'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { healthyApp, installNativeApp, type NativeAppCall, type NativeAppStub } from '@/mocks/hosts/nativeAppStub'
import { putPhoneAway, takePhone } from '../../../tests/journeys/phoneDevice'
import type { ShareCard } from '../shareCard'
import { BRIDGE_TIMEOUT_MS } from './callBridge'
import { PAY_TIMEOUT_MS } from '../pay'
import { LOGIN_TIMEOUT_MS, nativeAppHost, SAVE_TIMEOUT_MS } from './nativeAppHost'

const onAndroid = () => nativeAppHost({ kind: 'nativeApp', platform: 'android' })
const onIos = () => nativeAppHost({ kind: 'nativeApp', platform: 'ios' })
const card: ShareCard = { link: 'https://m.example.com/a?b=1&c=你', title: 'T', desc: 'D', imgUrl: 'https://m.example.com/i.png' }
const mini = { link: '/pages/invite', desc: 'M', imgUrl: '' }

let app: NativeAppStub
const install = (handle?: (call: NativeAppCall) => void) => {
  app = installNativeApp(handle)
}
const opened = () => jest.spyOn(externalNavigation, 'assign').mockImplementation(() => true)

afterEach(() => {
  app?.remove()
  jest.useRealTimers()
})

const done = { ok: true, value: null }
const failure = (kind: string) => ({ ok: false, failure: expect.objectContaining({ kind }) })

describe('the native app (spec 1 §7, spec 2 §7.5)', () => {
  it('shows its share panel with the card, the channels and the mini program fields (spec 1 §9, spec 2 §3)', async () => {
    install()
    expect(await onAndroid().share({ ...card, mini }, ['wechat', 'wechatfrds', 'copy'])).toEqual(done)
    expect(app.calls[0]).toMatchObject({ method: 'showShare', params: { ...card, channels: 'wechat,wechatfrds,copy', miniLink: '/pages/invite', miniDesc: 'M', miniImgUrl: '' } })
  })

  it.each([
    [['wechat', 'copy'], 'saicmobility://share/show?link=https%3A%2F%2Fm.example.com%2Fa%3Fb%3D1%26c%3D%E4%BD%A0&title=T&desc=D&imgUrl=https%3A%2F%2Fm.example.com%2Fi.png&channels=wechat%2Ccopy'],
    [['wechat'], 'saicmobility://share/send?link=https%3A%2F%2Fm.example.com%2Fa%3Fb%3D1%26c%3D%E4%BD%A0&title=T&desc=D&imgUrl=https%3A%2F%2Fm.example.com%2Fi.png&channels=wechat'],
  ] as const)('takes the deep link in a version without the call: %j', async (channels, link) => {
    install(({ answer }) => answer({ code: '1' }))
    const open = opened()
    expect(await onAndroid().share(card, channels)).toEqual(done)
    expect(open.mock.calls).toEqual([[link]])
  })

  it.each([['-1', 'cancelled'], ['7', 'denied'], ['99', 'failed']])('opens no second panel after code %s', async (code, kind) => {
    install(({ answer }) => answer({ code }))
    const open = opened()
    expect(await onAndroid().share(card, ['copy'])).toEqual(failure(kind))
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['android', '4.4.9', 'saicmobility://callcar?type=realtime'],
    ['android', '4.5.0', 'saicmobility://tab/callcar?type=realtime'],
    ['android', '4.10.0', 'saicmobility://tab/callcar?type=realtime'],
    ['android', 'unknown', 'saicmobility://callcar?type=realtime'],
    ['ios', '3.0.0', 'saicmobility://tab/callcar?type=realtime'],
  ])('calls a car on %s %s by %s (spec 1 §9: tab style from 4.5.0, always on iOS)', async (platform, version, link) => {
    install(healthyApp(version))
    const open = opened()
    expect(await (platform === 'ios' ? onIos() : onAndroid()).callCar()).toEqual(done)
    expect(open.mock.calls).toEqual([[link]])
  })

  it('does not say that a link was opened for which the web view throws', async () => {
    install(healthyApp('4.6.0'))
    opened().mockReturnValue(false)
    expect(await onIos().callCar()).toEqual({ ok: false, failure: { kind: 'failed', call: 'callCar', message: '' } })
    install(({ answer }) => answer({ code: '1' }))
    expect(await onIos().share(card, ['copy'])).toEqual({ ok: false, failure: { kind: 'failed', call: 'showShare', message: '' } })
  })

  it('calls a car by the old link where the app does not tell its version', async () => {
    install(() => undefined)
    const open = opened()
    jest.useFakeTimers()
    const calling = onAndroid().callCar()
    await jest.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS)
    await calling
    expect(open).toHaveBeenCalledWith('saicmobility://callcar?type=realtime')
  })

  it.each([
    ['3.6.9', failure('outdated')],
    ['3.7.0', done],
    ['4.0.0', done],
  ])('opens the real-name page from 3.7.0 on: %s (spec 2 §5)', async (version, outcome) => {
    install(healthyApp(version))
    expect(await onAndroid().openRealName()).toEqual(outcome)
    expect(app.calls.some(({ method }) => method === 'openRealName')).toBe(outcome === done)
  })

  it.each(['getAppInfo', 'openRealName'])('is too old for the real-name page where it does not know %s (bridge code 1, spec 1 §4)', async (unknown) => {
    install((call) => (call.method === unknown ? call.answer({ code: '1' }) : healthyApp('4.0.0')(call)))
    expect(await onAndroid().openRealName()).toEqual(failure('outdated'))
  })

  it('hides and shows the top-right button, saves a picture, closes', async () => {
    install()
    const host = onIos()
    expect(await host.showCornerButton(false)).toEqual(done)
    expect(await host.showCornerButton(true)).toEqual(done)
    expect(await host.saveImage('data:image/png;base64,AA')).toEqual(done)
    expect(await host.close()).toEqual(done)
    expect(app.calls.map(({ method, params }) => [method, params])).toEqual([
      ['setRightButton', { isVisible: 0 }],
      ['setRightButton', { isVisible: 1 }],
      ['saveImage', { image: 'data:image/png;base64,AA' }],
      ['closePage', {}],
    ])
  })

  it('leaves the user time to say whether it may save to the photos (spec 1 §7)', async () => {
    let late: NativeAppCall | undefined
    install((call) => (late = call))
    jest.useFakeTimers()
    const reply = onIos().saveImage('data:image/png;base64,AA')
    await jest.advanceTimersByTimeAsync(10_000)
    late?.answer({ code: '0' })
    expect(await reply).toEqual(done)
  })

  it('leaves time for the native login, and times out in the end (spec 2 §4)', async () => {
    install(() => undefined)
    jest.useFakeTimers()
    let reply: unknown
    void onIos()
      .nativeLogin()
      .then((told) => (reply = told))
    await jest.advanceTimersByTimeAsync(LOGIN_TIMEOUT_MS - 1)
    expect(reply).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(reply).toEqual(failure('timeout'))
  })

  it('says that the user left the native login', async () => {
    install(({ answer }) => answer({ code: '-1' }))
    expect(await onIos().nativeLogin()).toEqual(failure('cancelled'))
  })
})

describe('the pay panel', () => {
  const order = { orderNo: 'P1', cents: 10_000, payToken: 'TP1' }
  const pay = () => onAndroid().pay?.(order)

  it('is opened with the order as the server made it, in cents', async () => {
    install()
    expect(await pay()).toBe('success')
    expect(app.calls.map(({ method, params }) => [method, params])).toEqual([['openPay', { orderNo: 'P1', amount: 10_000, payToken: 'TP1' }]])
  })

  it.each([
    [{ code: '-1' }, 'cancelled'],
    [{ code: '1' }, 'unsupported'],
    [{ code: '7' }, 'failed'],
    [{ code: '99' }, 'failed'],
    ['<html>', 'unknown'],
    [{}, 'unknown'],
  ])('that says %j means %s', async (reply, outcome) => {
    install(({ answer }) => answer(reply))
    expect(await pay()).toBe(outcome)
  })

  it('answers once, and what it says first counts', async () => {
    install(({ answer }) => {
      answer({ code: '-1' })
      answer({ code: '0' })
    })
    expect(await pay()).toBe('cancelled')
  })

  it('that never answers is not known, after the time that a user may take', async () => {
    install(() => undefined)
    jest.useFakeTimers()
    let outcome: unknown
    void pay()?.then((told) => (outcome = told))
    await jest.advanceTimersByTimeAsync(PAY_TIMEOUT_MS - 1)
    expect(outcome).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(outcome).toBe('unknown')
  })

  it('is missing without a bridge: nothing was opened', async () => {
    expect(await pay()).toBe('unsupported')
  })
})

describe('an app whose bridge comes a moment after the page', () => {
  beforeEach(() => {
    takePhone({ suffix: ' SaicMobility/4.8.2' })
    jest.useFakeTimers()
  })
  afterEach(putPhoneAway)

  it('hides its top-right button once the bridge is there (spec 1 §7)', async () => {
    const reply = onAndroid().showCornerButton(false)
    await jest.advanceTimersByTimeAsync(400)
    install()
    await jest.advanceTimersByTimeAsync(100)
    expect(await reply).toEqual(done)
    expect(app.calls.map(({ method, params }) => [method, params])).toEqual([['setRightButton', { isVisible: 0 }]])
  })

  it('gives its ticket, and tells what it is, once the bridge is there (spec 1 §4)', async () => {
    const host = onAndroid()
    const replies = Promise.all([host.loginTicket(), host.appInfo()])
    await jest.advanceTimersByTimeAsync(400)
    install()
    await jest.advanceTimersByTimeAsync(100)
    expect(await replies).toEqual([
      { ok: true, value: 'T13800138000' },
      { ok: true, value: { appId: 'saic-mobility', version: '4.8.2' } },
    ])
  })

  it('asks for the picture on top of the others, whichever was there first, and for none that has gone before the bridge came (spec 1 §7)', async () => {
    const host = onAndroid()
    const picture = async () => ((await app.askForPicture()) as { readonly data: { readonly image: string } } | undefined)?.data.image
    const takePage = host.onSaveImage(() => Promise.resolve('page'))
    await jest.advanceTimersByTimeAsync(150)
    const takeDialog = host.onSaveImage(() => Promise.resolve('dialog'))
    host.onSaveImage(() => Promise.resolve('gone'))()
    install()
    await jest.advanceTimersByTimeAsync(100)
    expect(await picture()).toBe('dialog')
    takeDialog()
    expect(await picture()).toBe('page')
    takePage()
    expect(app.askForPicture()).toBeUndefined()
  })

  it('is given up where none comes within the time limit of a call', async () => {
    const reply = onAndroid().showCornerButton(false)
    await jest.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS)
    expect(await Promise.race([reply, Promise.resolve('still waiting')])).toEqual(failure('unsupported'))
  })
})

describe('the save-image handler (spec 1 §7)', () => {
  it('asks the page when the app wants to save', async () => {
    install()
    const takeBack = onAndroid().onSaveImage(() => Promise.resolve('data:image/png;base64,AA'))
    expect(await app.askForPicture()).toEqual({ code: '0', data: { image: 'data:image/png;base64,AA' } })
    takeBack()
    expect(app.askForPicture()).toBeUndefined()
  })

  it('comes back to the page below when what lies above it has gone, whichever of the two goes first', async () => {
    install()
    const host = onAndroid()
    const given = async () => ((await app.askForPicture()) as { readonly data?: { readonly image: string } } | undefined)?.data?.image
    const takePage = host.onSaveImage(() => Promise.resolve('page'))
    const takeDialog = host.onSaveImage(() => Promise.resolve('dialog'))
    expect(await given()).toBe('dialog')
    takeDialog()
    takeDialog()
    expect(await given()).toBe('page')
    const takeSecond = host.onSaveImage(() => Promise.resolve('second'))
    takePage()
    expect(await given()).toBe('second')
    takeSecond()
    expect(app.askForPicture()).toBeUndefined()
  })

  it.each<[string, () => Promise<string | null>]>([
    ['has none', () => Promise.resolve(null)],
    ['fails', () => Promise.reject(new Error('no canvas'))],
  ])('answers where the page %s', async (_, give) => {
    install()
    const takeBack = onAndroid().onSaveImage(give)
    expect(await app.askForPicture()).toEqual({ code: '99' })
    takeBack()
  })

  it('answers in time, and once, where the page takes too long', async () => {
    install()
    let give: (image: string) => void = () => undefined
    const takeBack = onAndroid().onSaveImage(() => new Promise((resolve) => (give = resolve)))
    jest.useFakeTimers()
    const asked = app.askForPicture()
    await jest.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS)
    give('data:image/png;base64,AA')
    expect(await asked).toEqual({ code: '99' })
    takeBack()
  })

  it('works without it in a version that registers nothing, and in one that throws', () => {
    install()
    window.SaicMobilityBridge = { invoke: () => undefined }
    expect(() => onAndroid().onSaveImage(() => Promise.resolve(null))()).not.toThrow()
    window.SaicMobilityBridge = { invoke: () => undefined, registerHandler: () => { throw new Error('gone') } }
    expect(() => onAndroid().onSaveImage(() => Promise.resolve(null))()).not.toThrow()
  })
})

it('answers an app that does not listen to the answer, or throws at it, without an error of the page (spec 1 §7)', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  let asks: ((params: unknown, done: never) => void) | null = null
  window.SaicMobilityBridge = { invoke: () => undefined, registerHandler: (_, handler) => void (asks = handler as typeof asks) }
  const takeBack = onAndroid().onSaveImage(() => Promise.resolve('data:image/png;base64,AA'))
  const ask = asks as ((params: unknown, done: unknown) => void) | null
  ask?.({}, undefined)
  ask?.({}, () => {
    throw new Error('gone')
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  process.off('unhandledRejection', unhandled)
  takeBack()
  expect([typeof ask, unhandled.mock.calls]).toEqual(['function', []])
  delete window.SaicMobilityBridge
})

describe('a bridge that misbehaves', () => {
  const calls = {
    share: () => onAndroid().share(card, ['copy']),
    saveImage: () => onAndroid().saveImage('data:'),
    showCornerButton: () => onAndroid().showCornerButton(false),
    close: () => onAndroid().close(),
    appInfo: () => onAndroid().appInfo(),
    openRealName: () => onAndroid().openRealName(),
  }
  const each = it.each(Object.entries(calls))

  each('never answers: %s', async (name, call) => {
    install(() => undefined)
    jest.useFakeTimers()
    const reply = call()
    await jest.advanceTimersByTimeAsync(name === 'saveImage' ? SAVE_TIMEOUT_MS : BRIDGE_TIMEOUT_MS)
    expect(await reply).toEqual(failure('timeout'))
  })

  each('throws: %s', async (_, call) => {
    install(() => {
      throw new Error('gone')
    })
    expect(await call()).toEqual(failure('failed'))
  })

  each('answers nonsense: %s', async (_, call) => {
    install(({ answer }) => answer('{"code":'))
    expect(await call()).toEqual(failure('malformed'))
  })

  each('answers with an object that throws when it is read: %s', async (_, call) => {
    const trap = () => {
      throw new Error('trap')
    }
    install(({ answer }) => answer(new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap })))
    expect(await call()).toEqual(failure('malformed'))
  })

  each('refuses: %s', async (_, call) => {
    install(({ answer }) => answer(JSON.stringify({ code: 7, message: 'no' })))
    expect(await call()).toMatchObject({ ok: false, failure: { kind: 'denied', message: 'no' } })
  })

  it('answers twice: the first counts', async () => {
    install(({ answer }) => {
      answer({ code: '0' })
      answer({ code: '99' })
    })
    expect(await onAndroid().close()).toEqual(done)
  })

  it('answers late: the time limit has spoken', async () => {
    install()
    let late: NativeAppCall | undefined
    app.remove()
    install((call) => (late = call))
    jest.useFakeTimers()
    const reply = onAndroid().close()
    await jest.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS)
    late?.answer({ code: '0' })
    expect(await reply).toEqual(failure('timeout'))
  })
})
