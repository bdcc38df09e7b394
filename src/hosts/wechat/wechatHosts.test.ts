import { jest } from '@jest/globals'
import { installChatApp, type ChatAppCall, type ChatAppDevice, type ChatAppStub } from '@/mocks/hosts/chatAppStub'
import type { SignPage } from '../host'
import type { ShareCard } from '../shareCard'

const card: ShareCard = { link: 'https://m.example.com/a', title: 'T', desc: 'D', imgUrl: 'https://m.example.com/i.png', mini: { link: '/pages/invite', desc: '', imgUrl: 'https://m.example.com/mini.png' } }
const signature = { appId: 'wx0', timestamp: 1_790_000_000, nonceStr: 'n', signature: 's' }
const ENTRY = 'http://localhost/market-platform-h5/entry?a=1#x'
const CALL_TIMEOUT_MS = 3_000

let chat: ChatAppStub
const sign = jest.fn<SignPage>(() => Promise.resolve(signature))

/** The package detects its environment when it is first run, so each test imports it again. */
async function openWebView(device: ChatAppDevice, handle?: (call: ChatAppCall) => void) {
  chat = installChatApp({ device, ...(handle && { handle }) })
  const { webViewHost } = await import('./webViewHost')
  return webViewHost({ kind: 'wechatWebView', platform: device }, ENTRY)
}

async function openMiniProgram(handle?: (call: ChatAppCall) => void) {
  chat = installChatApp({ device: 'ios', isMiniProgram: true, ...(handle && { handle }) })
  const { miniProgramHost } = await import('./miniProgramHost')
  return miniProgramHost({ kind: 'wechatMiniProgram', platform: 'ios' })
}

beforeEach(() => {
  jest.resetModules()
  Reflect.deleteProperty(window, 'jWeixin')
  sign.mockClear()
  window.history.replaceState(null, '', '/market-platform-h5/one?b=2#y')
})
afterEach(() => {
  chat.remove()
  jest.useRealTimers()
})

const done = { ok: true, value: null }
const failure = (kind: string) => ({ ok: false, failure: expect.objectContaining({ kind }) })
/** Time passes, and what waits for it goes on; the first import of a module takes real time. */
async function wait<T>(reply: Promise<T>, ms: number): Promise<T> {
  await jest.advanceTimersByTimeAsync(ms)
  return reply
}

describe("the chat app's web view", () => {
  it('signs the entry address on iOS, once, whatever the route', async () => {
    const host = await openWebView('ios')
    expect(await host.setPageShare(card, sign)).toEqual(done)
    window.history.pushState(null, '', '/market-platform-h5/two')
    expect(await host.setPageShare(card, sign)).toEqual(done)
    expect(sign.mock.calls).toEqual([['http://localhost/market-platform-h5/entry?a=1']])
    expect(chat.of('preVerifyJSAPI')).toHaveLength(1)
    expect(chat.of('updateAppMessageShareData')).toHaveLength(2)
  })

  it('signs the current address on Android, again on each route', async () => {
    const host = await openWebView('android')
    await host.setPageShare(card, sign)
    window.history.pushState(null, '', '/market-platform-h5/two')
    expect(await host.setPageShare(card, sign)).toEqual(done)
    expect(sign.mock.calls).toEqual([['http://localhost/market-platform-h5/one?b=2'], ['http://localhost/market-platform-h5/two']])
    expect(chat.of('preVerifyJSAPI')[1]).toMatchObject({ verifyAppId: 'wx0', verifySignature: 's', verifyTimestamp: '1790000000' })
  })

  it('sets the card for chats and for the circle of friends', async () => {
    const host = await openWebView('ios')
    await host.setPageShare(card, sign)
    expect(chat.of('updateAppMessageShareData')[0]).toMatchObject({ title: 'T', desc: 'D', link: 'https://m.example.com/a', imgUrl: 'https://m.example.com/i.png' })
    expect(chat.of('updateTimelineShareData')[0]).toMatchObject({ title: 'T', link: 'https://m.example.com/a', imgUrl: 'https://m.example.com/i.png' })
  })

  it('gives the circle of friends the plain page in place of a card for chats alone, and of the card of the page before (spec 1 §9)', async () => {
    document.title = 'The page'
    const host = await openWebView('ios')
    await host.setPageShare(card, sign)
    await host.setPageShare({ ...card, channels: ['wechat', 'copy'] }, sign)
    expect(chat.of('updateAppMessageShareData')[1]).toMatchObject({ title: 'T', link: 'https://m.example.com/a' })
    expect(chat.of('updateTimelineShareData')[1]).toMatchObject({ title: 'The page', link: 'http://localhost/market-platform-h5/one?b=2#y', imgUrl: '' })
    await host.setPageShare({ ...card, channels: ['wechat', 'wechatfrds', 'copy'] }, sign)
    expect(chat.of('updateTimelineShareData')[2]).toMatchObject({ title: 'T', link: 'https://m.example.com/a' })
  })

  it('resets the share to the plain page (spec 1 §7)', async () => {
    document.title = 'The page'
    const host = await openWebView('ios')
    await host.setPageShare(null, sign)
    expect(chat.of('updateAppMessageShareData')[0]).toMatchObject({ title: 'The page', desc: '', link: 'http://localhost/market-platform-h5/one?b=2#y' })
  })

  it('shares no ticket, phone or code of the address with others (spec 1 §2)', async () => {
    window.history.replaceState(null, '', '/market-platform-h5/one?b=2&thirdPartTicket=T1&mobile=13800138000&smsCode=123456&contextToken=c1#y')
    const host = await openWebView('ios')
    await host.setPageShare(null, sign)
    for (const call of ['updateAppMessageShareData', 'updateTimelineShareData']) expect(chat.of(call)[0]).toMatchObject({ link: 'http://localhost/market-platform-h5/one?b=2#y' })
  })

  it('tries a refused card once more, after a moment', async () => {
    let refusals = 1
    const host = await openWebView('android', ({ method, answer }) => answer(method === 'updateAppMessageShareData' && refusals-- > 0 ? 'permission denied' : 'ok'))
    expect(await host.setPageShare(card, sign)).toEqual(done)
    expect(chat.of('updateAppMessageShareData')).toHaveLength(2)
  })

  it('has an address signed and checked anew after the chat app has refused its card for lack of permission', async () => {
    let isPermitted = false
    const host = await openWebView('android', ({ method, answer }) => answer(method === 'updateAppMessageShareData' && !isPermitted ? 'permission denied' : 'ok'))
    expect(await host.setPageShare(card, sign)).toEqual(failure('denied'))
    isPermitted = true
    expect(await host.setPageShare(card, sign)).toEqual(done)
    expect([sign.mock.calls.length, chat.of('preVerifyJSAPI').length]).toEqual([2, 2])
  })

  it.each([
    ['the signature cannot be had', () => Promise.reject(new Error('down')), undefined, 'failed'],
    ['the chat app refuses the signature', undefined, ({ method, answer }: ChatAppCall) => answer(method === 'preVerifyJSAPI' ? 'invalid signature' : 'ok'), 'failed'],
    ['the chat app refuses the card', undefined, ({ method, answer }: ChatAppCall) => answer(method.startsWith('update') ? 'permission denied' : 'ok'), 'denied'],
    ['the chat app throws', undefined, () => { throw new Error('gone') }, 'failed'],
  ] as const)('says that %s', async (_, signBadly, handle, kind) => {
    const host = await openWebView('ios', handle)
    expect(await host.setPageShare(card, signBadly ?? sign)).toEqual(failure(kind))
  })

  it('times out on a chat app that never answers', async () => {
    const host = await openWebView('ios', () => undefined)
    await import('./pageCard')
    jest.useFakeTimers()
    expect(await wait(host.setPageShare(card, sign), CALL_TIMEOUT_MS)).toEqual(failure('timeout'))
  })

  it('takes the first of two answers', async () => {
    const host = await openWebView('ios', ({ method, answer }) => {
      answer('ok')
      if (method === 'closeWindow') answer('fail')
    })
    expect(await host.close()).toEqual(done)
  })

  it('has no panel of its own, and no mini program', async () => {
    const host = await openWebView('ios')
    expect(await host.share(card, ['wechat'])).toEqual(failure('unsupported'))
    expect(await host.openMiniProgramPage('/pages/a')).toEqual(failure('unsupported'))
  })
})

describe('the chat mini program (spec 1 §7)', () => {
  it('posts a message of type pageShare with the mini program fields (spec 2 §3), and signs nothing', async () => {
    const host = await openMiniProgram()
    expect(await host.setPageShare(card, sign)).toEqual(done)
    expect(chat.of('postMessage')[0]).toMatchObject({ type: 'pageShare', link: '/pages/invite', title: 'T', desc: 'D', imgUrl: 'https://m.example.com/mini.png' })
    expect(sign).not.toHaveBeenCalled()
  })

  it('posts the reset', async () => {
    const host = await openMiniProgram()
    await host.setPageShare(null, sign)
    expect(chat.of('postMessage')[0]).toMatchObject({ type: 'pageShareReset' })
  })

  it('opens a page, or switches to a page of the tab bar', async () => {
    const host = await openMiniProgram(({ method, answer }) => answer(method === 'navigateTo' ? 'fail can not navigate to a tabbar page' : 'ok'))
    expect(await host.openMiniProgramPage('/pages/call-car/index')).toEqual(done)
    expect(chat.of('switchTab')).toMatchObject([{ url: '/pages/call-car/index' }])
  })

  it('goes back to close', async () => {
    const host = await openMiniProgram()
    expect(await host.close()).toEqual(done)
    expect(chat.of('navigateBack')).toMatchObject([{ delta: 1 }])
  })

  it('times out on a mini program that never answers', async () => {
    const host = await openMiniProgram(() => undefined)
    await import('./chatSdk')
    jest.useFakeTimers()
    expect(await wait(host.setPageShare(card, sign), CALL_TIMEOUT_MS)).toEqual(failure('timeout'))
  })
})

describe('the page of the mini program that pays', () => {
  const order = { orderNo: 'P1', cents: 10_000, payToken: 'T&1' }

  it('is opened with the order, and tells nothing of it', async () => {
    const host = await openMiniProgram()
    expect(await host.pay?.(order)).toBe('unknown')
    expect(chat.of('navigateTo')).toMatchObject([{ url: '/pages/pay/pay?orderNo=P1&amount=10000&payToken=T%261' }])
  })

  it.each([['function not exist', 'unsupported'], ['fail', 'failed']])('that cannot be opened (%s) means %s', async (message, outcome) => {
    const host = await openMiniProgram(({ answer }) => answer(message))
    expect(await host.pay?.(order)).toBe(outcome)
  })
})
