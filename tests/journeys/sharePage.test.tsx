import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { login, share } from '@/blocks/pageChoices'
import { PAGE_SHARE_TIMEOUT_MS } from '@/features/share/pageShare'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { healthyApp, installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { mocks } from '../specimen/mocks'
import { callsOf as callsTo, expectAddress, expectOn, openAs, passLogin } from '../journeySteps'
import { clearBrowser, renderApp } from '../render'
import { sampleCampaign } from '../sampleCampaign'
import { shortPause } from '../startStore'

const backend = mountTestBackend({ campaigns: [mocks], slowMilliseconds: 50 })
afterEach(clearBrowser)

const LANDING = 'http://localhost/market-platform-h5/specimen-activity/register?sourceId=SPECIMEN2026&promotorCode=P8K3QX&shareSourceId=SPECIMEN2026'
const openHome = () => openAs(backend, '/specimen-activity?sourceId=SPECIMEN2026&cityCode=310000')
const open = () => openAs(backend, '/specimen-activity/share?sourceId=SPECIMEN2026&cityCode=310000')
const callsOf = (name: string) => callsTo(backend, name)
const copied = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: '复制链接' }))
  expect(await screen.findByText('链接已复制，快去发给好友吧')).toBeVisible()
  return String(write.mock.calls[0]?.[0])
}

it('copies a link that carries sourceId, promotorCode and shareSourceId, and counts the share (spec 2 §3, §7.2)', async () => {
  const { user } = await open()
  expect(await copied(user)).toBe(LANDING)
  await waitFor(() => expect(callsOf('specimenShareCallback')).toHaveLength(1))
  await waitFor(() => expect(callsOf('addBehaviorLog').at(-1)?.path).toMatch(/type=5.*status=1/))
})

it("takes the server's link where its custom link flag is 1 (spec 2 §3)", async () => {
  backend.setScenario({ querySpecimenPage: 'customLink' })
  const { user } = await open()
  expect(await copied(user)).toBe('https://go.example.com/invite?sourceId=SPECIMEN2026&promotorCode=P8K3QX&shareSourceId=SPECIMEN2026')
})

it('opens the ways to share of the host', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '立即分享' }))
  expect(await screen.findByRole('dialog', { name: '分享给好友' })).toBeVisible()
})

it.each([
  ['ended', '活动已结束'],
  ['closed', '活动已结束'],
  ['blacklist', '账户暂不能参与邀请'],
])('has a way home when the page call says %s (spec 2 §8)', async (outcome, words) => {
  backend.setScenario({ querySpecimenPage: outcome })
  const app = await open()
  expect(await screen.findByRole('heading', { name: words })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '返回活动首页' }))
  await waitFor(() => expect(app.address()).toMatch(/specimen-activity\?sourceId/))
})

it('gives no invitation without its inviter on an address that needs no login: the login comes first (design §0.3: the link carries promotorCode)', async () => {
  const page = share(async () => (await import('../specimen/pages')).sharePage)
  const app = await renderApp('/sample-activity/share?sourceId=SPECIMEN2026&cityCode=310000', sampleCampaign({ share: page, login: login() }))
  expect(await screen.findByRole('heading', { name: '登录后生成你的邀请海报' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /分享|复制/ })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: '登录' }))
  await expectOn(app, '/sample-activity/login')
  await passLogin(app)
  await expectAddress(app, '/sample-activity/share?sourceId=SPECIMEN2026&cityCode=310000')
  expect(new URL(await copied(app.user)).searchParams.get('promotorCode')).toBe('P8K3QX')
})

it('gives the corner menu no such invitation either', async () => {
  const chat = installChatApp({ device: 'ios', isMiniProgram: true })
  try {
    const page = share(async () => (await import('../specimen/pages')).sharePage)
    await renderApp('/sample-activity/share?sourceId=SPECIMEN2026', sampleCampaign({ share: page, login: login() }))
    expect(await screen.findByRole('heading', { name: '登录后生成你的邀请海报' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 2 * PAGE_SHARE_TIMEOUT_MS))
    expect(chat.of('postMessage').filter(({ type }) => type === 'pageShare')).toEqual([])
  } finally {
    chat.remove()
  }
})

describe('by the button in the corner of the home', () => {
  const share = async () => {
    const { user } = await openHome()
    await user.click(await screen.findByRole('button', { name: '分享' }))
    return user
  }

  it('shares the card that marketing set, and counts who shared (spec 2 §3, §7.2)', async () => {
    const offered = jest.fn<typeof navigator.share>(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: offered, configurable: true })
    const user = await share()
    await user.click(await screen.findByRole('button', { name: '更多方式' }))
    Reflect.deleteProperty(navigator, 'share')
    expect(offered).toHaveBeenCalledWith({ title: '好友送你一份打车金', text: '新人注册即得，首单立减', url: LANDING })
    await waitFor(() => expect(callsOf('specimenShareCallback')[0]?.body).toMatchObject({ sourceId: 'SPECIMEN2026', userUid: expect.stringMatching(/^U/) }))
  })

  it('counts no share whose link could not be copied', async () => {
    const user = await share()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    document.execCommand = () => false
    await user.click(await screen.findByRole('button', { name: '复制链接' }))
    expect(await screen.findByText('复制失败，请稍后重试')).toBeVisible()
    expect(callsOf('specimenShareCallback')).toEqual([])
  })

  it('shows one panel of the app for two taps, and counts one share (spec 1 §7)', async () => {
    const held: (() => void)[] = []
    const native = installNativeApp((call) => (call.method === 'showShare' ? void held.push(() => call.answer({ code: '0' })) : healthyApp()(call)))
    try {
      const { user } = await openHome()
      const button = await screen.findByRole('button', { name: '分享' })
      await user.dblClick(button)
      await shortPause()
      expect(held).toHaveLength(1)
      held[0]?.()
      await waitFor(() => expect(callsOf('specimenShareCallback')).toHaveLength(1))
      await shortPause()
      expect([callsOf('specimenShareCallback').length, callsOf('addBehaviorLog').filter(({ path }) => path.includes('type=5')).length]).toEqual([1, 1])
      await user.click(button)
      await waitFor(() => expect(held).toHaveLength(2))
      held[1]?.()
      await waitFor(() => expect(callsOf('specimenShareCallback')).toHaveLength(2))
    } finally {
      native.remove()
    }
  })

  it("counts no share that was cancelled in the app's panel", async () => {
    const native = installNativeApp((call) => (call.method === 'showShare' ? call.answer({ code: '-1' }) : healthyApp()(call)))
    try {
      await share()
      await waitFor(() => expect(callsOf('addBehaviorLog').at(-1)?.path).toMatch(/type=5.*status=2/))
      expect(callsOf('specimenShareCallback')).toEqual([])
    } finally {
      native.remove()
    }
  })
})
