import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { installSliderStub, type SliderBehaviour } from '@/mocks/hosts/sliderStub'
import { clearBrowser } from '../../render'
import { askForCode, expectButtonBack, expectCodeSent, sentTo } from './captchaHarness'
import { code, getButton, PREFIX, reloadLogin } from './openLogin'

const backend = mountTestBackend({ slowMilliseconds: 150 })
const sent = (endpoint: string) => sentTo(backend, endpoint)

/** jsdom fetches no scripts: the vendor's is there already, unless a test takes it away. */
const vendor = (behaviour: SliderBehaviour) => installSliderStub(window, behaviour)
const scriptTag = () => waitFor(() => document.querySelector('script[src="/vendor/slider.js"]') ?? Promise.reject(new Error('no script yet')))

beforeEach(() => {
  vendor('success')
  backend.setScenario({ sendmobileauthcode: 'slider' })
})

afterEach(async () => {
  await clearBrowser()
  document.querySelectorAll('script, body > div').forEach((left) => left.remove())
  Reflect.deleteProperty(window, 'initGeetest')
})

const panel = () => screen.findByRole('dialog', { name: '滑块验证' })

/** What the behaviour log was told of failures (spec 1 §8). */
const failures = () => sent('addBehaviorLog').map(({ query }) => query)

async function expectFailure(reason: RegExp, words = '滑块验证出错'): Promise<void> {
  // Said for a moment: by the time it is looked at again it may be gone.
  await screen.findByText(words)
  await expectButtonBack()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(failures()).toEqual([{ sourceId: 'EXAMPLE2026', telephone: '13800138000', type: '1', status: '2', reason: expect.stringMatching(reason), isApp: '0' }]))
  expect(sent('sendmobileauthcode')).toHaveLength(1)
}

describe('-208033 (spec 1 §4)', () => {
  it('runs the slider and, once it is solved, sends the code by itself', async () => {
    const { user, store } = await askForCode()
    await panel()
    expect(store.getState().login.sms).toEqual({ step: 'captcha', kind: 'slider', status: 'solving' })
    await user.click(getButton('完成验证'))
    await expectCodeSent()
    expect(code()).toHaveFocus()
    expect(sent('sendmobileauthcode')).toHaveLength(2)
    expect(failures()).toEqual([])
  })

  it('can be dragged', async () => {
    await askForCode()
    await panel()
    const handle = screen.getByRole('slider', { name: '滑块' })
    fireEvent.mouseDown(handle, { clientX: 20 })
    fireEvent.mouseMove(handle, { clientX: 120 })
    fireEvent.mouseUp(handle)
    expect(handle).toHaveAttribute('aria-valuenow', '0')
    fireEvent.mouseDown(handle, { clientX: 20 })
    fireEvent.mouseMove(handle, { clientX: 260 })
    fireEvent.mouseUp(handle)
    await expectCodeSent()
  })

  it('sends the fields of spec 1 §7, each with the newest context token', async () => {
    const { user, store } = await askForCode()
    await panel()
    await user.click(getButton('完成验证'))
    await expectCodeSent()
    const [init] = sent('geetestinit')
    const [verify] = sent('geetestverify')
    const [first, second] = sent('sendmobileauthcode')
    expect(init?.query).toEqual({ contextToken: expect.stringMatching(/^ctx_/), checkPoint: 'cp_new_send_sms', clientType: 'h5', clientAppId: 'market-platform-h5' })
    expect(verify?.query).toEqual({
      contextToken: expect.stringMatching(/^ctx_/),
      challenge: expect.stringMatching(/^[\da-f]{32}jx$/),
      validate: expect.stringMatching(/^v[\da-f]{32}$/),
      seccode: expect.stringMatching(/^v[\da-f]{32}\|jordan$/),
      gtServerStatus: '1',
      checkPoint: 'cp_new_send_sms',
      clientAppId: 'market-platform-h5',
      customer_url: `http://localhost/market-platform-h5/${PREFIX}/login?sourceId=EXAMPLE2026`,
      customer_ua: navigator.userAgent,
    })
    const tokens = [first, init, verify, second].map((request) => request?.query['contextToken'])
    expect(new Set([...tokens, store.getState().login.contextToken]).size).toBe(5)
  })

  it('says where it stands without the secrets of its address, since this goes into an address itself', async () => {
    const { user } = await askForCode('?sourceId=EXAMPLE2026&thirdPartTicket=TKT-1&channel=7')
    await panel()
    await user.click(getButton('完成验证'))
    await expectCodeSent()
    expect(sent('geetestverify')[0]?.query).toMatchObject({ customer_url: `http://localhost/market-platform-h5/${PREFIX}/login?sourceId=EXAMPLE2026&channel=7` })
  })

  it('works while the vendor’s own service is down', async () => {
    backend.setScenario({ geetestinit: 'offline' })
    const { user } = await askForCode()
    await panel()
    await user.click(getButton('完成验证'))
    await expectCodeSent()
    expect(sent('geetestverify')[0]?.query).toMatchObject({ gtServerStatus: '0' })
  })

  it('is asked for once, however often the button is tapped', async () => {
    const { user } = await askForCode()
    await panel()
    await user.click(getButton('获取验证码'))
    await user.click(getButton('完成验证'))
    await expectCodeSent()
    expect([sent('geetestinit').length, sent('geetestverify').length, sent('sendmobileauthcode').length]).toEqual([1, 1, 2])
  })

  it('does not follow a backend that wants slider after slider for ever', async () => {
    backend.setScenario({ sendmobileauthcode: '-208033' })
    const { user } = await askForCode()
    for (let round = 1; round <= 3; round += 1) {
      await panel()
      await user.click(getButton('完成验证'))
    }
    expect(await screen.findByText('验证码发送失败，请稍后重试')).toBeInTheDocument()
    await expectButtonBack()
    expect(sent('sendmobileauthcode')).toHaveLength(4)
  })
})

describe('giving up', () => {
  it('by closing the panel gives the button back without a word', async () => {
    const { user } = await askForCode()
    await panel()
    await user.click(getButton('关闭验证'))
    await expectButtonBack()
    expect(screen.queryByText('滑块验证出错')).toBeNull()
    expect(failures()).toEqual([])
    await user.click(getButton('获取验证码'))
    expect(await panel()).toBeVisible()
  })

  it('by leaving the page takes the panel away', async () => {
    const { router, store } = await askForCode()
    await panel()
    await act(() => router.navigate(`/${PREFIX}/info?sourceId=EXAMPLE2026`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.getState().login.sms).toEqual({ step: 'idle' })
  })

  it('by leaving the page before the code is refused shows no panel over another page', async () => {
    const { fetch } = globalThis
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    globalThis.fetch = async (...request) => {
      const reply = await fetch(...request)
      if (reply.url.includes('sendmobileauthcode')) await held
      return reply
    }
    const { router, store } = await askForCode()
    await waitFor(() => expect(sent('sendmobileauthcode')).toHaveLength(1))
    globalThis.fetch = fetch
    expect(store.getState().login.sms).toEqual({ step: 'sending' })
    await act(() => router.navigate(`/${PREFIX}/info?sourceId=EXAMPLE2026`))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    letThrough()
    await waitFor(() => expect(store.getState().login.sms.step).not.toBe('sending'))
    expect(store.getState().login.sms).toEqual({ step: 'idle' })
    expect(sent('geetestinit')).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('by a reload keeps what was typed, with the button back', async () => {
    await askForCode()
    await panel()
    await reloadLogin()
    await expectButtonBack()
  })
})

describe('slider verification error, logged as a fail (spec 1 §8)', () => {
  it('when the vendor says so', async () => {
    vendor('error')
    await askForCode()
    await expectFailure(/^slider: error_101 /)
  })

  it('when the vendor’s script cannot be loaded, after a second try', async () => {
    Reflect.deleteProperty(window, 'initGeetest')
    await askForCode()
    const first = await scriptTag()
    fireEvent.error(first)
    await waitFor(async () => expect(await scriptTag()).not.toBe(first))
    fireEvent.error(await scriptTag())
    await expectFailure(/^slider: script unreachable$/)
    expect(document.querySelector('script[src="/vendor/slider.js"]')).toBeNull()
  })

  it('when the script is something else', async () => {
    Reflect.deleteProperty(window, 'initGeetest')
    await askForCode()
    fireEvent.load(await scriptTag())
    await expectFailure(/^slider: script without initGeetest$/)
  })

  it.each(['http500', 'network', 'html', 'malformed'])('when the challenge cannot be fetched: %s', async (outcome) => {
    backend.setScenario({ geetestinit: outcome })
    await askForCode()
    await expectFailure(/^slider: ./)
  })

  it('when the proof is not believed', async () => {
    backend.setScenario({ geetestverify: 'wrong' })
    const { user } = await askForCode()
    await panel()
    await user.click(getButton('完成验证'))
    await expectFailure(/^slider: not passed$/)
  })

  it.each(['geetestinit', 'geetestverify'])('in the words of the server when the context has run out at %s', async (endpoint) => {
    backend.setScenario({ [endpoint]: '-208034' })
    const { user } = await askForCode()
    if (endpoint === 'geetestverify') {
      await panel()
      await user.click(getButton('完成验证'))
    }
    await expectFailure(/^slider: -208034 /, '安全验证未通过，请重试')
  })
})
