import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ANSWER_TIMEOUT_MS } from '@/api/timeout'
import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { prefillLogin } from '@/features/login'
import { mountTestBackend } from '@/mocks/jest'
import { enter, sessionOf } from '../../journeySteps'
import { AUTO_LOGIN_TIMEOUT_MS } from '@/features/login/autoLogin/autoLogin'
import { emptyLogin } from '@/features/login/loginState'
import { sessionSynced } from '@/features/session'
import { endWhenTold } from '../../faults/hurry'
import { shortPause } from '../../startStore'
import { clearBrowser, reloadApp, renderApp, testSession } from '../../render'
import { agreement, code, expectFormBack, fillIn, getButton, openLogin, phone, PREFIX, reloadLogin } from './openLogin'

const backend = mountTestBackend()

const sent = (endpoint: string) => backend.requests().filter((request) => request.endpoint === endpoint)
const INFO = `/${PREFIX}/info?sourceId=EXAMPLE2026`
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams)
afterEach(clearBrowser)

describe('logging in', () => {
  it('sends a code, logs in and goes to the campaign, with the query kept (spec 1 §4)', async () => {
    const { user, store, address } = await openLogin()
    await user.type(phone(), '13800138000')
    await user.click(agreement())
    await user.click(getButton('获取验证码'))
    expect(await screen.findByText('验证码已发送')).toBeInTheDocument()
    expect(getButton(/^\d+s$/)).toBeInTheDocument()
    await user.type(code(), '123456')
    await user.click(getButton('登录'))
    await waitFor(() => expect(address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`))
    const { session, login } = store.getState()
    expect(session).toMatchObject({ isNewUser: false, mobile: '13800138000', userType: 1 })
    expect(session.id).toMatch(/^U\d{12}$/)
    expect(login).toMatchObject({ phone: '', code: '', contextToken: '', submission: { step: 'idle' } })
  })

  it('goes back to where the person came from (spec 1 §4, step 10)', async () => {
    const { user, address } = await openLogin({ state: { from: `/${PREFIX}/info?sourceId=EXAMPLE2026` } })
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(address()).toBe(`/${PREFIX}/info?sourceId=EXAMPLE2026`))
  })

  it('asks whether a registration counts before it asks who the user is (spec 1 §4, steps 2 and 3)', async () => {
    const { user, store } = await openLogin()
    await fillIn(user, { mobile: '13512345678' })
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    const order = backend.requests().map(({ endpoint }) => endpoint).filter((name) => ['caslogin', 'userRegistryVerify', 'loginCallback'].includes(name ?? ''))
    expect(order).toEqual(['caslogin', 'userRegistryVerify', 'loginCallback'])
    expect(sent('loginCallback')[0]?.body).toMatchObject({ type: store.getState().session.isNewUser ? 1 : 2 })
  })
})

describe('a gateway that writes numbers in digits', () => {
  it('keeps no new user out, and loses nothing of the configuration', async () => {
    const calls = ['getLoginPage', 'sendmobileauthcode', 'caslogin', 'userRegistryVerify', 'loginCallback']
    backend.setScenario(Object.fromEntries(calls.map((name) => [name, 'asText'])))
    const { user, store } = await openLogin()
    await fillIn(user, { mobile: '13512345678' })
    await user.click(getButton('获取验证码'))
    expect(await screen.findByText('验证码已发送')).toBeInTheDocument()
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session).toMatchObject({ id: expect.stringMatching(/^U\d{12}$/), isNewUser: true }))
    const { commonJson } = sent('caslogin')[0]!.body as { readonly commonJson: string }
    expect(JSON.parse(commonJson)).toMatchObject({ invParam: { inviteType: expect.any(Number) } })
  })
})

describe('what is sent', () => {
  const search = '?sourceId=EXAMPLE2026&promotorCode=P8K3QX&shareSourceId=SHARE1&channel=WECHAT&isApp=1'

  it('asks for a code with the fields of spec 1 §7', async () => {
    const { user, store } = await openLogin({ search })
    await user.type(phone(), '13800138000')
    await user.click(agreement())
    await user.click(getButton('获取验证码'))
    await screen.findByText('验证码已发送')
    expect(queryOf(sent('sendmobileauthcode')[0]!.path)).toEqual({ mobile: '13800138000', smsType: '2', templateCode: '0002', contextToken: '' })
    expect(store.getState().login.contextToken).not.toBe('')
  })

  it('logs in with the fields of spec 1 §3, §7 and spec 2 §7.4, and the newest context token', async () => {
    const { user, store } = await openLogin({ search })
    await user.type(phone(), '13800138000')
    await user.click(agreement())
    await user.click(getButton('获取验证码'))
    await screen.findByText('验证码已发送')
    const { contextToken } = store.getState().login
    await user.type(code(), '123456')
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    const { commonJson, extraParameters, ...body } = sent('caslogin')[0]!.body as Record<string, string>
    expect(body).toEqual({
      accountName: '13800138000',
      loginCode: '123456',
      accountType: 1,
      platform: 'h5',
      contextToken,
      promotorCode: 'P8K3QX',
      channelCode: 'WECHAT',
      source: 'EXAMPLE2026',
    })
    expect(JSON.parse(commonJson!)).toEqual({
      invParam: expect.objectContaining({ promotorCode: 'P8K3QX', source: 'EXAMPLE2026', shareSource: 'SHARE1', channelCode: 'WECHAT', isApp: 1 }),
    })
    expect(JSON.parse(extraParameters!)).toEqual({ url: `http://localhost${ROUTER_BASENAME}/${PREFIX}/login${search}` })
    expect(sent('loginCallback')[0]!.body).toEqual({ type: 2, isApp: 1, promoteCode: 'P8K3QX', channel: 'WECHAT', userType: 1, sourceId: 'EXAMPLE2026' })
    expect(queryOf(sent('addBehaviorLog')[0]!.path)).toEqual({ sourceId: 'EXAMPLE2026', telephone: '13800138000', type: '1', status: '1', reason: '', isApp: '1' })
  })

  it('replaces the context token by that of a refusal (spec 1 §3)', async () => {
    backend.setScenario({ sendmobileauthcode: 'wrongNumber' })
    const { user, store } = await openLogin()
    await user.type(phone(), '13800138000')
    await user.click(agreement())
    await user.click(getButton('获取验证码'))
    await screen.findByText('号码有误，请重新输入')
    const first = store.getState().login.contextToken
    expect(first).not.toBe('')
    await user.click(getButton('获取验证码'))
    await waitFor(() => expect(sent('sendmobileauthcode')).toHaveLength(2))
    expect(queryOf(sent('sendmobileauthcode')[1]!.path)['contextToken']).toBe(first)
    await waitFor(() => expect(store.getState().login.contextToken).not.toBe(first))
  })
})

describe('before anything is sent (spec 1 §5)', () => {
  it('asks for the number, the right number, the code and the agreement, one after the other', async () => {
    const { user } = await openLogin()
    const expectHint = async (name: string, words: string) => {
      await user.click(getButton(name))
      expect(await screen.findByText(words)).toBeInTheDocument()
    }
    await expectHint('登录', '请输入手机号')
    await user.type(phone(), '138')
    await expectHint('获取验证码', '请输入正确的手机号格式')
    await user.type(phone(), '00138000')
    await expectHint('获取验证码', '请先勾选协议')
    await expectHint('登录', '请输入验证码')
    await user.type(code(), '123456')
    await expectHint('登录', '请先勾选协议')
    await user.click(agreement())
    expect(screen.queryByText('请先勾选协议')).not.toBeInTheDocument()
    expect(sent('sendmobileauthcode')).toHaveLength(0)
    expect(sent('caslogin')).toHaveLength(0)
  })
})

it.each([
  ['the agreement', '123456', '请先勾选协议'],
  ['the code', '', '请输入验证码'],
])('asks for %s no longer when the form is left and come back to: nothing was pressed yet (spec 1 §4)', async (_, smsCode, words) => {
  const { user, router } = await openLogin()
  await user.type(phone(), '13800138000')
  if (smsCode !== '') await user.type(code(), smsCode)
  await user.click(getButton('登录'))
  expect(await screen.findByText(words)).toBeInTheDocument()
  await act(() => router.navigate(`/${PREFIX}/info?sourceId=EXAMPLE2026`))
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  await act(() => router.navigate(`/${PREFIX}/login?sourceId=EXAMPLE2026`))
  expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('138 0013 8000')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement)
})

describe('one tap for the agreement and what waits for it', () => {
  it('ticks it and sends the code, or logs in, whichever was stopped (spec 1 §4)', async () => {
    const { user, store } = await openLogin()
    await user.type(phone(), '13800138000')
    await user.click(getButton('获取验证码'))
    expect(await screen.findByText('请先勾选协议')).toBeInTheDocument()
    await user.click(getButton('同意并继续'))
    expect(await screen.findByText('验证码已发送')).toBeInTheDocument()
    expect(agreement()).toBeChecked()
    await user.click(agreement())
    await user.type(code(), '123456{Enter}')
    await user.click(await screen.findByRole('button', { name: '同意并继续' }))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(sent('sendmobileauthcode')).toHaveLength(1)
  })
})

describe('what the form that led here has been told', () => {
  const DOCUMENTS = ['terms-of-service', 'privacy-policy', 'privacy-agreement'].map((name) => `/__mock__/document/${name}.html`)

  it.each([
    ['for every agreement of the login', DOCUMENTS, true],
    ['for one of them only', DOCUMENTS.slice(0, 1), false],
    ['for others', DOCUMENTS.map((url) => `${url}?v=2`), false],
    ['for none', [], false],
  ])('brings the number along, and its tick where it was %s', async (_, agreedTo, isTicked) => {
    const { store } = await openLogin()
    await act(() => store.dispatch(prefillLogin({ phone: '13800138000', agreedTo })))
    expect(phone()).toHaveValue('138 0013 8000')
    expect(agreement()).toHaveProperty('checked', isTicked)
  })

  it('leaves a number alone that was typed before the agreements were known, with its code', async () => {
    const { store } = await openLogin()
    await act(async () => {
      const prefilling = store.dispatch(prefillLogin({ phone: '13800138000', agreedTo: DOCUMENTS }))
      fireEvent.change(phone(), { target: { value: '13912345678' } })
      fireEvent.change(code(), { target: { value: '1234' } })
      await prefilling
    })
    expect([phone(), code()].map((field) => (field as HTMLInputElement).value)).toEqual(['139 1234 5678', '1234'])
    expect(agreement()).not.toBeChecked()
  })
})

it.each([
  ['the code', 'sendmobileauthcode', () => fireEvent.click(getButton('获取验证码'))],
  ['the login', 'caslogin', () => fireEvent.submit(code().closest('form')!)],
])('names the finger id in the call for %s, also where neither touch nor key came before (spec 1 §7)', async (_, endpoint, ask) => {
  await openLogin()
  fireEvent.change(phone(), { target: { value: '13800138000' } })
  fireEvent.change(code(), { target: { value: '123456' } })
  fireEvent.click(agreement())
  ask()
  await waitFor(() => expect(sent(endpoint)[0]?.headers).toMatchObject({ 'x-saic-finger-id': 'finger-of-jsdom' }))
})

describe('once is once', () => {
  it('sends one code and one login for two taps (spec 1 §4, §5)', async () => {
    const { user } = await openLogin()
    await fillIn(user)
    await user.dblClick(getButton('获取验证码'))
    await screen.findByText('验证码已发送')
    await user.click(getButton(/^\d+s$/))
    await user.dblClick(getButton('登录'))
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    expect(sent('sendmobileauthcode')).toHaveLength(1)
    expect(sent('caslogin')).toHaveLength(1)
    expect(sent('loginCallback')).toHaveLength(1)
  })

  it("sends one login for two presses of the keyboard's own key, which asks no button (spec 1 §5)", async () => {
    const { user } = await openLogin()
    await fillIn(user)
    const form = code().closest('form')!
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(sent('loginCallback')).not.toHaveLength(0))
    expect(sent('caslogin')).toHaveLength(1)
  })
})

describe('when a code cannot be sent', () => {
  it.each([
    ['wrongNumber', '号码有误，请重新输入'],
    ['needVerify', '该手机号需要进一步验证，请在 App 内登录验证后再试'],
    ['error', '验证码发送失败，请稍后再试'],
    ['network', '网络开小差了，请稍后重试'],
    ['html', '服务器开小差了，请稍后重试'],
    ['http500', '服务器开小差了，请稍后重试'],
    ['malformed', '服务器开小差了，请稍后重试'],
  ])('%s: says so and gives the button back (spec 1 §4, §8)', async (outcome, words) => {
    backend.setScenario({ sendmobileauthcode: outcome })
    const { user } = await openLogin()
    await user.type(phone(), '13800138000')
    await user.click(agreement())
    await user.click(getButton('获取验证码'))
    expect(await screen.findByText(words)).toBeInTheDocument()
    await waitFor(() => expect(getButton('获取验证码')).not.toHaveAttribute('aria-busy'))
    expect(phone()).toHaveValue('138 0013 8000')
  })
})

describe('when the login fails', () => {
  it.each([
    ['wrongCode', '验证码错误'],
    ['-208869', '号码有误，请重新输入'],
    ['network', '网络开小差了，请稍后重试'],
    ['html', '服务器开小差了，请稍后重试'],
    ['http500', '服务器开小差了，请稍后重试'],
  ])('%s: says so, loses nothing that was typed, and logs the fail (spec 1 §4, §8)', async (outcome, words) => {
    backend.setScenario({ caslogin: outcome })
    const { user, store } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    await expectFormBack()
    expect(store.getState().session.token).toBeNull()
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    expect(queryOf(sent('addBehaviorLog')[0]!.path)).toMatchObject({ telephone: '13800138000', type: '1', status: '2', reason: expect.stringMatching(/./) })
  })

  it('shows a wrong code at its field too, where the next one goes, and says it aloud once (spec 1 §8)', async () => {
    backend.setScenario({ caslogin: 'wrongCode>ok' })
    const { user, store } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(code()).toHaveAccessibleDescription('验证码错误'))
    expect(code()).toHaveFocus()
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    await user.keyboard('{Backspace}')
    expect(code()).not.toHaveAccessibleDescription()
    await user.keyboard('6{Enter}')
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
  })

  it.each(['tokenRejected', 'tokenEmpty'])('%s: the log has its reason, also where the login itself is what was refused (spec 1 §3)', async (outcome) => {
    backend.setScenario({ caslogin: outcome })
    const { user } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    expect(queryOf(sent('addBehaviorLog')[0]!.path)).toMatchObject({ status: '2', reason: expect.stringMatching(outcome === 'tokenEmpty' ? /^-200198 / : /^-127002 /) })
    await expectFormBack()
  })

  it('goes on behind the code, which counts once, when only the user info failed', async () => {
    backend.setScenario({ loginCallback: 'network>ok' })
    const { user, store } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    expect(await screen.findByText('网络开小差了，请稍后重试')).toBeInTheDocument()
    await expectFormBack()
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(sent('caslogin')).toHaveLength(1)
    expect(sent('loginCallback')).toHaveLength(2)
  })

  it('lets another number prove itself by its own code, where the login of the one before broke off', async () => {
    backend.setScenario({ loginCallback: 'network>ok' })
    const { user, store } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    await expectFormBack()
    await enter(user, phone(), '13800138001')
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(sent('caslogin')).toHaveLength(2)
    expect(store.getState().session.mobile).toBe('13800138001')
  })

  it('proves the number by its code where another tab has logged in as another user since the login broke off', async () => {
    const session = await sessionOf(backend, '13900139000')
    const interrupted = { ...emptyLogin, submission: { step: 'interrupted', phone: '13800138000', isRegistration: false } } as const
    const { user, store } = await renderApp(`/${PREFIX}/login?sourceId=EXAMPLE2026`, { preloaded: { session, login: interrupted } })
    await screen.findByRole('textbox', { name: '手机号' })
    await fillIn(user)
    const before = sent('caslogin').length
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.mobile).toBe('13800138000'))
    expect(sent('caslogin')).toHaveLength(before + 1)
  })

  it('starts over when the token itself is refused in the middle', async () => {
    backend.setScenario({ loginCallback: 'tokenRejected>ok' })
    const { user, store } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    await waitFor(() => expect(store.getState().session.token).toBeNull())
    await waitFor(() => expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('138 0013 8000'))
    await expectFormBack()
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(sent('caslogin')).toHaveLength(2)
  })

  it('has not failed where another tab has finished it (spec 1 §4)', async () => {
    backend.setScenario({ loginCallback: 'slow' })
    const { user, store, address } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    const token = store.getState().session.token!
    act(() => void store.dispatch(sessionSynced(testSession(token))))
    await waitFor(() => expect(address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`))
    await shortPause()
    expect(store.getState().session).toMatchObject({ token, id: testSession(token).id })
    expect(store.getState().login.submission).toEqual({ step: 'idle' })
  })

  it('stays on the page it went to when a person leaves during the login', async () => {
    backend.setScenario({ caslogin: 'slow' })
    const { user, router, store, address } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await act(() => router.navigate(`/${PREFIX}/info?sourceId=EXAMPLE2026`))
    await waitFor(() => expect(store.getState().session.id).not.toBeNull())
    expect(address()).toBe(`/${PREFIX}/info?sourceId=EXAMPLE2026`)
  })

  it.each([
    ['after it broke off, and is finished', 'network>ok', false, { id: expect.stringMatching(/^U/) }],
    ['before it broke off, and is finished', 'timeout>ok', true, { id: expect.stringMatching(/^U/) }],
    ['after it broke off, and ends where no user comes to its token', 'network', false, { token: null, id: null }],
  ])('does not stay half done where the login page is left %s (spec 1 §4, after login, steps 2 to 4)', async (_, outcome, isLeftFirst, session) => {
    backend.setScenario({ loginCallback: outcome })
    const endLimit = endWhenTold([ANSWER_TIMEOUT_MS])
    const { user, router, store, address } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    if (!isLeftFirst) await expectFormBack()
    await act(() => router.navigate(INFO))
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
    act(endLimit)
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(2))
    await waitFor(() => expect(store.getState().session).toMatchObject(session))
    expect(store.getState().login.submission).toEqual({ step: 'idle' })
    expect(sent('caslogin')).toHaveLength(1)
    expect(address()).toBe(INFO)
  })

  it('leads on from the login page that was opened again before the end of a login (spec 1 §4, after login, steps 5 to 10)', async () => {
    backend.setScenario({ caslogin: 'slow' })
    const { user, router, store, address } = await openLogin({ before: INFO, state: null })
    await fillIn(user)
    await user.click(getButton('登录'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
    await act(() => router.navigate(1))
    expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('138 0013 8000')
    expect(store.getState().session.token).toBeNull()
    await waitFor(() => expect(store.getState().session.id).not.toBeNull(), { timeout: 5_000 })
    await waitFor(() => expect(address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`))
  })
})

describe('a reload', () => {
  it('keeps what was typed and the countdown (spec 1 §4)', async () => {
    const before = await openLogin()
    await fillIn(before.user)
    await before.user.click(getButton('获取验证码'))
    await screen.findByText('验证码已发送')
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0))
    await reloadLogin()
    await expectFormBack()
    expect(getButton(/^\d+s$/)).toHaveAttribute('aria-disabled', 'true')
  })

  const breakOff = async () => {
    const { user } = await openLogin()
    await fillIn(user, { mobile: '13512340001' })
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('addBehaviorLog')).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    cleanup()
    return renderApp(`/${PREFIX}/login?sourceId=EXAMPLE2026`)
  }

  it('goes on with a login that broke off behind its code (spec 1 §4, after login)', async () => {
    backend.setScenario({ loginCallback: 'http500>ok' })
    const { address, store } = await breakOff()
    await waitFor(() => expect(address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`))
    expect(store.getState().session).toMatchObject({ id: expect.stringMatching(/^U/), isNewUser: true, mobile: '13512340001' })
    expect([sent('caslogin'), sent('userRegistryVerify'), sent('loginCallback')].map(({ length }) => length)).toEqual([1, 2, 2])
  })

  it.each(['userRegistryVerify', 'loginCallback'])('still knows of a new registration that %s had not answered for (spec 1 §4, after login, step 2)', async (endpoint) => {
    backend.setScenario({ [endpoint]: 'slow' })
    const { user, store } = await openLogin()
    await fillIn(user, { mobile: '13512340001' })
    await user.click(getButton('登录'))
    await waitFor(() => expect(store.getState().session.token).not.toBeNull())
    await waitFor(() => expect(sent(endpoint)).toHaveLength(1))
    backend.setScenario({ [endpoint]: 'ok' })
    const after = await reloadApp()
    await waitFor(() => expect(after.store.getState().session).toMatchObject({ id: expect.stringMatching(/^U/), isNewUser: true, mobile: '13512340001' }))
    expect([sent('caslogin'), sent('userRegistryVerify')].map(({ length }) => length)).toEqual([1, 2])
    expect(sent('loginCallback').at(-1)!.body).toMatchObject({ type: 1 })
    // Nothing of a finished login stays in the tab's storage.
    await waitFor(() => expect(after.store.getState().login).toMatchObject({ phone: '', code: '' }))
  })

  it('waits for the rest of a login that goes on from its token, however long that takes: no form is shown and taken away again (spec 1 §4, after login)', async () => {
    backend.setScenario({ loginCallback: 'slow' })
    const { user, store } = await openLogin()
    await fillIn(user)
    await user.click(getButton('登录'))
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(1))
    expect(store.getState().session).toMatchObject({ token: expect.any(String), id: null })
    const endLimit = endWhenTold([AUTO_LOGIN_TIMEOUT_MS])
    const after = await reloadApp()
    await waitFor(() => expect(sent('loginCallback')).toHaveLength(2))
    act(endLimit)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await waitFor(() => expect(after.address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026`))
    expect(after.store.getState().session.id).toMatch(/^U/)
  })

  it('leaves nobody half logged in where no user comes to the token', async () => {
    backend.setScenario({ loginCallback: 'http500' })
    const { address, store } = await breakOff()
    await waitFor(() => expect(store.getState().session.token).toBeNull())
    await expectFormBack({ mobile: '135 1234 0001' })
    expect(address()).toBe(`/${PREFIX}/login?sourceId=EXAMPLE2026`)
    // Each of the two is logged (spec 1 §3).
    await waitFor(() => expect(sent('addBehaviorLog').map(({ path }) => queryOf(path)['status'])).toEqual(['2', '2']))
  })
})
