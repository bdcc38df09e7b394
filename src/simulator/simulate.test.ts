import { jest } from '@jest/globals'
import { environmentOf } from '@config/env/environments'
import type { Host } from '@/hosts'
import { parseChoice } from './choice'
import { LATE } from './deliver'
import { simulate, type Simulation } from './simulate'

let simulation: Simulation | undefined

/** The page as the link of a bug report makes it, with the product's own hosts and the vendors' real packages in it. */
async function open(search: string): Promise<Host> {
  jest.resetModules()
  Reflect.deleteProperty(window, 'jWeixin')
  simulation = simulate(parseChoice(search))
  const { openHost } = await import('@/hosts')
  return openHost()
}

const received = () => simulation?.log.list() ?? []
const calls = () => received().map(({ method }) => method).toReversed()
const card = { link: 'https://m.example.com/a', title: 'T', desc: 'D', imgUrl: '' }
const sign = () => Promise.resolve({ appId: 'wx0', timestamp: 1_790_000_000, nonceStr: 'n', signature: 's' })
const done = { ok: true, value: null }
const failed = (kind: string) => ({ ok: false, failure: expect.objectContaining({ kind }) })

beforeEach(() => {
  // The workplace chat's package prints its own diagnostics outside production.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  simulation?.leave()
  simulation = undefined
})

describe('the native app', () => {
  it('has the version, network and person of the link', async () => {
    const host = await open('?host=nativeApp&platform=ios&appVersion=4.4.9&network=4g&account=13900139000')
    expect([host.kind, host.platform]).toEqual(['nativeApp', 'ios'])
    expect(await host.appInfo()).toEqual({ ok: true, value: { appId: 'saic-mobility', version: '4.4.9' } })
    expect(await host.networkKind()).toBe('cellular')
    expect(await host.loginTicket()).toEqual({ ok: true, value: '13900139000' })
  })

  it('is the charge-car app where the link says so (spec 1 §7)', async () => {
    const host = await open('?host=nativeApp&app=charge')
    expect(await host.appInfo()).toEqual({ ok: true, value: { appId: environmentOf('dev', 'car').chargeCarAppId, version: '4.8.2' } })
  })

  it('has nobody logged in until somebody goes through its own login', async () => {
    const host = await open('?host=nativeApp&account=none')
    expect(await host.loginTicket()).toEqual({ ok: true, value: '' })
    expect(await host.nativeLogin()).toEqual(done)
    expect(await host.loginTicket()).toMatchObject({ ok: true, value: expect.stringMatching(/./) })
  })

  it('asks the page for its picture (spec 1 §7, save-image handler)', async () => {
    const host = await open('?host=nativeApp')
    expect(simulation?.bridge?.askForPicture?.()).toBeUndefined()
    host.onSaveImage(() => Promise.resolve('data:image/png;base64,AA=='))
    expect(await simulation?.bridge?.askForPicture?.()).toMatchObject({ data: { image: 'data:image/png;base64,AA==' } })
  })

  it.each([
    ['error', 'failed'],
    ['cancel', 'cancelled'],
    ['denied', 'denied'],
    ['missing', 'unsupported'],
    ['malformed', 'malformed'],
    ['throw', 'failed'],
  ])('makes one call fail as the link says: %s', async (mode, kind) => {
    const host = await open(`?host=nativeApp&fail=loginTicket:${mode}`)
    expect(await host.loginTicket()).toEqual(failed(kind))
    expect(await host.appInfo()).toMatchObject({ ok: true })
  })

  it.each(['never', 'late'])('runs into the time limit: %s', async (mode) => {
    const host = await open(`?host=nativeApp&fail=getLoginTicket:${mode}`)
    jest.useFakeTimers()
    const reply = host.loginTicket()
    await jest.advanceTimersByTimeAsync(LATE + 1)
    expect(await reply).toEqual(failed('timeout'))
  })

  it('answers twice, and in its own time', async () => {
    const host = await open('?host=nativeApp&platform=android&latency=800&fail=*:twice')
    jest.useFakeTimers()
    let reply: unknown
    void host.loginTicket().then((given) => (reply = given))
    await jest.advanceTimersByTimeAsync(799)
    expect(reply).toBeUndefined()
    await jest.advanceTimersByTimeAsync(2)
    expect(reply).toMatchObject({ ok: true })
  })

  it('refuses what needs a permission that was denied, and nothing else', async () => {
    const host = await open('?host=nativeApp&permission=denied')
    expect(await host.saveImage('data:image/png;base64,AA==')).toEqual(failed('denied'))
    expect(await host.share(card, ['wechat'])).toEqual(done)
    expect(calls()).toEqual(['saveImage', 'showShare'])
  })
})

describe("the chat app, under the vendor's package", () => {
  it('sets the card of the page', async () => {
    const host = await open('?host=wechatWebView&platform=ios')
    expect(await host.setPageShare(card, sign)).toEqual(done)
    expect(calls()).toEqual(expect.arrayContaining(['preVerifyJSAPI', 'updateAppMessageShareData', 'updateTimelineShareData']))
  })

  it.each([
    ['fail=setPageShare:error', 'failed'],
    ['fail=updateAppMessageShareData:cancel', 'cancelled'],
    ['fail=permission:error', 'failed'],
    ['permission=denied', 'denied'],
    ['fail=setPageShare:throw', 'failed'],
  ])('fails as the link says: %s', async (said, kind) => {
    const host = await open(`?host=wechatWebView&platform=android&${said}`)
    expect(await host.setPageShare(card, sign)).toEqual(failed(kind))
  })

  it('takes the messages to its mini program', async () => {
    const host = await open('?host=wechatMiniProgram&platform=android')
    expect(host.kind).toBe('wechatMiniProgram')
    expect(await host.setPageShare(card, sign)).toEqual(done)
    expect(received()[0]).toMatchObject({ method: 'postMessage', params: { type: 'pageShare', title: 'T' } })
  })
})

describe('the payment app', () => {
  it('takes messages and opens pages', async () => {
    const host = await open('?host=alipayMiniProgram')
    expect(await host.share(card, ['wechat'])).toEqual(done)
    expect(await host.openMiniProgramPage('/pages/home')).toEqual(done)
    expect(calls()).toEqual(['postMessage', 'startShare', 'navigateTo'])
  })

  it('fails as the link says', async () => {
    const host = await open('?host=alipayMiniProgram&fail=openMiniProgramPage:denied,close:cancel')
    expect(await host.openMiniProgramPage('/pages/home')).toEqual(failed('denied'))
    expect(await host.close()).toEqual(failed('cancelled'))
  })
})

describe.each(['ios', 'android', 'harmony', 'mac', 'win'])("the workplace chat on %s, under the vendor's package", (platform) => {
  it('closes the page', async () => {
    const host = await open(`?host=dingtalk&platform=${platform}`)
    expect(await host.close()).toEqual(done)
    expect(calls()).toEqual(['biz.navigation.close'])
  })

  it.each([
    ['error', 'failed'],
    ['cancel', 'cancelled'],
    ['denied', 'denied'],
  ])('fails as the link says: %s', async (mode, kind) => {
    const host = await open(`?host=dingtalk&platform=${platform}&fail=close:${mode}`)
    expect(await host.close()).toEqual(failed(kind))
  })
})

describe('the states of the workplace chat (spec 1 §4: iOS, Android, desktop, special variants, not in the host)', () => {
  it.each([
    ['platform=ios', { kind: 'ios', version: '7.1.0' }],
    ['platform=android', { kind: 'android', version: '7.1.0' }],
    ['platform=mac', { kind: 'desktop', system: 'mac', version: '7.1.0' }],
    ['platform=win&appVersion=6.5.0', { kind: 'desktop', system: 'win', version: '6.5.0' }],
    ['platform=harmony', { kind: 'special', name: 'harmony', version: '7.1.0' }],
    ['app=government&platform=ios', { kind: 'special', name: 'gdtStandardIos', version: '7.1.0' }],
    ['app=government&platform=android', { kind: 'special', name: 'gdtStandardAndroid', version: '7.1.0' }],
    ['app=government&platform=win', { kind: 'special', name: 'gdtPc', version: '7.1.0' }],
    ['app=government&platform=mac', { kind: 'desktop', system: 'mac', version: '7.1.0' }],
    ['app=government&platform=harmony', { kind: 'special', name: 'harmony', version: '7.1.0' }],
    ['platform=win&fail=bridge:never', { kind: 'outside' }],
  ])('%s', async (said, environment) => {
    const { workplaceChat } = await open(`?host=dingtalk&${said}`)
    expect(workplaceChat?.state().environment).toEqual(environment)
  })

  it.each(['ios', 'android', 'harmony'])('has a bridge that fails at its start on %s', async (platform) => {
    const { workplaceChat } = await open(`?host=dingtalk&platform=${platform}&fail=bridge:error`)
    await expect(workplaceChat?.call('device.notification.toast')).rejects.toThrow()
    expect(workplaceChat?.diagnoses()).not.toEqual([])
  })

  it('starts its bridge whatever is said of all its calls', async () => {
    const { workplaceChat } = await open('?host=dingtalk&platform=android&fail=*:error')
    await expect(workplaceChat?.call('device.notification.toast')).rejects.toMatchObject({ errorCode: '99' })
    expect(workplaceChat?.diagnoses()).toEqual([])
  })
})

it('is too old a workplace chat where the link says so (spec 1 §5)', async () => {
  const host = await open('?host=dingtalk&platform=ios&appVersion=2.3.9')
  expect(await host.close()).toMatchObject({ ok: false, failure: { kind: 'outdated', message: expect.stringContaining('newer host') } })
  expect(calls()).toEqual([])
})

it('brings a carrier of its own where it is asked for one', async () => {
  await open('?host=browser&platform=android&network=4g&carrier=failing')
  expect(window.PhoneNumberServer).toBeDefined()
  simulation?.leave()
  expect(window.PhoneNumberServer).toBeUndefined()
})

it('leaves a page alone that asks for nothing', async () => {
  const before = navigator.userAgent
  const host = await open('?sourceId=A')
  expect([host.kind, navigator.userAgent, 'SaicMobilityBridge' in window, 'my' in window]).toEqual(['browser', before, false, false])
})
