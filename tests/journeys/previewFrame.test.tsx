import { jest } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { environmentOf } from '@config/env/environments'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { definePage, type AnyPage } from '@/blocks/definePage'
import { box, group, link, list, numeric, text } from '@/lib/pageConfig'
import { PageFrame } from '@/ui/layout/PageFrame'
import { logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser, renderApp, testSession } from '../render'
import { entry, sampleCampaign } from '../sampleCampaign'
import { installParent, TOOL, type ParentHarness } from './previewHarness'

const backend = mountTestBackend()
const PAGE = 'sample-activity'

type Data = { readonly friends: number }

/** A page with one of each: boxes, a link, a form, a button, and a field that breaks it. */
const page = definePage({
  kind: 'home',
  config: { title: text('Title', 'Default title'), steps: list('Steps', { name: text('Name') }, { needs: 'name' }), share: group('Share', { to: link('To') }), breaksAt: numeric('Breaks at', 0) },
  fixtures: { default: { friends: 2 }, many: { friends: 45 } },
  actionNames: ['invite'],
  useLive: () => ({ status: 'ready', rawConfig: { title: 'Live title' }, data: { friends: 0 }, actions: { invite: () => undefined } }),
  View: function View({ config, data, actions }: { readonly config: { title: string; steps: readonly { name: string }[]; breaksAt: number }; readonly data: Data; readonly actions: { readonly invite: () => void } }) {
    if (config.breaksAt > 0 && data.friends >= config.breaksAt) throw new Error('broken')
    return (
      <PageFrame title={config.title}>
        <h1 {...box('title')}>{config.title}</h1>
        <p>{data.friends} friends</p>
        <input aria-label="Name" />
        <ul {...box('steps')}>
          {config.steps.map(({ name }) => (
            <li key={name}>
              <button onClick={actions.invite}>{name}</button>
            </li>
          ))}
        </ul>
        <i {...box('nothing')} />
        <a href="/market-platform-h5/elsewhere">Agreement</a>
        <form action="/market-platform-h5/elsewhere">
          <button>Send</button>
        </form>
        <button onClick={actions.invite}>Invite</button>
      </PageFrame>
    )
  },
}) as AnyPage

const sample = sampleCampaign({ '': entry(() => Promise.resolve(page), { preview: true }), mine: entry(() => Promise.resolve(page), { login: true, preview: true }) })
let parent: ParentHarness

const config = (values: unknown, more: object = {}) => parent.say({ type: 'preview/config', page: PAGE, config: values, ...more })
const title = () => screen.getByRole('heading', { level: 1 })

async function open(path = `/${PAGE}/preview`, preparation = {}) {
  const app = await renderApp(path, { ...sample, ...preparation })
  await screen.findByRole('button', { name: 'Invite' })
  return app
}

/** The page with fixtures of their own part, which `bring` brings. */
function latePage(): { readonly late: AnyPage; readonly bring: () => void } {
  let bring = (): void => undefined
  const come = new Promise<void>((resolve) => (bring = resolve))
  return { late: { ...page, fixtures: () => come.then(() => page.fixtures as { readonly default: Data }) }, bring: () => bring() }
}

beforeEach(() => {
  parent = installParent()
})
afterEach(async () => {
  parent.leave()
  await clearBrowser()
})

describe('a preview in a frame (spec 2 §2.5)', () => {
  it('shows its fixtures until the parent says anything, and says that it is ready', async () => {
    await open()
    expect(title()).toHaveTextContent('Default title')
    expect(screen.getByText('2 friends')).toBeVisible()
    expect(parent.heard[0]).toEqual({ type: 'preview/ready', page: PAGE, boxes: ['title', 'steps'] })
  })

  it('says that it is ready once fixtures of their own part have come, and draws the one that is asked for', async () => {
    const { late, bring } = latePage()
    await renderApp(`/${PAGE}/preview?fixture=many`, sampleCampaign({ '': entry(() => Promise.resolve(late), { preview: true }) }))
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))))
    expect(screen.queryByText(/friends/)).toBeNull()
    expect(parent.heard).toEqual([])
    bring()
    expect(await screen.findByText('45 friends')).toBeVisible()
    await waitFor(() => expect(parent.heard[0]).toEqual({ type: 'preview/ready', page: PAGE, boxes: ['title', 'steps'] }))
  })

  it.each([
    ['many', '45 friends'],
    ['__proto__', '2 friends'],
    ['constructor', '2 friends'],
    ['unknown', '2 friends'],
  ])('draws the fixture that the address names: %s', async (fixture, shown) => {
    await open(`/${PAGE}/preview?fixture=${fixture}`)
    expect(screen.getByText(shown)).toBeVisible()
  })

  it('shows each configuration in place: nothing is mounted anew, what was typed stays, and so does the scroll position', async () => {
    const app = await open()
    const scrolled = jest.spyOn(window, 'scrollTo')
    await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Li')
    for (const name of ['A', 'AB', 'ABC']) await config({ title: name })
    expect(title()).toHaveTextContent('ABC')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Li')
    expect(scrolled).not.toHaveBeenCalled()
    await config({})
    expect(title()).toHaveTextContent('Default title')
  })

  it('says which problems each configuration has, and says them anew for the next', async () => {
    await open()
    await config({ title: 7, share: { to: 'javascript:alert(1)' }, steps: [{ name: 'One' }, { name: [] }] }, { revision: 3 })
    expect(parent.ofType('preview/problem').map(({ path, revision }) => [path, revision])).toEqual([['title', 3], ['steps.1.name', 3], ['share.to', 3]])
    parent.heard.length = 0
    await config({ title: 7 })
    expect(parent.ofType('preview/problem')).toEqual([{ type: 'preview/problem', path: 'title', message: '内容的类型不对，已使用默认值' }])
    parent.heard.length = 0
    await config({ title: 'Right' })
    expect(parent.ofType('preview/problem')).toEqual([])
  })

  it('says them in the language of the address', async () => {
    await open(`/${PAGE}/preview?lang=en`)
    await config({ title: 7 })
    expect(parent.ofType('preview/problem')[0]?.message).toBe('Not the kind of value that belongs here; the default stands in')
  })

  it('does not draw the configuration of another page, and says so', async () => {
    await open()
    await parent.say({ type: 'preview/config', page: `${PAGE}/login`, config: { title: 'Other' } })
    expect(title()).toHaveTextContent('Default title')
    expect(parent.ofType('preview/problem')).toEqual([{ type: 'preview/problem', path: 'page', message: expect.stringContaining(PAGE) as string }])
  })

  it('falls back to defaults where the view breaks, and draws the next configuration again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await open(`/${PAGE}/preview?fixture=many`)
    await config({ title: 'Broken', breaksAt: 40 })
    expect(title()).toHaveTextContent('Default title')
    expect(parent.ofType('preview/problem')).toEqual([{ type: 'preview/problem', path: '', message: '页面无法按这份配置显示，已使用默认内容' }])
    await config({ title: 'Whole' })
    expect(title()).toHaveTextContent('Whole')
    expect(screen.getByText('45 friends')).toBeVisible()
  })

  it('says what a person would have done, and goes nowhere', async () => {
    const app = await open()
    await app.user.click(screen.getByRole('button', { name: 'Invite' }))
    await app.user.click(screen.getByRole('link', { name: 'Agreement' }))
    await app.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(parent.ofType('preview/action').map(({ name }) => name)).toEqual(['invite', 'link'])
    expect(app.address()).toBe(`/${PAGE}/preview`)
    expect(backend.requests()).toEqual([])
  })

  it('is entered by mis=1 at the live address too, before any guard, and takes nobody’s session', async () => {
    document.cookie = `market-platform-h5.session=${encodeURIComponent(JSON.stringify({ token: 'kept', id: 'U1' }))}; path=/`
    const cookie = document.cookie
    const app = await open(`/${PAGE}/mine?mis=1&sourceId=EXAMPLE2026`)
    expect(title()).toHaveTextContent('Default title')
    expect(parent.ofType('preview/ready')[0]?.page).toBe(`${PAGE}/mine`)
    expect(app.store.getState().session.token).toBeNull()
    await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'x')
    window.dispatchEvent(new Event('pagehide'))
    expect(document.cookie).toBe(cookie)
    expect(backend.requests()).toEqual([])
  })

  it('stands in the store as long as its page does, and is kept nowhere (config/adr/0008)', async () => {
    const app = await open(`/${PAGE}/preview?fixture=many&previewType=with-preview-box`)
    await config({ title: 7 }, { revision: 3 })
    const previewed = () => (app.store.getState() as { preview?: unknown }).preview
    expect(previewed()).toMatchObject({
      page: PAGE,
      fixture: 'many',
      isBoxed: true,
      received: { config: { title: 7 }, revision: 3 },
      reported: { boxes: ['title', 'steps'], problems: [{ path: 'title', revision: 3 }] },
    })
    window.dispatchEvent(new Event('pagehide'))
    expect([Object.keys(sessionStorage).filter((key) => key.startsWith(KEY_PREFIX)), document.cookie]).toEqual([[], ''])
    cleanup()
    expect(previewed()).toMatchObject({ page: null, received: null })
  })

  it('has no place in the store of a live page', async () => {
    const app = await renderApp(`/${PAGE}`, sample)
    await screen.findByRole('heading', { name: 'Live title' })
    expect(Object.keys(app.store.getState())).not.toContain('preview')
  })

  it('hears a configuration that was sent before the page was there', async () => {
    const early = renderApp(`/${PAGE}/preview`, sample)
    await config({ title: 'Sent on load' })
    await early
    expect(await screen.findByRole('heading', { name: 'Sent on load' })).toBeVisible()
  })

  it('draws the newest of many that were sent before the page was there, whatever others said meanwhile', async () => {
    const { late, bring } = latePage()
    await renderApp(`/${PAGE}/preview`, sampleCampaign({ '': entry(() => Promise.resolve(late), { preview: true }) }))
    const times = Array.from({ length: 25 }, (_, index) => index + 1)
    for (const time of times) await parent.say({ type: 'webpackOk', time }, { source: window })
    for (const time of times) await config({ title: `Version ${time}` })
    bring()
    expect(await screen.findByRole('heading', { name: 'Version 25' })).toBeVisible()
  })
})

/** What the product said; a busy machine makes the store's own checks speak too, of the time that they took. */
const saidBy = (warned: { readonly mock: { readonly calls: readonly unknown[][] } }) => warned.mock.calls.filter(([text]) => !String(text).includes('InvariantMiddleware took'))

describe('whom a preview speaks to (spec 2 §2.5)', () => {
  const stranger = 'https://stranger.example'

  it('hears its parent alone, and that only from an allowed origin; development is told', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open()
    await parent.say({ type: 'preview/config', page: PAGE, config: { title: 'Evil' } }, { from: stranger })
    await parent.say({ type: 'preview/config', page: PAGE, config: { title: 'Evil' } }, { source: window })
    await parent.say({ type: 'preview/config', page: PAGE, config: { title: 'Evil' } }, { from: 'null' })
    await parent.say({ type: 'preview/config', page: 7, config: { title: 'Evil' } })
    expect(title()).toHaveTextContent('Default title')
    expect(saidBy(warned)).toHaveLength(4)
    await parent.say('webpack', { source: window })
    expect(saidBy(warned)).toHaveLength(4)
  })

  it('tells nothing to a parent that is not allowed, but shows its fixtures', async () => {
    parent.leave()
    parent = installParent({ origin: stranger })
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open()
    await config({ title: 'Evil' })
    expect(title()).toHaveTextContent('Default title')
    expect([...parent.targets]).toEqual([])
  })

  it('in production hears the named tool, and a page of the same machine no more', async () => {
    parent.leave()
    parent = installParent({ origin: 'https://tool.ride-market.example' })
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open(undefined, { environment: environmentOf('prod', 'car') })
    await config({ title: 'From the tool' })
    expect(title()).toHaveTextContent('From the tool')
    await parent.say({ type: 'preview/config', page: PAGE, config: { title: 'Evil' } }, { from: TOOL })
    expect(title()).toHaveTextContent('From the tool')
    expect(saidBy(warned)).toEqual([])
  })

  it('offers itself to the named tools where the browser does not say who the parent is, and to nobody else', async () => {
    parent.leave()
    parent = installParent({ origin: 'https://tool.ride-market.example', hasReferrer: false })
    await open(undefined, { environment: environmentOf('prod', 'car') })
    expect([...parent.targets].toSorted()).toEqual(['http://localhost', 'https://tool.ride-market.example'])
    expect(parent.heard).toEqual([{ type: 'preview/ready', page: PAGE, boxes: ['title', 'steps'] }])
    await config({})
    expect(parent.heard.map(({ type }) => type)).toEqual(['preview/ready', 'preview/ready', 'preview/height'])
  })

  it('waits for the first message of a local tool that hides its address', async () => {
    parent.leave()
    parent = installParent({ hasReferrer: false })
    await open()
    expect(parent.heard).toEqual([])
    await config({ title: 'Hello' })
    expect(parent.heard.map(({ type }) => type)).toEqual(['preview/ready', 'preview/height'])
    expect(title()).toHaveTextContent('Hello')
  })
})

describe('boxes (spec 2 §2.5, preview types)', () => {
  const boxed = `/${PAGE}/preview?previewType=with-preview-box`
  const said = () => parent.ofType('preview/box').map(({ box: name, status }) => `${name} ${status}`)
  const outlineOf = (element: Element) => getComputedStyle(element).outline

  it('are chosen by a click, which presses nothing, and one is active at a time', async () => {
    const app = await open(boxed)
    await config({ steps: [{ name: 'One' }] })
    await app.user.click(screen.getByRole('button', { name: 'One' }))
    await app.user.click(title())
    expect(said()).toEqual(['steps hover', 'steps active', 'title hover', 'steps inactive', 'title active'])
    expect(parent.ofType('preview/action')).toEqual([])
    expect(outlineOf(title())).toContain('3px solid')
    await app.user.hover(screen.getByRole('list'))
    await app.user.hover(screen.getByText('2 friends'))
    expect(said().slice(5)).toEqual(['steps hover', 'steps inactive'])
    await app.user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(parent.ofType('preview/action')).toHaveLength(1)
  })

  it('have a place to be chosen in while nothing stands in them yet, in the preview with boxes alone', async () => {
    const minHeightOf = (element: Element) => getComputedStyle(element).minHeight
    await open(boxed)
    expect(minHeightOf(screen.getByRole('list'))).toBe('1.75rem')
    await config({ steps: [{ name: 'One' }] })
    expect(minHeightOf(screen.getByRole('list'))).not.toBe('1.75rem')
  })

  it('are reached and chosen by the keyboard', async () => {
    const app = await open(boxed)
    await app.user.tab()
    expect(title()).toHaveFocus()
    await app.user.keyboard('{Enter}{Escape}')
    expect(said()).toEqual(['title hover', 'title active', 'title inactive'])
  })

  it('are chosen by the parent, without an echo', async () => {
    await open(boxed)
    const shown = jest.fn()
    title().scrollIntoView = shown
    title().getBoundingClientRect = () => ({ top: 2_000, bottom: 2_050 }) as DOMRect
    await parent.say({ type: 'preview/box', box: 'title', status: 'active' })
    expect(outlineOf(title())).toContain('3px solid')
    expect(shown).toHaveBeenCalledTimes(1)
    await parent.say({ type: 'preview/box', box: 'steps', status: 'hover' })
    expect(outlineOf(screen.getByRole('list'))).toContain('2px dashed')
    await parent.say({ type: 'preview/box', box: 'title', status: 'inactive' })
    expect(outlineOf(title())).toContain('1px dashed')
    await parent.say({ type: 'preview/box', box: `x'] { color: red } [y='`, status: 'active' })
    await parent.say({ type: 'preview/box', box: '__proto__', status: 'active' })
    expect(document.head.textContent).not.toContain('color: red')
    expect(said()).toEqual([])
  })

  it('are not there in the common preview', async () => {
    const app = await open()
    await config({ steps: [{ name: 'One' }] })
    await app.user.click(screen.getByRole('button', { name: 'One' }))
    await parent.say({ type: 'preview/box', box: 'title', status: 'active' })
    expect(said()).toEqual([])
    expect(parent.ofType('preview/action')).toHaveLength(1)
    expect(outlineOf(title())).toBe('')
  })
})

describe('a campaign whose session comes from the page around it (spec 2 §2.5)', () => {
  const driver = sampleCampaign({ '': entry(() => Promise.resolve(page), { preview: true }), more: entry(() => Promise.resolve(page)) }, { token: 'fromParent' })
  const tokenOf = () => logIn(backend, '13800138000')

  it('waits for the token, then shows the page as that person', async () => {
    const app = await renderApp(`/${PAGE}`, driver)
    await waitFor(() => expect(parent.ofType('preview/ready')).toEqual([{ type: 'preview/ready', page: PAGE, boxes: [] }]))
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    const token = await tokenOf()
    await parent.say({ type: 'preview/token', token }, { from: 'https://stranger.example' })
    expect(app.store.getState().session.token).toBeNull()
    await parent.say({ type: 'preview/token', token })
    expect(await screen.findByRole('heading', { name: 'Live title' })).toBeVisible()
    expect(app.store.getState().session).toMatchObject({ token, id: expect.stringMatching(/./) as string })
  })

  it('asks for the token once: the next page of the campaign is open', async () => {
    const app = await renderApp(`/${PAGE}`, driver)
    const token = await tokenOf()
    await waitFor(() => expect(parent.ofType('preview/ready')).toHaveLength(1))
    await parent.say({ type: 'preview/token', token })
    await screen.findByRole('heading', { name: 'Live title' })
    parent.heard.length = 0
    await act(() => app.router.navigate(`/${PAGE}/more`))
    expect(await screen.findByRole('heading', { name: 'Live title' })).toBeVisible()
    expect(app.store.getState().session).toMatchObject({ token, isFromParent: true })
  })

  it('says after 3 s where to open it, and asks again', async () => {
    const app = await renderApp(`/${PAGE}`, driver)
    await screen.findByRole('heading', { name: '请在司机端打开' })
    expect(document.documentElement).toHaveAttribute('data-app', 'error')
    parent.heard.length = 0
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    expect(parent.ofType('preview/ready')).toHaveLength(1)
    await parent.say({ type: 'preview/token', token: await tokenOf() })
    expect(await screen.findByRole('heading', { name: 'Live title' })).toBeVisible()
  })

  it("in production takes it from the driver's app alone, and from no configuration tool", async () => {
    parent.leave()
    parent = installParent({ origin: 'https://driver.ride-market.example' })
    const app = await renderApp(`/${PAGE}`, { ...driver, environment: { ...environmentOf('dev', 'car'), stage: 'prod', apiBase: 'http://localhost' } })
    await waitFor(() => expect(parent.ofType('preview/ready')).toHaveLength(1))
    const token = await tokenOf()
    for (const from of ['https://tool.ride-market.example', TOOL]) await parent.say({ type: 'preview/token', token }, { from })
    expect(app.store.getState().session.token).toBeNull()
    await parent.say({ type: 'preview/token', token })
    await waitFor(() => expect(app.store.getState().session.token).toBe(token))
  })

  it('asks nobody where somebody is logged in and no page is around it', async () => {
    parent.leave()
    await renderApp(`/${PAGE}`, { ...driver, preloaded: { session: testSession('t') } })
    expect(await screen.findByRole('heading', { name: 'Live title' })).toBeVisible()
  })

  it('has a login that needs no token', async () => {
    parent.leave()
    await renderApp(`/${PAGE}/login`, driver)
    expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
  })

  it('has a preview that needs no token', async () => {
    await renderApp(`/${PAGE}/preview`, driver)
    expect(await screen.findByRole('heading', { name: 'Default title' })).toBeVisible()
    await act(() => parent.say({ type: 'preview/token', token: 't' }))
    expect(backend.requests()).toEqual([])
  })
})
