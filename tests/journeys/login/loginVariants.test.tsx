import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useTheme } from 'styled-components'
import { mountTestBackend } from '@/mocks/jest'
import { loadLoginPage } from '@/blocks/login/loadLoginPage'
import { login } from '@/blocks/pageChoices'
import { prefillLogin, type LoginVariant } from '@/features/login'
import { defaultTheme } from '@/ui/theme'
import { clearBrowser, renderApp, unloadApp } from '../../render'
import { entry, sampleCampaign } from '../../sampleCampaign'
import { getButton, openLogin, PREFIX } from './openLogin'

const backend = mountTestBackend()
const sent = (endpoint: string) => backend.requests().filter((request) => request.endpoint === endpoint)
afterEach(clearBrowser)

const load = async (variant: LoginVariant) => (await loadLoginPage(variant)()).page

describe('variants (spec 1 §2)', () => {
  it.each([
    ['standard', '手机号登录', ['服务条款', '隐私政策', '隐私协议']],
    ['p2e', '企业用车推荐官', ['服务条款', '隐私政策', '隐私协议']],
    ['taxi-driver', '出租车司机登录', ['司机服务协议', '司机隐私政策']],
  ] as const)('%s has its words and agreements, in its preview too', async (variant, heading, names) => {
    const campaigns = sampleCampaign({ login: entry(() => load(variant), { kind: 'login', preview: true }) })
    await renderApp('/sample-activity/login/preview', campaigns)
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
    expect(screen.getAllByRole('link').map((link) => /《(.+)》/.exec(link.textContent ?? '')?.[1])).toEqual(names)
    expect(backend.requests()).toEqual([])
    await clearBrowser()
    await renderApp('/sample-activity/login?sourceId=EXAMPLE2026', campaigns)
    expect(await screen.findAllByRole('link', { name: new RegExp(names[0]) })).not.toHaveLength(0)
  })

  it.each([
    ['lists its login', { login: login() }],
    ['lists none', {}],
  ])('a campaign that %s gets the variant and the scene of its definition, in its own colours', async (_, pages) => {
    const Scene = () => <i data-testid="scene">{useTheme().colour.primary}</i>
    await renderApp('/sample-activity/login?sourceId=EXAMPLE2026', sampleCampaign(pages, { loginVariant: 'taxi-driver', loginScene: () => Promise.resolve(Scene) }))
    expect(await screen.findByRole('heading', { name: '出租车司机登录' })).toBeInTheDocument()
    expect(screen.getByTestId('scene')).toHaveTextContent(defaultTheme.colour.primary)
  })

  it('a driver of the taxi line gets the drivers’ page without a campaign saying so', async () => {
    backend.setScenario({ getLoginPage: 'empty' })
    await openLogin({ line: 'taxi', search: '?sourceId=EXAMPLE2026&userType=2' })
    expect(screen.getByRole('heading', { name: '出租车司机登录' })).toBeInTheDocument()
  })
})

describe('a tick that outlives a reload (spec 1 §4)', () => {
  const open = async (as: string, path?: string) => {
    cleanup()
    await openLogin({ line: 'taxi', search: `?sourceId=EXAMPLE2026&promotorCode=P8K3QX${as}`, ...(path && { path }) })
    return screen.getByRole('checkbox')
  }
  beforeEach(async () => {
    const { user } = await openLogin({ line: 'taxi', search: '?sourceId=EXAMPLE2026' })
    await user.click(screen.getByRole('checkbox'))
  })

  it('is kept for the same documents, and for no others', async () => {
    expect(await open('')).toBeChecked()
    expect(await open('&userType=2')).not.toBeChecked()
  })

  it('is kept for the same campaign, and not for where a code is bound', async () => {
    expect(await open('')).toBeChecked()
    expect(await open('', '/driver-promotor-code-bind')).not.toBeChecked()
  })
})

describe('a tick that the form before has brought along (spec 1 §4 "starts unchecked")', () => {
  const agreedTo = ['passenger-service-agreement', 'passenger-privacy-policy'].map((name) => `/__mock__/document/${name}.html`)
  const search = '?sourceId=EXAMPLE2026&promotorCode=P8K3QX'

  it.each([
    ['another campaign', '/specimen-activity/login', ''],
    ['another role', `/${PREFIX}/login`, '&userType=2'],
    ['a page where a code is bound', '/driver-promotor-code-bind', ''],
  ])('holds for the login that it led to, also over a reload, and not for %s', async (_, path, as) => {
    const { store } = await openLogin({ line: 'taxi', search })
    await act(() => store.dispatch(prefillLogin({ phone: '13800138000', agreedTo })))
    expect(screen.getByRole('checkbox')).toBeChecked()
    unloadApp()
    await openLogin({ line: 'taxi', search })
    expect(screen.getByRole('checkbox')).toBeChecked()
    unloadApp()
    await openLogin({ line: 'taxi', search: search + as, path })
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })
})

describe('the app-info footer (spec 1 §2)', () => {
  it('shows developer company, app version and update date', async () => {
    await openLogin()
    expect(await screen.findByText('版本：4.8.2')).toBeInTheDocument()
    expect(screen.getByText('2026-10-15').parentElement).toHaveTextContent('更新日期：2026-10-15')
    expect(screen.getByText(/^开发者：/)).toBeInTheDocument()
  })

  it.each([['empty'], ['noVersion'], ['noTime'], ['http500'], ['network'], ['malformed']])('is left out when version and update time do not both come, and nobody hears of it: %s', async (outcome) => {
    backend.setScenario({ getAppDownloadPageConfig: outcome })
    await openLogin()
    await waitFor(() => expect(sent('getAppDownloadPageConfig')).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText(/^(开发者|版本|更新日期)：/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('delays nothing', async () => {
    backend.setScenario({ getAppDownloadPageConfig: 'timeout' })
    await openLogin()
    expect(getButton('登录')).toBeInTheDocument()
  })
})

describe('the colour behind the configured picture', () => {
  const ground = () => getComputedStyle(document.querySelector('main')!.parentElement!.parentElement!).backgroundColor

  it('is asked for with the picture’s address, and painted', async () => {
    backend.setScenario({ getLoginPage: 'themed' })
    await openLogin()
    await waitFor(() => expect(ground()).toBe('rgb(18, 122, 94)'))
    expect(sent('getImageRgb')[0]!.body).toEqual({ imageUrl: expect.stringContaining('/artwork/page') })
  })

  it.each([['http500'], ['timeout'], ['malformed']])('never stands in the way: %s', async (outcome) => {
    backend.setScenario({ getLoginPage: 'themed', getImageRgb: outcome })
    await openLogin()
    expect(ground()).not.toBe('rgb(18, 122, 94)')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is not asked for without a picture', async () => {
    backend.setScenario({ getLoginPage: 'empty' })
    await openLogin()
    await waitFor(() => expect(sent('getAppDownloadPageConfig')).toHaveLength(1))
    expect(sent('getImageRgb')).toEqual([])
  })
})
