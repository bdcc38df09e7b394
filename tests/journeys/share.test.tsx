import { jest } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { api } from '@/api/api'
import { downloadPage } from '@/blocks/download/downloadPage'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import { NoPanel } from '@/blocks/pay/NoPanel'
import { useAppInstead } from '@/blocks/pay/useAppInstead'
import { ADDRESSES_TIMEOUT_MS } from '@/features/appLinks/followAppLink'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { APP_TIMEOUT_MS } from '@/lib/page/whenNoAppOpened'
import { findActivity } from '@/mocks/state/activities'
import { installChatApp, type ChatAppStub } from '@/mocks/hosts/chatAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { healthyApp, installNativeApp, type NativeAppCall, type NativeAppStub } from '@/mocks/hosts/nativeAppStub'
import { endAtOnce, endWhenTold } from '../faults/hurry'
import { callsOf, findButton, sessionOf } from '../journeySteps'
import { clearBrowser, renderApp, type RenderedApp } from '../render'
import { entry, ready, sampleCampaign, samplePage } from '../sampleCampaign'
import { shortPause } from '../startStore'

const HOME = '/_example'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10) Chrome/90.0 Mobile Safari/537.36'
const LINK = 'http://localhost/market-platform-h5/_example?sourceId=EXAMPLE2026&promotorCode=P8K3QX&shareSourceId=S0&channel=WX1'

const backend = mountTestBackend()

let around: { readonly remove: () => void } | undefined
afterEach(async () => {
  around?.remove()
  around = undefined
  Reflect.deleteProperty(navigator, 'share')
  await clearBrowser()
})

const nativeApp = (handle?: (call: NativeAppCall) => void): NativeAppStub => {
  const app = installNativeApp(handle)
  around = app
  return app
}
const chatApp = (options: Parameters<typeof installChatApp>[0]): ChatAppStub => {
  const app = installChatApp(options)
  around = app
  return app
}

async function open(): Promise<RenderedApp> {
  const session = { ...(await sessionOf(backend, '13800138000')), mobile: '13800138000' }
  const app = await renderApp(`${HOME}?sourceId=EXAMPLE2026&shareSourceId=S0&channel=WX1`, { preloaded: { session } })
  await screen.findByRole('button', { name: '立即邀请' })
  return app
}

const logs = () => backend.requests().filter(({ endpoint }) => endpoint === 'addBehaviorLog').map(({ path }) => Object.fromEntries(new URL(path, 'http://localhost').searchParams))
const shareLogs = () => logs().filter(({ type }) => type === '5')
const wasCounted = () => waitFor(() => expect(shareLogs()).toMatchObject([{ sourceId: 'EXAMPLE2026', type: '5', status: '1', telephone: '13800138000' }]))

async function invite({ user }: RenderedApp): Promise<void> {
  await user.click(screen.getByRole('button', { name: '立即邀请' }))
}

describe('in a browser', () => {
  it('copies a link with sourceId, promotorCode, shareSourceId and channel, and reports the share (spec 2 §3, type 5)', async () => {
    const app = await open()
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await invite(app)
    await app.user.click(await screen.findByRole('button', { name: '复制链接' }))
    expect(await screen.findByText('链接已复制，快去发给好友吧')).toBeVisible()
    expect(write.mock.calls).toEqual([[LINK]])
    await wasCounted()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('copies without the Clipboard API', async () => {
    const app = await open()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = jest.fn<typeof document.execCommand>(() => true)
    await invite(app)
    await app.user.click(await screen.findByRole('button', { name: '复制链接' }))
    expect(await screen.findByText('链接已复制，快去发给好友吧')).toBeVisible()
    expect(document.execCommand).toHaveBeenCalledWith('copy')
  })

  it('says that copying failed, reports it with its reason, and stays open', async () => {
    const app = await open()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    document.execCommand = () => false
    await invite(app)
    await app.user.click(await screen.findByRole('button', { name: '复制链接' }))
    expect(await screen.findByText('复制失败，请稍后重试')).toBeVisible()
    await waitFor(() => expect(shareLogs()).toMatchObject([{ status: '2', reason: 'copy' }]))
    expect(screen.getByRole('dialog', { name: '分享给好友' })).toBeVisible()
  })

  it('shows a code to save where no poster can be drawn', async () => {
    const app = await open()
    await invite(app)
    await app.user.click(await screen.findByRole('button', { name: '生成海报' }))
    expect(await screen.findByRole('img', { name: '邀请二维码，扫描参加活动' })).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/))
    expect(screen.getByText('右键点击图片，可保存到电脑')).toBeVisible()
    await wasCounted()
  })

  it("offers the system's own sheet where there is one", async () => {
    const offered = jest.fn<typeof navigator.share>(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: offered, configurable: true })
    const app = await open()
    await app.user.click(screen.getByRole('button', { name: '立即邀请' }))
    await app.user.click(await screen.findByRole('button', { name: '更多方式' }))
    expect(offered).toHaveBeenCalledWith({ title: '邀好友得好礼', text: '好友注册，你和好友都有礼', url: LINK })
    await wasCounted()
  })

  it('reports nothing when the sheet is left', async () => {
    const app = await open()
    await invite(app)
    await screen.findByRole('button', { name: '复制链接' })
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shareLogs()).toEqual([])
  })

  it.each(['network', 'http500', '-196606'])('says nothing when the share cannot be reported (%s)', async (outcome) => {
    backend.setScenario({ addBehaviorLog: outcome })
    const app = await open()
    await invite(app)
    await app.user.click(await screen.findByRole('button', { name: '复制链接' }))
    await waitFor(() => expect(shareLogs()).toHaveLength(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('in the native app', () => {
  it('shows the panel of the app, and no sheet of ours', async () => {
    const { calls } = nativeApp()
    await invite(await open())
    await wasCounted()
    expect(calls.filter(({ method }) => method === 'showShare').map(({ params }) => params)).toMatchObject([{ link: LINK, title: '邀好友得好礼', channels: 'wechat,wechatfrds,copy' }])
    expect(shareLogs()[0]).toMatchObject({ isApp: '1' })
    expect(calls.filter(({ method }) => method === 'setRightButton').map(({ params }) => params)).toEqual([{ isVisible: 0 }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('takes our sheet where the panel fails, and reports both', async () => {
    nativeApp((call) => (call.method === 'showShare' ? call.answer({ code: '99', message: 'busy' }) : healthyApp()(call)))
    const app = await open()
    await invite(app)
    await app.user.click(await screen.findByRole('button', { name: '复制链接' }))
    await waitFor(() => expect(shareLogs()).toMatchObject([{ status: '2', reason: 'failed busy' }, { status: '1' }]))
  })

  it('lets the app save the poster while it is on the screen (spec 1 §7, save-image handler)', async () => {
    const inApp = nativeApp((call) => (call.method === 'showShare' ? call.answer({ code: '99' }) : healthyApp()(call)))
    const app = await open()
    await invite(app)
    await app.user.click(await screen.findByRole('button', { name: '生成海报' }))
    await screen.findByRole('img', { name: '邀请二维码，扫描参加活动' })
    await waitFor(() => expect(inApp.askForPicture()).toBeDefined())
    expect(await inApp.askForPicture()).toMatchObject({ code: '0', data: { image: expect.stringMatching(/^data:image/) } })
    await app.user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(inApp.askForPicture()).toBeUndefined())
  })

  it('takes our sheet where the bridge never answers', async () => {
    nativeApp((call) => void (call.method === 'showShare' || healthyApp()(call)))
    await invite(await open())
    expect(await screen.findByRole('button', { name: '复制链接' })).toBeVisible()
  })

  it('leaves whoever cancelled the panel in peace', async () => {
    nativeApp((call) => (call.method === 'showShare' ? call.answer({ code: '-1' }) : healthyApp()(call)))
    await invite(await open())
    await waitFor(() => expect(shareLogs()).toMatchObject([{ status: '2', reason: 'cancelled' }]))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('in the chat mini program', () => {
  it('sets the page share, points to the corner menu, and sets it again when the mask has closed (spec 2 §4)', async () => {
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    const app = await open()
    await waitFor(() => expect(chat.of('postMessage')).toHaveLength(1))
    expect(chat.of('postMessage')[0]).toMatchObject({ type: 'pageShare', link: LINK, title: '邀好友得好礼' })
    await invite(app)
    const hint = await screen.findByText('点击右上角「···」')
    await waitFor(() => expect(chat.of('postMessage')).toHaveLength(2))
    await app.user.click(hint)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(chat.of('postMessage')).toHaveLength(3))
    await wasCounted()
  })

  it.each([
    [['wechat', 'wechatfrds', 'copy'], '发送给好友，或分享到朋友圈'],
    [['wechat', 'copy'], '发送给好友'],
  ] as const)('names the circle of friends only where it is one of the channels: %j (spec 1 §9)', async (channels, words) => {
    chatApp({ device: 'ios', isMiniProgram: true })
    const { store } = await open()
    const { share } = await import('@/features/share')
    await act(() => store.dispatch(share({ card: { link: LINK, title: 'T', desc: '', imgUrl: '' }, channels })))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('resets the share when the page is left, and sets it again on the way back', async () => {
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    const app = await open()
    await waitFor(() => expect(chat.of('postMessage')).toHaveLength(1))
    await app.router.navigate(`${HOME}/info`)
    await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShareReset' }))
    await app.router.navigate(-1)
    await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShare', link: LINK }))
  })
})

describe("what a page's configuration carries (spec 1 §3)", () => {
  const CARD = { title: '邀请好友，一起领现金', desc: '新朋友首单立减', imgUrl: '', link: '' }
  const HOME_LINK = 'http://localhost/market-platform-h5/_example?sourceId=EXAMPLE2026&shareSourceId=EXAMPLE2026'
  const shared = async (path: string) => {
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    const app = await renderApp(`${HOME}/${path}?sourceId=EXAMPLE2026`)
    await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShare' }))
    return { app, card: chat.of('postMessage').at(-1) }
  }
  const configure = (part: object) => Object.assign(findActivity(backend.state, 'EXAMPLE2026')!, part)

  it.each([
    ['login', 'login', { cornerShare: CARD }, { title: CARD.title, link: HOME_LINK }],
    ['login, with a link of its own', 'login', { customShareLink: 'https://go.example.com/a?b=1' }, { link: 'https://go.example.com/a?b=1&sourceId=EXAMPLE2026&shareSourceId=EXAMPLE2026' }],
  ])('is what the corner menu shares: %s', async (_, path, loginPage, card) => {
    configure({ loginPage })
    expect((await shared(path)).card).toMatchObject({ type: 'pageShare', ...card })
  })

  it.each([
    ['rule', 'rulePageConfig'],
    ['invitee-register-success', 'inviteeRegisterSuccessPageConfig'],
  ])('is what the corner menu shares: %s', async (path, key) => {
    configure({ pageConfig: { [key]: { cornerShare: { ...CARD, title: '' }, customShareLink: '/market-platform-h5/_example/rule' } } })
    const { card } = await shared(path)
    expect(card).toMatchObject({ type: 'pageShare', title: document.title, link: expect.stringContaining('/_example/rule?sourceId=EXAMPLE2026') })
  })

  it.each([
    ['its own, not', 'ok', 'https://go.example.com/card'],
    ["the server's where its custom link flag is 1, not", 'customLink', 'https://go.example.com/invite'],
  ])('takes %s the link of the page (spec 2 §3)', async (_, outcome, link) => {
    configure({ pageConfig: { homePageConfig: { cornerShare: { ...CARD, link: 'https://go.example.com/card' }, customShareLink: 'https://go.example.com/page' } } })
    backend.setScenario({ queryExamplePage: outcome })
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    await open()
    await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShare', link: `${link}?sourceId=EXAMPLE2026&promotorCode=P8K3QX&shareSourceId=S0&channel=WX1` }))
  })

  it('is, for a mini program, the card of its own that the login page has for one (themed)', async () => {
    backend.setScenario({ getLoginPage: 'themed' })
    const { card } = await shared('login')
    expect(card).toMatchObject({ title: CARD.title, link: '/pages/invite/index?sourceId=EXAMPLE2026&shareSourceId=EXAMPLE2026', desc: '点开小程序，和我一起领', imgUrl: expect.stringMatching(/^http:.+\/artwork\/share-200\.svg$/) })
  })

  it('names the inviter in the path of a mini program too (design §0.3: sourceId, promotorCode, shareSourceId)', async () => {
    configure({ pageConfig: { homePageConfig: { cornerShare: { ...CARD, miniLink: '/pages/invite/index' } } } })
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    await open()
    await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShare', link: '/pages/invite/index?sourceId=EXAMPLE2026&promotorCode=P8K3QX&shareSourceId=S0&channel=WX1' }))
  })

  it('is the link that the login page has been given for it (linked)', async () => {
    backend.setScenario({ getLoginPage: 'linked' })
    const { card } = await shared('login')
    expect(new URL(String((card as { readonly link?: unknown }).link)).searchParams.get('to')).toBe('share')
  })

  it('leaves the share to the host where it carries none', async () => {
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    await renderApp(`${HOME}/login?sourceId=EXAMPLE2026`)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-app', 'ready'))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(chat.of('postMessage').filter(({ type }) => type === 'pageShare')).toEqual([])
  })
})

describe("in the chat app's web view", () => {
  it('has the page signed by the backend before it sets the card', async () => {
    const chat = chatApp({ device: 'android' })
    await open()
    await waitFor(() => expect(chat.of('updateAppMessageShareData')).toHaveLength(1))
    const signing = backend.requests().find(({ endpoint }) => endpoint === 'getChatPageSignature')
    expect(signing?.body).toMatchObject({ url: `http://localhost/market-platform-h5${HOME}?sourceId=EXAMPLE2026&shareSourceId=S0&channel=WX1` })
  })

  it.each(['network', 'malformed', '-196606'])('shares all the same, without a word, when nothing can be signed (%s)', async (outcome) => {
    backend.setScenario({ getChatPageSignature: outcome })
    chatApp({ device: 'android' })
    await invite(await open())
    expect(await screen.findByText('点击右上角「···」')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('to the app and to a car', () => {
  const opened = () => jest.spyOn(externalNavigation, 'assign').mockImplementation(() => true)
  const follow = async (app: RenderedApp, goal: 'callCar' | 'app' | 'download' | 'store') => {
    const { openAppLink } = await import('@/features/appLinks')
    await app.store.dispatch(openAppLink(goal))
  }

  it("follows operations' address in a browser (remote configuration)", async () => {
    const open_ = opened()
    await follow(await open(), 'store')
    expect(open_.mock.calls).toEqual([['https://store.ride-market.example/app']])
  })

  it('shows 请在浏览器打开 in the chat app', async () => {
    const open_ = opened()
    chatApp({ device: 'ios' })
    const app = await open()
    await follow(app, 'download')
    expect(await screen.findByRole('dialog', { name: '请在浏览器打开' })).toBeVisible()
    expect(open_).not.toHaveBeenCalled()
  })

  describe("marketing's link into the app, on any page (design §0.3)", () => {
    const press = async () => {
      const app = await renderApp(
        '/sample-activity?sourceId=EXAMPLE2026',
        sampleCampaign({
          '': entry(() =>
            Promise.resolve(
              samplePage(() => {
                const follow = useFollowLink()
                return ready(undefined, { pressed: () => follow('saicmobility://robotaxi') })
              }),
            ),
          ),
        }),
      )
      await app.user.click(await findButton('Press'))
    }

    it('shows 请在浏览器打开 in the chat app, which opens none', async () => {
      chatApp({ device: 'ios' })
      await press()
      expect(await screen.findByRole('dialog', { name: '请在浏览器打开' })).toBeVisible()
    })

    it('is followed in the app itself', async () => {
      const open_ = opened()
      nativeApp()
      await press()
      await waitFor(() => expect(open_.mock.calls).toEqual([['saicmobility://robotaxi']]))
    })

    it('leads to the store where no app takes it', async () => {
      const open_ = opened()
      const goOn = endWhenTold([APP_TIMEOUT_MS])
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID)
      await press()
      await waitFor(() => expect(open_.mock.calls).toEqual([['saicmobility://robotaxi']]))
      goOn()
      await waitFor(() => expect(open_.mock.calls.at(-1)).toEqual(['https://store.ride-market.example/app']))
    })
  })

  it("leads from a link into the other line's app to no store of this one", async () => {
    const open_ = opened()
    const goOn = endWhenTold([APP_TIMEOUT_MS])
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID)
    const { openAppLink } = await import('@/features/appLinks')
    await (await open()).store.dispatch(openAppLink('app', undefined, 'saictaxi://home'))
    goOn()
    expect(await screen.findByText('请在手机应用商店搜索并打开APP')).toBeVisible()
    expect(open_.mock.calls).toEqual([['saictaxi://home']])
  })

  it("shows it for a result page's button too, and takes the link along in a mini program", async () => {
    const result = `${HOME}/invitee-register-success?sourceId=EXAMPLE2026`
    chatApp({ device: 'ios' })
    const inWebView = await renderApp(result)
    await inWebView.user.click(await screen.findByRole('button', { name: '打开APP使用' }))
    expect(await screen.findByRole('dialog', { name: '请在浏览器打开' })).toBeVisible()
    cleanup()
    around?.remove()
    await clearBrowser()
    chatApp({ device: 'ios', isMiniProgram: true })
    const inMiniProgram = await renderApp(result)
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await inMiniProgram.user.click(await screen.findByRole('button', { name: '打开APP使用' }))
    expect(await screen.findByText('链接已复制，请在浏览器打开')).toBeVisible()
    expect(write).toHaveBeenCalledWith('http://localhost/__mock__/document/app-download-ios.html')
  })

  it.each([
    ['the download page', '立即下载', () => downloadPage('downloadPageConfig')],
    ['a page that cannot be paid on here', '打开APP', () => samplePage(() => ready(undefined, { pressed: useAppInstead(true) }), ({ pressed }) => <NoPanel onOpen={pressed} />)],
  ])('has the address before the press where it can only be copied, for a phone that copies at once or not at all: %s (spec 1 §7)', async (_, name, page) => {
    chatApp({ device: 'ios', isMiniProgram: true })
    const app = await renderApp('/sample-activity?sourceId=EXAMPLE2026', sampleCampaign({ '': entry(() => Promise.resolve(page())) }))
    const button = await findButton(name)
    await waitFor(() => expect(callsOf(backend, 'getWebConfig')).toHaveLength(1))
    await shortPause()
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await app.user.click(button)
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringContaining('http')))
    expect(callsOf(backend, 'getWebConfig')).toHaveLength(1)
  })

  it('says of the app that it is here, and leads to no store', async () => {
    const left = jest.spyOn(externalNavigation, 'assign')
    nativeApp()
    const app = await renderApp(`${HOME}/invitee-register-success?sourceId=EXAMPLE2026`)
    await app.user.click(await screen.findByRole('button', { name: '打开APP使用' }))
    expect(await screen.findByText('你已在APP中')).toBeVisible()
    expect(left).not.toHaveBeenCalled()
  })

  it("opens the mini program's own page to call a car", async () => {
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    await follow(await open(), 'callCar')
    expect(chat.of('navigateTo')).toMatchObject([{ url: '/pages/call-car/index' }])
  })

  it('calls a car by the deep link of the app', async () => {
    const open_ = opened()
    nativeApp()
    await follow(await open(), 'callCar')
    expect(open_.mock.calls).toEqual([['saicmobility://tab/callcar?type=realtime']])
  })

  it('opens one page of the mini program, however often its button is pressed while the addresses are awaited (spec 2 §8)', async () => {
    const chat = chatApp({ device: 'ios', isMiniProgram: true })
    const app = await open()
    await Promise.all([follow(app, 'callCar'), follow(app, 'callCar'), follow(app, 'callCar')])
    expect(chat.of('navigateTo')).toHaveLength(1)
    await follow(app, 'callCar')
    expect(chat.of('navigateTo')).toHaveLength(2)
  })

  it('waits for no address in the app, which needs none, and nowhere for ever', async () => {
    const open_ = opened()
    nativeApp()
    const app = await open()
    backend.setScenario({ getWebConfig: 'timeout' })
    app.store.dispatch(api.util.resetApiState())
    await follow(app, 'callCar')
    expect(open_).toHaveBeenCalledTimes(1)
    around?.remove()
    const goOn = endAtOnce([ADDRESSES_TIMEOUT_MS])
    await follow(app, 'download')
    goOn()
    expect(await screen.findByText('请在手机应用商店搜索并打开APP')).toBeVisible()
  })

  it('tries the app on a phone, and its store where the page stays in front', async () => {
    const open_ = opened()
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID)
    const goOn = endAtOnce([APP_TIMEOUT_MS])
    await follow(await open(), 'app')
    await waitFor(() => expect(open_.mock.calls).toEqual([['saicmobility://home'], ['https://store.ride-market.example/app']]))
    goOn()
  })

  it('loads a configuration that names no store once more, before it says that there is none', async () => {
    const open_ = opened()
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID)
    backend.setScenario({ getWebConfig: 'empty>ok' })
    const goOn = endAtOnce([APP_TIMEOUT_MS])
    await follow(await open(), 'app')
    await waitFor(() => expect(open_.mock.calls.at(-1)).toEqual(['https://store.ride-market.example/app']))
    goOn()
  })

  it('says so where operations have set no address', async () => {
    backend.setScenario({ getWebConfig: 'empty' })
    await follow(await open(), 'download')
    expect(await screen.findByText('请在手机应用商店搜索并打开APP')).toBeVisible()
  })
})

describe('the real-name page', () => {
  const openIt = async () => {
    await open()
    const { openRealName } = await import('@/features/appLinks')
    return openRealName()
  }

  it('is refused under 3.7.0 with the specified words (spec 2 §5)', async () => {
    const { calls } = nativeApp(healthyApp('3.6.9'))
    expect(await openIt()).toBe(false)
    expect(await screen.findByText('当前APP版本过低不支持实名认证，请先升级版本')).toBeVisible()
    expect(calls.some(({ method }) => method === 'openRealName')).toBe(false)
  })

  it('opens from 3.7.0 on', async () => {
    const { calls } = nativeApp(healthyApp('3.7.0'))
    expect(await openIt()).toBe(true)
    expect(calls.some(({ method }) => method === 'openRealName')).toBe(true)
  })

  it('is to be had in the app alone', async () => {
    expect(await openIt()).toBe(false)
    expect(await screen.findByText('请在APP内完成实名认证')).toBeVisible()
  })
})
