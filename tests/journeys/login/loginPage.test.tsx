import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CONFIG_TIMEOUT_MS } from '@/blocks/login/page'
import { registerPage } from '@/blocks/register/registerPage'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { findActivity } from '@/mocks/state/activities'
import { mountTestBackend } from '@/mocks/jest'
import { TOAST_MS } from '@/ui/feedback/toast'
import { endAtOnce } from '../../faults/hurry'
import { enter } from '../../journeySteps'
import { clearBrowser, renderApp } from '../../render'
import { entry, sampleCampaign } from '../../sampleCampaign'
import { register } from '../../specimen/pages'
import { installParent } from '../previewHarness'
import { fillIn, getButton, openLogin, PREFIX } from './openLogin'

const backend = mountTestBackend()

/** The login page as marketing might set it. */
function setLoginPage(loginPage: Record<string, unknown>) {
  Object.assign(findActivity(backend.state, 'EXAMPLE2026')!, { loginPage })
}

beforeEach(() => void jest.spyOn(externalNavigation, 'replace').mockReturnValue(true))
afterEach(clearBrowser)

describe('what marketing sets (spec 1 §3)', () => {
  it('shows title, picture and button picture', async () => {
    backend.setScenario({ getLoginPage: 'themed' })
    await openLogin()
    expect(document.title).toBe('登录领好礼')
    expect(document.querySelector('img[alt=""]')).toHaveAttribute('src', expect.stringContaining('/'))
    fireEvent.error(screen.getByRole('img', { name: '登录' }))
    expect(getButton('登录')).toBeInTheDocument()
  })

  it('draws its own head when its picture cannot be loaded (spec 1 §3)', async () => {
    setLoginPage({ bgImage: 'https://h5.example/lost.png' })
    await openLogin()
    const picture = await waitFor(() => {
      const found = document.querySelector('img[src="https://h5.example/lost.png"]')
      expect(found).not.toBeNull()
      return found as HTMLImageElement
    })
    const heads = document.querySelectorAll('[data-page] svg').length
    fireEvent.error(picture)
    await waitFor(() => expect(document.querySelectorAll('[data-page] svg').length).toBeGreaterThan(heads))
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })

  it.each([['http500'], ['network'], ['html'], ['malformed']])('lets people log in when it cannot be fetched: %s', async (outcome) => {
    backend.setScenario({ getLoginPage: `${outcome}>ok` })
    const { user, store } = await openLogin()
    expect(screen.getByText(/活动信息加载失败，不影响登录/)).toBeInTheDocument()
    await user.click(getButton('重新加载'))
    await waitFor(() => expect(screen.queryByText(/活动信息加载失败/)).not.toBeInTheDocument())
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
  })

  it.each([['tokenRejected'], ['tokenEmpty']])('lets people log in who have no token to refuse: %s (spec 1 §4)', async (outcome) => {
    backend.setScenario({ getLoginPage: outcome })
    const { user, store } = await openLogin()
    backend.setScenario({ getLoginPage: 'ok' })
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
  })

  it('does not keep people waiting for it', async () => {
    backend.setScenario({ getLoginPage: 'timeout' })
    const goOn = endAtOnce([CONFIG_TIMEOUT_MS])
    await openLogin()
    goOn()
    expect(getButton('登录')).toBeInTheDocument()
  })

  it.each([
    ['ended', '1'],
    ['closed', '1'],
    ['notStarted', 'not-start'],
    ['unstarted', 'not-start'],
    ['stopped', '1'],
    ['finished', '1'],
  ])('an activity that is %s shows its page instead (spec 1 §4)', async (outcome, page) => {
    backend.setScenario({ getLoginPage: outcome })
    const { address } = await renderApp(`/${PREFIX}/login?sourceId=EXAMPLE2026`)
    await waitFor(() => expect(address()).toBe(`/${PREFIX}/invalid-activity/${page}?sourceId=EXAMPLE2026`))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('stands on the shared texts in English', async () => {
    backend.setScenario({ getLoginPage: 'empty' })
    const { user } = await renderApp(`/${PREFIX}/login?sourceId=EXAMPLE2026&lang=en`)
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Please enter phone number')).toBeInTheDocument()
    expect(document.title).toBe('Log in')
    expect(document.querySelector('main')?.textContent).not.toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('where a login leads (spec 1 §4)', () => {
  it('step 8: a new user goes to the register target', async () => {
    setLoginPage({ targetLinkAfterRegister: 'https://h5.example/welcome', targetLinkAfterLogin: 'https://h5.example/back' })
    const { user } = await openLogin()
    await fillIn(user, { mobile: '13512345678' })
    await user.click(getButton('登录'))
    await waitFor(() => expect(externalNavigation.replace).toHaveBeenCalledWith('https://h5.example/welcome'))
  })

  it('step 9: an existing user reads the message and goes to the login target', async () => {
    setLoginPage({ targetLinkAfterLogin: `/market-platform-h5/${PREFIX}/info?sourceId=EXAMPLE2026`, afterLoginMessage: '欢迎回来，老朋友' })
    const { user, address } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    expect(await screen.findByText('欢迎回来，老朋友')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(`/${PREFIX}/info?sourceId=EXAMPLE2026`))
  })

  it.each([
    ['a page', `/market-platform-h5/${PREFIX}/info?sourceId=EXAMPLE2026`, `/${PREFIX}/info?sourceId=EXAMPLE2026&lang=en`, []],
    ['another activity', `/market-platform-h5/${PREFIX}?sourceId=EXAMPLE2026B`, `/${PREFIX}/login?sourceId=EXAMPLE2026&lang=en`, [[`/market-platform-h5/${PREFIX}?sourceId=EXAMPLE2026B&lang=en`]]],
    ['another site', 'https://h5.example/back', `/${PREFIX}/login?sourceId=EXAMPLE2026&lang=en`, [['https://h5.example/back']]],
  ])('step 9: leads from an English page to an English one, where the link is to %s of ours', async (_, targetLinkAfterLogin, here, elsewhere) => {
    setLoginPage({ targetLinkAfterLogin })
    const { user, address } = await renderApp(`/${PREFIX}/login?sourceId=EXAMPLE2026&lang=en`)
    await enter(user, await screen.findByRole('textbox', { name: 'Phone number' }), '13800138000')
    await enter(user, screen.getByRole('textbox', { name: 'Verification code' }), '123456')
    await user.click(screen.getByRole('checkbox'))
    await user.click(getButton('Log in'))
    await waitFor(() => expect([address(), jest.mocked(externalNavigation.replace).mock.calls]).toEqual([here, elsewhere]))
  })

  it.each([
    ['an existing user reads the message and goes to the login target', '13800138000', 'login', 1],
    ['a new user goes to the register target without a word', '13512345678', 'register', 0],
  ])('steps 8 and 9, as the backend sends them (linked): %s', async (_, mobile, to, messages) => {
    backend.setScenario({ getLoginPage: 'linked' })
    const { user, address } = await openLogin()
    await fillIn(user, { mobile })
    await user.click(getButton('登录领好礼'))
    await waitFor(() => expect(address()).toBe(`/${PREFIX}/info?sourceId=EXAMPLE2026&to=${to}`))
    await waitFor(() => expect(screen.queryAllByText('欢迎回来，老朋友')).toHaveLength(messages))
    expect(externalNavigation.replace).not.toHaveBeenCalled()
  })

  it('steps 8 and 9: another activity of the same campaign is a document of its own, whose calls are about it', async () => {
    const link = `/market-platform-h5/${PREFIX}?sourceId=EXAMPLE2026B`
    setLoginPage({ targetLinkAfterLogin: link })
    const { user, address } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(externalNavigation.replace).toHaveBeenCalledWith(link))
    expect(address()).toBe(`/${PREFIX}/login?sourceId=EXAMPLE2026`)
  })

  it('step 9: shows the message without the form, which has done its work, and does not pull back a user who leaves meanwhile', async () => {
    setLoginPage({ targetLinkAfterLogin: 'https://h5.example/back', afterLoginMessage: '欢迎回来，老朋友' })
    const { user, router } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    expect(await screen.findByText('欢迎回来，老朋友')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await act(() => router.navigate(`/${PREFIX}?sourceId=EXAMPLE2026`))
    await act(() => new Promise((resolve) => setTimeout(resolve, TOAST_MS + 100)))
    expect(externalNavigation.replace).not.toHaveBeenCalled()
  })

  it('leaves the campaign behind a link into an app, which may be missing', async () => {
    setLoginPage({ targetLinkAfterLogin: 'saicmobility://wallet' })
    const { user, address } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(externalNavigation.replace).toHaveBeenCalledWith('saicmobility://wallet'))
    expect(address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`)
  })

  it('goes home where the browser does not follow the link: nobody stays on the login page after a login', async () => {
    jest.mocked(externalNavigation.replace).mockReturnValue(false)
    setLoginPage({ targetLinkAfterLogin: 'https://h5.example/back' })
    const { user, address } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`))
  })

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['//evil.example'], ['http://plain.example'], ['https://shop.example:99999/x'], ['https://[x']])('goes home instead of following %s, and says why', async (link) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    setLoginPage({ targetLinkAfterLogin: link })
    const { user, address } = await openLogin({ state: { from: `/${PREFIX}/info` } })
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`))
    expect(externalNavigation.replace).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(link))
  })
})

describe('the agreements (spec 1 §2)', () => {
  it.each([
    ['car', '', ['服务条款', '隐私政策', '隐私协议']],
    ['taxi', '', ['乘客服务协议', '乘客隐私政策']],
    ['taxi', '&userType=2', ['司机服务协议', '司机隐私政策']],
  ] as const)('%s%s: %j', async (line, userType, names) => {
    await openLogin({ line, search: `?sourceId=EXAMPLE2026${userType}` })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => /《(.+)》/.exec(link.textContent ?? '')?.[1])).toEqual(names)
    links.forEach((link) => expect(link).toHaveAttribute('href', expect.stringMatching(/^\//)))
  })

  it.each([['empty'], ['http500']])('stay readable without addresses: %s', async (outcome) => {
    backend.setScenario({ getWebConfig: outcome })
    await openLogin()
    expect(screen.getByText(/《服务条款》/)).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('the preview (spec 2 §2.5)', () => {
  it('shows the form, which can be typed into, and sends nothing', async () => {
    const { user } = await openLogin({ path: `/${PREFIX}/login/preview` })
    await fillIn(user)
    await user.click(getButton('获取验证码'))
    await user.click(getButton('登录'))
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('138 0013 8000')
    expect(backend.requests()).toEqual([])
  })

  it('shows the one-click overlay of a page where friends register, with what marketing sets of it (spec 1 §3, quickLoginPageConfig)', async () => {
    const picture = 'https://h5.example/quick.png'
    const parent = installParent()
    await renderApp('/sample-activity/register/preview?fixture=oneClick', sampleCampaign({ register: entry(async () => registerPage('', register), { kind: 'register', preview: true }) }))
    expect(await screen.findByRole('button', { name: '本机号码一键登录' })).toBeInTheDocument()
    expect(getButton('其他手机号登录')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await parent.say({ type: 'preview/config', page: 'sample-activity/register', config: { quickLoginPageConfig: { quickBtnImg: picture } } })
    expect(screen.getByRole('img', { name: '本机号码一键登录' })).toHaveAttribute('src', picture)
    expect(backend.requests()).toEqual([])
    parent.leave()
  })
})
