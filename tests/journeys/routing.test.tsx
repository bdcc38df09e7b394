import { jest } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { environmentOf } from '@config/env/environments'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import { registry } from '@/campaigns/registry'
import { selectEntry, type WithEntry } from '@/features/entry'
import { loggedOut, sessionSynced } from '@/features/session'
import { logIn } from '@/mocks/sendRequest'
import { useNavigate } from '@/lib/history/useNavigate'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { toast } from '@/ui/feedback/toast'
import { passLogin } from '../journeySteps'
import { clearBrowser, renderApp, testSession } from '../render'
import { mountTestBackend } from '@/mocks/jest'
import { entry, ready, sampleCampaign, samplePage } from '../sampleCampaign'

const backend = mountTestBackend()
afterEach(clearBrowser)

const home = entry(() => Promise.resolve(samplePage(() => ready('Sample home'))), { preview: true })
const members = entry(() => Promise.resolve(samplePage(() => ready('For members'))), { login: true, preview: true })
const sample = sampleCampaign({ '': home, members })

describe('the login guard (spec 2 §2.3)', () => {
  it('leads people who are logged out to the login page, keeps the query and remembers where they came from', async () => {
    const app = await renderApp('/sample-activity/members?sourceId=EXAMPLE2026&cityCode=310000', sample)
    expect(await screen.findByRole('textbox', { name: /手机号/ })).toBeVisible()
    expect(app.address()).toBe('/sample-activity/login?sourceId=EXAMPLE2026&cityCode=310000')
    expect(app.state()).toEqual({ from: '/sample-activity/members?sourceId=EXAMPLE2026&cityCode=310000' })
  })

  it('lets people who are logged in pass', async () => {
    const app = await renderApp('/sample-activity/members', { ...sample, preloaded: { session: testSession('t') } })
    expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
    expect(app.address()).toBe('/sample-activity/members')
  })

  it('leads to the login page, and back to this one, whose session another tab has ended (spec 1 §3)', async () => {
    const app = await renderApp('/sample-activity/members?sourceId=EXAMPLE2026', { ...sample, preloaded: { session: testSession('t') } })
    expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
    act(() => void app.store.dispatch(loggedOut({ reason: 'elsewhere' })))
    expect(await screen.findByRole('textbox', { name: /手机号/ })).toBeVisible()
    expect([app.address(), app.state()]).toEqual(['/sample-activity/login?sourceId=EXAMPLE2026', { from: '/sample-activity/members?sourceId=EXAMPLE2026' }])
    // That tab logs in again, and this one is looked at.
    act(() => void app.store.dispatch(sessionSynced(testSession('t2'))))
    expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
    expect(app.address()).toBe('/sample-activity/members?sourceId=EXAMPLE2026')
  })

  it.each([
    ['behind the guard', { login: true as const }],
    ['for everybody', {}],
  ])('keeps for the next user nothing of what the last one did on a page %s: another tab has logged in as another', async (_, guard) => {
    const noted = entry(() => Promise.resolve(samplePage(() => ready('For members'), () => <input aria-label="Amount" />)), guard)
    const first = { ...testSession('t'), id: 'u1' }
    const app = await renderApp('/sample-activity/noted', { ...sampleCampaign({ noted }), preloaded: { session: first } })
    const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    await app.user.type(await amount(), '50')
    act(() => void app.store.dispatch(sessionSynced({ ...first, token: 't2' })))
    expect(await amount()).toHaveValue('50')
    act(() => void app.store.dispatch(sessionSynced({ ...testSession('t3'), id: 'u2' })))
    expect(await amount()).toHaveValue('')
  })

  it('keeps nothing for the next user either whose login in the other tab is not finished yet when this one takes it over', async () => {
    backend.setScenario({ loginCallback: 'slow' })
    const noted = entry(() => Promise.resolve(samplePage(() => ready('For all'), () => <input aria-label="Amount" />)), {})
    const app = await renderApp('/sample-activity/noted', { ...sampleCampaign({ noted }), preloaded: { session: { ...testSession('t'), id: 'u1' } } })
    const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    await app.user.type(await amount(), '50')
    const token = await logIn(backend, '13800138001')
    act(() => void app.store.dispatch(sessionSynced({ ...testSession(token), id: null })))
    expect(await amount()).toHaveValue('50')
    act(() => void app.store.dispatch(sessionSynced({ ...testSession(token), id: 'u2' })))
    expect(await amount()).toHaveValue('')
  })

  it('keeps what a visitor typed when they log in, and when their session ends', async () => {
    const noted = entry(() => Promise.resolve(samplePage(() => ready('For all'), () => <input aria-label="Amount" />)), {})
    const app = await renderApp('/sample-activity/noted', sampleCampaign({ noted }))
    const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    await app.user.type(await amount(), '50')
    for (const action of [sessionSynced({ ...testSession('t'), id: 'u1' }), loggedOut({ reason: 'elsewhere' }), sessionSynced({ ...testSession('t2'), id: 'u1' })]) {
      act(() => void app.store.dispatch(action))
      expect(await amount()).toHaveValue('50')
    }
  })

  it('goes on from a login over another user’s session', async () => {
    const app = await renderApp('/sample-activity/login?sourceId=EXAMPLE2026', { ...sample, preloaded: { session: { ...testSession('t'), id: 'u1' } } })
    await passLogin(app)
    expect(await screen.findByRole('heading', { name: 'Sample home' })).toBeVisible()
  })

  it('brings people back after they have logged in', async () => {
    const app = await renderApp('/sample-activity/members?sourceId=EXAMPLE2026', sample)
    await passLogin(app)
    expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
    expect(app.address()).toBe('/sample-activity/members?sourceId=EXAMPLE2026')
  })

  it('does not stand before a preview (spec 2 §2.5)', async () => {
    await renderApp('/sample-activity/members/preview', sample)
    expect(await screen.findByRole('heading', { name: 'Default headline' })).toBeVisible()
  })
})

describe('preview (spec 2 §2.5)', () => {
  it('shows the same view on defaults and fixtures, and asks the backend for nothing', async () => {
    const app = await renderApp('/sample-activity/preview', sample)
    expect(await screen.findByRole('heading', { name: 'Default headline' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Press' }))
    expect(backend.requests()).toEqual([])
  })

  it('shows the preview of a campaign\'s own home', async () => {
    await renderApp('/_example/preview')
    expect(await screen.findByRole('button', { name: '立即邀请' })).toBeVisible()
    expect(backend.requests()).toEqual([])
  })
})

describe('addresses that lead nowhere', () => {
  it.each(['/no-such-campaign', '/no-such-campaign/login', '/invalid-activity/9', '/%25', '/constructor', '/__proto__/login'])('says so at %s, with a way home', async (path) => {
    const app = await renderApp(path, sample)
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('data-app', 'error')
    await app.user.click(screen.getByRole('button', { name: '返回首页' }))
    expect(await screen.findByRole('heading', { name: '出行福利，邀你来领' })).toBeVisible()
    expect(app.address()).toBe('/')
  })

  it('leads home to the campaign from an unknown page of it', async () => {
    const app = await renderApp('/sample-activity/nope/deeper', sample)
    await app.user.click(await screen.findByRole('button', { name: '返回活动首页' }))
    expect(await screen.findByRole('heading', { name: 'Sample home' })).toBeVisible()
  })

  it.each(['/sample-activity', '/sample-activity/nope'])('leads home to the product from %s of a campaign that has no home', async (path) => {
    const app = await renderApp(path, sampleCampaign({ members }))
    await app.user.click(await screen.findByRole('button', { name: '返回首页' }))
    expect(await screen.findByRole('heading', { name: '出行福利，邀你来领' })).toBeVisible()
  })

  it('leads home to the product from an unknown page of a campaign whose landing is a notice', async () => {
    const app = await renderApp('/sample-activity/nope', sampleCampaign({ members }, { landing: 'invalid-activity/invalid' }))
    await app.user.click(await screen.findByRole('button', { name: '返回首页' }))
    expect(await screen.findByRole('heading', { name: '出行福利，邀你来领' })).toBeVisible()
  })

  describe('a campaign without a home that says where its root leads', () => {
    const landed = sampleCampaign({ members: entry(() => Promise.resolve(samplePage(() => ready('For members')))) }, { landing: 'members' })

    it.each(['/sample-activity', '/Sample-Activity/'])('leads on from %s, keeps the query and leaves no step behind', async (path) => {
      const before = window.history.length
      const app = await renderApp(`${path}?sourceId=EXAMPLE2026`, landed)
      expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
      expect(app.address()).toBe('/sample-activity/members?sourceId=EXAMPLE2026')
      expect(window.history.length).toBe(before)
    })

    it('leads there from an unknown page of it', async () => {
      const app = await renderApp('/sample-activity/nope', landed)
      await app.user.click(await screen.findByRole('button', { name: '返回活动首页' }))
      expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
    })

    it('leads there after a login that was opened directly (spec 1 §4)', async () => {
      const app = await renderApp('/sample-activity/login?sourceId=EXAMPLE2026', landed)
      await app.user.type(await screen.findByRole('textbox', { name: /手机号/ }), '13800138000')
      await app.user.type(await screen.findByRole('textbox', { name: /验证码/ }), '123456')
      await app.user.click(screen.getByRole('checkbox'))
      await app.user.click(screen.getByRole('button', { name: '登录' }))
      expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
    })

    it('leads there from 继续上次的活动 of the start page', async () => {
      const app = await renderApp('/sample-activity/members', landed)
      await screen.findByRole('heading', { name: 'For members' })
      await act(() => app.router.navigate('/'))
      await app.user.click(await screen.findByRole('button', { name: '继续上次的活动' }))
      expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
    })
  })

  it('leads on from the start page in the language that is read there', async () => {
    const app = await renderApp('/sample-activity?sourceId=EXAMPLE2026&lang=en', sample)
    await screen.findByRole('heading', { name: 'Sample home' })
    await act(() => app.router.navigate('/'))
    await app.user.click(await screen.findByRole('button', { name: 'Continue where you left off' }))
    await waitFor(() => expect(app.address()).toMatch(/^\/sample-activity\?(.*&)?lang=en/))
  })

  it('leads to the start page in the language that is read where there is no page', async () => {
    const app = await renderApp('/unknown-activity?lang=en', sample)
    await app.user.click(await screen.findByRole('button', { name: 'Back to home' }))
    await waitFor(() => expect(app.address()).toBe('/?lang=en'))
  })

  it('shows the campaigns of the dev stage by their own titles, as links under the base path', async () => {
    await renderApp('/')
    for (const [prefix, load] of Object.entries(registry)) {
      const { campaign } = await load()
      expect(await screen.findByRole('link', { name: new RegExp(campaign.title()) })).toHaveAttribute('href', `/market-platform-h5/${prefix}`)
    }
  })

  it('has a ride, the way into the app, and no list in production', async () => {
    await renderApp('/', { ...sample, environment: environmentOf('prod', 'car') })
    expect(await screen.findByRole('heading', { name: '出行福利，邀你来领' })).toBeVisible()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['立即打车', '打开APP'])
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it.each(['/Sample-Activity', '/sample-activity/', '//sample-activity', '/SAMPLE-ACTIVITY//'])('forgives %s', async (path) => {
    await renderApp(path, sample)
    expect(await screen.findByRole('heading', { name: 'Sample home' })).toBeVisible()
  })

  it('says 页面不存在 outside the base path too', async () => {
    await renderApp('/../elsewhere', sample)
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible()
  })
})

/** What is under every activity's name, by path (spec 2 §2.1, §2.2). */
const NOTICES = [
  ['invalid-activity/0', '活动未开始'],
  ['invalid-activity/1', '活动已结束'],
  ['invalid-activity/1/preview', '活动已结束'],
  ['invalid-activity/3', '活动不存在'],
  ['invalid-activity/end', '活动已结束'],
  ['invalid-activity/not-start', '活动未开始'],
  ['invalid-activity/invalid', '活动不存在'],
] as const

const names = ['sample-activity', 'unknown-activity', 'Unknown-Activity', 'no_such-1', 'constructor', ...Object.keys(registry)]

describe('what every activity has besides its own pages, also one that no campaign has (spec 2 §2.2)', () => {
  it.each<readonly [path: string, words: string]>([
    ...names.flatMap((name) => NOTICES.map(([path, words]) => [`/${name}/${path}`, words] as const)),
    ['/sample-activity/info', '活动进行中'],
    ['/sample-activity/info?sourceId=NOBODY', '活动不存在'],
    ['/unknown-activity/info', '活动不存在'],
    ['/unknown-activity/info?sourceId=NOBODY', '活动不存在'],
    // Open, but nothing of it is here.
    ['/unknown-activity/info?sourceId=EXAMPLE2026', '活动不存在'],
    ['/invalid-activity/0', '活动未开始'],
    ['/invalid-activity/1', '活动已结束'],
    ['/invalid-activity/3', '活动不存在'],
  ])('%s says %s', async (path, words) => {
    await renderApp(path, { campaigns: { ...registry, ...sample.campaigns } })
    expect(await screen.findByRole('heading', { name: words })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(words))
    expect(document.documentElement).toHaveAttribute('data-app', 'ready')
  })

  it.each(['/unknown-activity/invalid-activity/2', '/unknown-activity/invalid-activity', '/unknown-activity/info/preview', '/sample-activity/invalid-activity/2'])('has no other notice: %s', async (path) => {
    await renderApp(path, sample)
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible()
  })

  it('asks for the background of the activity that the address names, not of the one that was here before', async () => {
    const asked = () => backend.requests().filter(({ endpoint }) => endpoint === 'getActEndPage').map(({ body }) => (body as { sourceId?: unknown }).sourceId)
    const app = await renderApp('/sample-activity?sourceId=EXAMPLE2026', sample)
    await screen.findByRole('heading', { name: 'Sample home' })
    await act(() => app.router.navigate('/unknown-activity/invalid-activity/1'))
    expect(await screen.findByRole('heading', { name: '活动已结束' })).toBeVisible()
    expect(asked()).toEqual([])
    cleanup()
    await renderApp('/unknown-activity/invalid-activity/1?sourceId=EXAMPLE2026', sample)
    expect(await screen.findByRole('heading', { name: '活动已结束' })).toBeVisible()
    expect(asked()).toEqual(['EXAMPLE2026'])
  })

  it.each([
    ['getActEndPage', '/unknown-activity/invalid-activity/1', '活动已结束'],
    ['getLoginPage', '/unknown-activity/info', '活动不存在'],
  ])('stays where %s refuses an old token and no campaign has the name, so that there is no login: %s', async (endpoint, path, words) => {
    backend.setScenario({ [endpoint]: 'tokenRejected>ok' })
    const app = await renderApp(`${path}?sourceId=EXAMPLE2026`, { ...sample, preloaded: { session: testSession(await logIn(backend, '13800138000')) } })
    await waitFor(() => expect(app.store.getState().session.token).toBeNull())
    expect(await screen.findByRole('heading', { name: words })).toBeVisible()
    await waitFor(() => expect(backend.requests().filter((request) => request.endpoint === endpoint)).toHaveLength(2))
    expect(app.address()).toBe(`${path}?sourceId=EXAMPLE2026`)
  })

  it.each([
    ['/sample-activity/invalid-activity/end?userType=2', sample],
    ['/sample-activity/invalid-activity/1/preview', sampleCampaign({}, { audience: 'driver' })],
  ])('speaks to drivers in their own words: %s', async (path, { campaigns }) => {
    await renderApp(path, { campaigns })
    expect(await screen.findByText(/师傅/)).toBeVisible()
  })

  it('asks which background the ended page shall have, and shows the words when it is refused', async () => {
    backend.setScenario({ getActEndPage: 'http500' })
    await renderApp('/sample-activity/invalid-activity/1?sourceId=EXAMPLE2026', sample)
    expect(await screen.findByRole('heading', { name: '活动已结束' })).toBeVisible()
    expect(backend.requests().map(({ path }) => path)).toContain('/external/v1/CandleBizService/getActEndPage')
  })

  it.each([
    ['old', 0, []],
    ['ok', 1, []],
    ['custom', 1, [expect.stringContaining('/artwork/page-30')]],
  ])('has the background that the server chose for the user who is there: %s (spec 2 §2.2, §7.1)', async (outcome, places, pictures) => {
    backend.setScenario({ getActEndPage: outcome })
    await renderApp('/sample-activity/invalid-activity/1?sourceId=EXAMPLE2026', { ...sample, preloaded: { session: testSession(await logIn(backend, '13800138000')) } })
    expect(await screen.findByRole('button', { name: '返回首页' })).toBeVisible()
    expect(document.querySelectorAll('[data-box=bgImage]')).toHaveLength(places)
    expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(pictures)
    expect(backend.requests().find(({ endpoint }) => endpoint === 'getActEndPage')?.body).toEqual({ sourceId: 'EXAMPLE2026', userUid: expect.stringMatching(/^U/) })
  })
})

describe('gates (spec 2 §8)', () => {
  it.each([
    ['notStarted', '/invalid-activity/not-start', '活动未开始', []],
    ['ended', '/invalid-activity/1', '活动已结束', []],
    ['closed', '/invalid-activity/1', '活动已结束', []],
    ['-196300', '/invalid-activity/invalid', '活动不存在', []],
    ['notInList', '/invalid-activity/1', '活动已结束', ['您暂不在活动名单内']],
  ])('%s leads to %s and keeps the query; the server’s words show where the page does not say why (spec 1 §8)', async (outcome, path, words, told) => {
    const toasted = jest.spyOn(toast, 'error')
    backend.setScenario({ getLoginPage: outcome })
    const app = await renderApp('/sample-activity/info?sourceId=EXAMPLE2026', sample)
    expect(await screen.findByRole('heading', { name: words })).toBeVisible()
    await waitFor(() => expect(app.address()).toBe(`/sample-activity${path}?sourceId=EXAMPLE2026`))
    expect(toasted.mock.calls).toEqual(told.map((text) => [text]))
  })
})

it.each([
  ['-199999', '系统繁忙，请稍后再试'],
  ['-196606', '账户存在风险，请联系客服'],
  ['http500', '服务器开小差了，请稍后重试'],
])('does not say that an activity does not exist where its status could not be had (%s): the words, and another try (spec 2 §2.2, §8)', async (outcome, words) => {
  backend.setScenario({ getLoginPage: `${outcome}>ok` })
  const app = await renderApp('/sample-activity/info?sourceId=EXAMPLE2026', sample)
  expect(await screen.findByRole('heading', { name: words })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-app', 'error')
  expect(screen.queryByText('活动不存在')).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '活动进行中' })).toBeVisible()
})

describe('an activity that cannot be joined leads on', () => {
  it.each(['/sample-activity/invalid-activity/1', '/sample-activity/invalid-activity/3', '/invalid-activity/0', '/unknown-activity/info'])('to a ride: %s', async (path) => {
    const opened = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => true)
    const app = await renderApp(path, sample)
    await app.user.click(await screen.findByRole('button', { name: '立即打车' }))
    await waitFor(() => expect(opened).toHaveBeenCalled())
  })

  it('to a home that does not lead back into it', async () => {
    backend.setScenario({ getLoginPage: 'ended' })
    const app = await renderApp('/sample-activity/info?sourceId=EXAMPLE2026', sample)
    await app.user.click(await screen.findByRole('button', { name: '返回首页' }))
    expect(await screen.findByRole('heading', { name: '出行福利，邀你来领' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '继续上次的活动' })).not.toBeInTheDocument()
  })

  it('says once that there is no such activity, and offers no second try that would not help', async () => {
    const app = await renderApp('/_example?sourceId=NOBODY')
    expect(await screen.findByRole('heading', { name: '活动不存在' })).toBeVisible()
    expect(app.address()).toBe('/_example/invalid-activity/invalid?sourceId=NOBODY')
    expect(screen.getAllByText('活动不存在')).toHaveLength(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['返回首页', '立即打车'])
  })

  it.each([
    ['/_example?sourceId=EXAMPLE2026', '返回首页', '/'],
    ['/_example/?sourceId=EXAMPLE2026', '返回首页', '/'],
  ])('a refusal has a way out beside the second try: %s', async (path, label, address) => {
    backend.setScenario({ queryExamplePage: '-196965' })
    const app = await renderApp(path)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: label }))
    await waitFor(() => expect(app.address()).toBe(address))
  })
})

describe('a session that the backend no longer knows (spec 1 §4)', () => {
  it('leads from an open page to the login page with one replace, keeping the query and the way back', async () => {
    const replaced = jest.spyOn(window.history, 'replaceState')
    const home = '/_example?sourceId=EXAMPLE2026'
    const app = await renderApp(home, { preloaded: { session: testSession('forgotten') } })
    expect(await screen.findByRole('textbox', { name: /手机号/ })).toBeVisible()
    expect(app.address()).toBe('/_example/login?sourceId=EXAMPLE2026')
    expect(app.state()).toEqual({ from: home })
    expect(replaced.mock.calls.filter(([, , to]) => String(to).includes('/login'))).toHaveLength(1)
  })
})

describe('moving through the app', () => {
  it('gives the new heading the focus, but not the first one, and takes the title along', async () => {
    const pages = sampleCampaign({ '': home, other: entry(() => Promise.resolve(samplePage(() => ready('Other page')))) })
    const app = await renderApp('/sample-activity', pages)
    expect(await screen.findByRole('heading', { name: 'Sample home' })).not.toHaveFocus()
    expect(document.title).toBe('Sample')
    await act(() => app.router.navigate('/sample-activity/other'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Other page' })).toHaveFocus())
  })

  it('gives the heading the focus of a page that another try has brought in place of an error', async () => {
    backend.setScenario({ getLoginPage: 'http500>ok' })
    const app = await renderApp('/sample-activity/info?sourceId=EXAMPLE2026', sample)
    expect(await screen.findByRole('heading', { name: '服务器开小差了，请稍后重试' })).not.toHaveFocus()
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: '活动进行中' })).toHaveFocus())
  })

  it('leaves no title of the page before on one that sets none', async () => {
    function Title() {
      useEffect(() => {
        document.title = 'Of the first page'
      }, [])
      return null
    }
    const pages = sampleCampaign({ '': entry(() => Promise.resolve(samplePage(() => ready('Sample home'), () => <Title />))), other: home })
    const app = await renderApp('/sample-activity', pages)
    await waitFor(() => expect(document.title).toBe('Of the first page'))
    await act(() => app.router.navigate('/sample-activity/other'))
    await waitFor(() => expect(document.title).toBe('Sample'))
  })

  it('shows no page before its own activity is entered, also where the campaign is there already', async () => {
    const entered: (string | null)[] = []
    function Entered() {
      entered.push(useSelector((state: WithEntry) => selectEntry(state).campaign))
      return null
    }
    const { campaigns } = sampleCampaign({ '': entry(() => Promise.resolve(samplePage(() => ready('Sample home'), () => <Entered />))) })
    const app = await renderApp('/sample-activity?sourceId=EXAMPLE2026', { campaigns: { ...campaigns, _example: () => import('@/campaigns/_example') } })
    expect(await screen.findByRole('heading', { name: 'Sample home' })).toBeVisible()
    for (const path of ['/_example/login', '/sample-activity', '/_example/login', '/sample-activity']) {
      await act(() => app.router.navigate(`${path}?sourceId=EXAMPLE2026`))
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sample home' }) !== null).toBe(path === '/sample-activity'))
    }
    expect(new Set(entered)).toEqual(new Set(['sample-activity']))
  })

  it('follows a configured link within the app, but to another activity of the campaign as to a document of its own: every call would go on about this one', async () => {
    const opened = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => true)
    const base = '/market-platform-h5/sample-activity'
    function Links() {
      const follow = useFollowLink()
      return ['/other?sourceId=EXAMPLE2026', '?sourceId=NEXT'].map((link) => (
        <button key={link} onClick={() => follow(base + link)}>
          {link}
        </button>
      ))
    }
    const linked = entry(() => Promise.resolve(samplePage(() => ready('Links'), () => <Links />)))
    const app = await renderApp('/sample-activity?sourceId=EXAMPLE2026', sampleCampaign({ '': linked, other: linked }))
    await app.user.click(await screen.findByRole('button', { name: '?sourceId=NEXT' }))
    expect(opened.mock.calls).toEqual([[`${base}?sourceId=NEXT`]])
    expect(app.address()).toBe('/sample-activity?sourceId=EXAMPLE2026')
    await app.user.click(screen.getByRole('button', { name: '/other?sourceId=EXAMPLE2026' }))
    await waitFor(() => expect(app.address()).toBe('/sample-activity/other?sourceId=EXAMPLE2026'))
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('gives the focus back to what was pressed, after a step back', async () => {
    function Ways() {
      const navigate = useNavigate()
      return ['a', 'b'].map((way) => (
        <button key={way} data-testid={way} onClick={() => void navigate('/sample-activity/other')}>
          去看看
        </button>
      ))
    }
    const pages = sampleCampaign({ '': entry(() => Promise.resolve(samplePage(() => ready('Sample home'), () => <Ways />))), other: entry(() => Promise.resolve(samplePage(() => ready('Other page')))) })
    const app = await renderApp('/sample-activity', pages)
    await app.user.click(await screen.findByTestId('b'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Other page' })).toHaveFocus())
    act(() => app.router.history.go(-1))
    await waitFor(() => expect(screen.getByTestId('b')).toHaveFocus())
  })

  it('speaks English when asked to', async () => {
    await renderApp('/sample-activity/invalid-activity/end?lang=en', sample)
    expect(await screen.findByRole('heading', { name: 'This activity has ended' })).toBeVisible()
  })
})
