import { jest } from '@jest/globals'
import type { ShareCard } from '../shareCard'
import { PAY_TIMEOUT_MS } from '../pay'
import { alipayHost } from './alipayHost'
import { PAYMENT_TIMEOUT_MS, type PaymentSdk } from './paymentSdk'

const card: ShareCard = { link: 'https://m.example.com/a', title: 'T', desc: 'D', imgUrl: '' }
const never: () => Promise<never> = () => Promise.reject(new Error('Nothing is signed here'))
const host = () => alipayHost({ kind: 'alipayMiniProgram', platform: 'ios' })

type Sent = { readonly call: string; readonly params: unknown }
let sent: Sent[] = []

function install(answer: (callbacks: Parameters<PaymentSdk['navigateTo']>[0]) => void = ({ success }) => success()): void {
  sent = []
  const note = (call: string) => (params?: unknown) => void sent.push({ call, params })
  const answering = (call: string) => (params: Parameters<PaymentSdk['navigateTo']>[0]) => {
    sent.push({ call, params })
    answer(params)
  }
  window.my = {
    postMessage: note('postMessage'),
    startShare: note('startShare'),
    navigateTo: answering('navigateTo'),
    switchTab: answering('switchTab'),
    navigateBack: ({ success }: { readonly success: () => void }) => success(),
  }
}

const scripts = () => [...document.head.querySelectorAll('script')]

afterEach(() => {
  delete window.my
  scripts().forEach((script) => script.remove())
  jest.useRealTimers()
})

const done = { ok: true, value: null }
const failure = (kind: string) => ({ ok: false, failure: expect.objectContaining({ kind }) })

describe('the payment mini program (spec 1 §7)', () => {
  it('posts the card as a message of type pageShare, and the reset', async () => {
    install()
    expect(await host().setPageShare(card, never)).toEqual(done)
    expect(await host().setPageShare(null, never)).toEqual(done)
    expect(sent).toEqual([
      { call: 'postMessage', params: { type: 'pageShare', ...card } },
      { call: 'postMessage', params: { type: 'pageShareReset' } },
    ])
  })

  it('hands the card over before it starts to share', async () => {
    install()
    expect(await host().share(card, ['wechat'])).toEqual(done)
    expect(sent.map(({ call }) => call)).toEqual(['postMessage', 'startShare'])
  })

  it('opens a page, or switches to a page of the tab bar', async () => {
    install(({ url, success, fail }) => (url === '/pages/a' && sent.length === 1 ? fail({ error: 2, errorMessage: 'tab' }) : success()))
    expect(await host().openMiniProgramPage('/pages/a')).toEqual(done)
    expect(sent.map(({ call }) => call)).toEqual(['navigateTo', 'switchTab'])
  })

  it('goes back to close', async () => {
    install()
    expect(await host().close()).toEqual(done)
  })

  it.each([[11, 'cancelled'], [3, 'unsupported'], [4, 'denied'], [2, 'failed'], [undefined, 'failed']])('names the failure %s: %s', async (error, kind) => {
    install(({ fail }) => fail(error === undefined ? undefined : { error }))
    expect(await host().openMiniProgramPage('/pages/a')).toEqual(failure(kind))
  })

  it('takes the first of two answers', async () => {
    install(({ success, fail }) => {
      success()
      fail()
    })
    expect(await host().openMiniProgramPage('/pages/a')).toEqual(done)
  })

  it('times out on a bridge that never answers', async () => {
    install(() => undefined)
    jest.useFakeTimers()
    const reply = host().openMiniProgramPage('/pages/a')
    await jest.advanceTimersByTimeAsync(PAYMENT_TIMEOUT_MS)
    expect(await reply).toEqual(failure('timeout'))
  })

  it('survives a bridge that throws', async () => {
    install(() => {
      throw new Error('gone')
    })
    expect(await host().openMiniProgramPage('/pages/a')).toMatchObject({ ok: false, failure: { kind: 'failed', message: 'gone' } })
  })
})

describe('the cashier', () => {
  const pay = () => host().pay?.({ orderNo: 'P1', cents: 10_000, payToken: 'TP1' })
  const installCashier = (tradePay: NonNullable<PaymentSdk['tradePay']>) => {
    install()
    Object.assign(window.my ?? {}, { tradePay })
  }

  it.each([['9000', 'success'], [9000, 'success'], ['6001', 'cancelled'], ['4000', 'failed'], ['6002', 'failed'], ['8000', 'unknown'], ['6004', 'unknown'], [undefined, 'unknown']] as const)('that answers %j means %s', async (resultCode, outcome) => {
    const trades: string[] = []
    installCashier(({ tradeNO, success }) => {
      trades.push(tradeNO)
      success(resultCode === undefined ? undefined : { resultCode })
    })
    expect(await pay()).toBe(outcome)
    expect(trades).toEqual(['TP1'])
  })

  it.each([[11, 'cancelled'], [4, 'failed'], [2, 'failed'], [3, 'unsupported']])('that fails with %s means %s', async (error, outcome) => {
    installCashier(({ fail }) => fail({ error }))
    expect(await pay()).toBe(outcome)
  })

  it('that an old version does not have opens nothing', async () => {
    install()
    expect(await pay()).toBe('unsupported')
  })

  it('that was never asked, because the vendor’s script does not come in time, took nothing', async () => {
    jest.useFakeTimers()
    const outcome = pay()
    await jest.advanceTimersByTimeAsync(PAYMENT_TIMEOUT_MS)
    expect(await outcome).toBe('failed')
  })

  it('that never answers is not known', async () => {
    installCashier(() => undefined)
    jest.useFakeTimers()
    const outcome = pay()
    await jest.advanceTimersByTimeAsync(PAY_TIMEOUT_MS)
    expect(await outcome).toBe('unknown')
  })
})

describe("the vendor's script", () => {
  it('that never loads times out, and is requested again by the next call', async () => {
    jest.useFakeTimers()
    const shared = host().share(card, ['wechat'])
    await jest.advanceTimersByTimeAsync(PAYMENT_TIMEOUT_MS)
    expect(await shared).toEqual(failure('timeout'))
    const again = host().share(card, ['wechat'])
    await jest.advanceTimersByTimeAsync(0)
    expect(scripts()).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(PAYMENT_TIMEOUT_MS)
    await again
  })

  it('that cannot be fetched is a failure', async () => {
    const refused = host().share(card, ['wechat'])
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(await refused).toEqual(failure('failed'))
  })

  it('is fetched with the first call, and once', async () => {
    const replies = [host().setPageShare(card, never), host().setPageShare(card, never)]
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/vendor/payment.js'])
    install()
    scripts()[0]?.dispatchEvent(new Event('load'))
    expect(await Promise.all(replies)).toEqual([done, done])
  })

  it('that defines nothing is a host without the call', async () => {
    expect(await host().share(card, ['wechat'])).toEqual(failure('unsupported'))
  })
})
