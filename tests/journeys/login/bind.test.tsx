import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser, renderApp } from '../../render'
import { agreement, code, fillIn, getButton, openLogin, phone, PREFIX } from './openLogin'

const backend = mountTestBackend()
const BIND = '/driver-promotor-code-bind'
const FREE = '13512345678'
const ELSEWHERE = `/${PREFIX}/info?sourceId=EXAMPLE2026`

const sent = (endpoint: string) => backend.requests().filter((request) => request.endpoint === endpoint)
const lookUps = () => sent('queryUserPromoInfo')
const binds = () => sent('verifyMobileAuthCodeAndBindPromoteCode')
afterEach(clearBrowser)

const openBind = (search = '?promotorCode=P8K3QX') => openLogin({ path: BIND, search })

async function submit(mobile: string, search?: string) {
  const app = await openBind(search)
  await fillIn(app.user, { mobile })
  await app.user.click(getButton('绑定'))
  return app
}

describe('bind mode (spec 1 §4)', () => {
  it('a number without a code is bound at once', async () => {
    const { address, store } = await submit(FREE)
    await waitFor(() => expect(address()).toBe(`${BIND}/result?type=success&text=${encodeURIComponent('绑定成功')}`))
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
    expect(lookUps()[0]!.body).toEqual({ mobile: FREE, uidType: 2 })
    expect(binds()[0]!.body).toEqual({ promoteCode: 'P8K3QX', smsCode: '123456', contextToken: '', mobile: FREE, operateType: 1 })
    expect([...lookUps(), ...binds()].map(({ headers }) => headers['x-saic-channel'])).toEqual(['SAIC', 'SAIC'])
    expect(store.getState().login).toMatchObject({ phone: '', code: '', submission: { step: 'idle' } })
    expect(store.getState().session.token).toBeNull()
  })

  it('says so in English where English is asked for', async () => {
    backend.setScenario({ verifyMobileAuthCodeAndBindPromoteCode: 'slow' })
    const { user } = await renderApp(`${BIND}?promotorCode=P8K3QX&lang=en`)
    await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), FREE)
    await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Bind' }))
    expect(await screen.findByText('Binding')).toBeInTheDocument()
  })

  it('takes the channel from the address (spec 1 §7)', async () => {
    await submit(FREE, '?promotorCode=P8K3QX&channel=WECHAT')
    await waitFor(() => expect(binds()).toHaveLength(1))
    expect(binds()[0]!.headers['x-saic-channel']).toBe('WECHAT')
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
  })

  it('sends the newest context token along', async () => {
    const { user, store } = await openBind()
    await user.type(phone(), FREE)
    await user.click(agreement())
    await user.click(getButton('获取验证码'))
    await screen.findByText('验证码已发送')
    const { contextToken } = store.getState().login
    await user.type(code(), '123456')
    await user.click(getButton('绑定'))
    await waitFor(() => expect(binds()).toHaveLength(1))
    expect(contextToken).not.toBe('')
    expect(binds()[0]!.body).toMatchObject({ contextToken })
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
  })

  it('says that it is binding', async () => {
    backend.setScenario({ verifyMobileAuthCodeAndBindPromoteCode: 'slow' })
    await submit(FREE)
    expect(await screen.findByText('绑定中')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
  })

  it.each([
    ['a number without a code', FREE],
    ['a number whose owner has agreed', KNOWN_PHONES.driver],
  ])('says in a toast too that it is bound, in place of that it is binding: %s (spec 1 §8)', async (_, mobile) => {
    const { user } = await submit(mobile)
    if (mobile !== FREE) await user.click(await screen.findByRole('button', { name: '确认换绑' }))
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
    const toasts = () => screen.getAllByRole('status').filter((status) => within(status).queryByRole('heading') === null)
    await waitFor(() => expect(toasts().map(({ textContent }) => textContent)).toEqual(['绑定成功']))
    expect(screen.queryByText('绑定中')).not.toBeInTheDocument()
  })

  it('a number with a code asks its owner first (spec 1 §2)', async () => {
    const { address, user } = await submit(KNOWN_PHONES.driver)
    await waitFor(() => expect(address()).toMatch(`${BIND}/verify?type=success&promotorCode=D5M9TR&newPromotorCode=P8K3QX&mobile=13900139000&smsCode=123456&contextToken=`))
    expect(await screen.findByText('D5M9TR')).toBeInTheDocument()
    expect(screen.getByText('P8K3QX')).toBeInTheDocument()
    expect(screen.getByText(/139\*\*\*\*9000/)).toBeInTheDocument()
    expect(document.body.textContent).not.toContain('13900139000')
    expect(binds()).toEqual([])
    await user.dblClick(getButton('确认换绑'))
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
    expect(binds()).toHaveLength(1)
    expect(binds()[0]!.body).toMatchObject({ promoteCode: 'P8K3QX', smsCode: '123456', mobile: '13900139000', operateType: 2 })
    expect(address()).toBe(`${BIND}/result?type=success&text=${encodeURIComponent('绑定成功')}`)
  })

  it('can be cancelled, with everything typed still there', async () => {
    const { address, user } = await submit(KNOWN_PHONES.driver)
    await user.click(await screen.findByRole('button', { name: '取消' }))
    await waitFor(() => expect(address()).toBe(`${BIND}?promotorCode=P8K3QX`))
    expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('139 0013 9000')
    expect(binds()).toEqual([])
  })

  it.each([
    ['by an invitation', `/${PREFIX}/info?sourceId=EXAMPLE2026&promotorCode=P8K3QX`],
    ['by another binding', `${BIND}/verify?type=success&promotorCode=P8K3QX&newPromotorCode=P9&mobile=${FREE}&smsCode=1&contextToken=`],
  ])('takes no promoter code that was left in the tab %s (spec 1 §4, §8)', async (_, earlier) => {
    await renderApp(earlier)
    cleanup()
    await openBind('')
    expect(screen.getByRole('status')).toHaveTextContent('推广码不存在')
  })

  it('without a promoter code nothing is sent (spec 1 §8)', async () => {
    const { user } = await openBind('')
    expect(screen.getByRole('status')).toHaveTextContent('推广码不存在')
    await fillIn(user, { mobile: FREE })
    await user.click(getButton('绑定'))
    expect(await screen.findByRole('alert')).toHaveTextContent('推广码不存在')
    expect(lookUps()).toEqual([])
  })

  it('without a promoter code no code is sent either, and the button is still there (spec 1 §4, §8)', async () => {
    const { user } = await openBind('')
    await fillIn(user, { mobile: FREE })
    await user.click(getButton('获取验证码'))
    expect(await screen.findByRole('alert')).toHaveTextContent('推广码不存在')
    expect(getButton('获取验证码')).not.toHaveAttribute('aria-busy')
    expect(sent('sendmobileauthcode')).toEqual([])
  })

  it('asks for number, code and agreement like a login (spec 1 §5)', async () => {
    const { user } = await openBind()
    await user.click(getButton('绑定'))
    expect(await screen.findByText('请输入手机号')).toBeInTheDocument()
    await user.type(phone(), FREE)
    await user.type(code(), '123456')
    await user.click(getButton('绑定'))
    expect(await screen.findByText('请先勾选协议')).toBeInTheDocument()
    expect(lookUps()).toEqual([])
  })

  it('two taps bind once', async () => {
    const { user } = await openBind()
    await fillIn(user, { mobile: FREE })
    await user.dblClick(getButton('绑定'))
    await screen.findByRole('heading', { name: '绑定成功' })
    expect(lookUps()).toHaveLength(1)
    expect(binds()).toHaveLength(1)
  })
})

describe('when it fails', () => {
  it.each([
    ['queryUserPromoInfo', 'network', '网络开小差了，请稍后重试'],
    ['queryUserPromoInfo', 'html', '服务器开小差了，请稍后重试'],
    ['verifyMobileAuthCodeAndBindPromoteCode', 'http500', '服务器开小差了，请稍后重试'],
    ['verifyMobileAuthCodeAndBindPromoteCode', '-208212', '验证码错误'],
    ['queryUserPromoInfo', '-208869', '号码有误，请重新输入'],
    ['verifyMobileAuthCodeAndBindPromoteCode', '-208869', '号码有误，请重新输入'],
  ])('%s %s: says so and keeps what was typed', async (endpoint, outcome, words) => {
    backend.setScenario({ [endpoint]: outcome })
    const { address } = await submit(FREE)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    await waitFor(() => expect(getButton('绑定')).not.toHaveAttribute('aria-busy'))
    expect(address()).toBe(`${BIND}?promotorCode=P8K3QX`)
    expect(phone()).toHaveValue('135 1234 5678')
    expect(screen.queryByText('绑定中')).not.toBeInTheDocument()
  })

  it('a wrong code is shown at its field too (spec 1 §8)', async () => {
    backend.setScenario({ verifyMobileAuthCodeAndBindPromoteCode: '-208212' })
    await submit(FREE)
    await waitFor(() => expect(code()).toHaveAccessibleDescription('验证码错误'))
    expect(code()).toHaveFocus()
  })

  it('the verify page stays, and its button comes back with the newest context token', async () => {
    backend.setScenario({ verifyMobileAuthCodeAndBindPromoteCode: 'network>ok' })
    const { user } = await submit(KNOWN_PHONES.driver)
    await user.click(await screen.findByRole('button', { name: '确认换绑' }))
    expect(await screen.findByText('网络开小差了，请稍后重试')).toBeInTheDocument()
    await waitFor(() => expect(getButton('确认换绑')).not.toHaveAttribute('aria-busy'))
    await user.click(getButton('确认换绑'))
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
  })
})

describe('a user who went elsewhere meanwhile', () => {
  it.each([
    ['a number with a code', KNOWN_PHONES.driver, KNOWN_PHONES.driver],
    ['a number without one', FREE, ''],
  ])('is not pulled back, and the buttons are free: %s (spec 1 §4)', async (_, mobile, left) => {
    backend.setScenario({ queryUserPromoInfo: 'slow' })
    const { address, router, store } = await submit(mobile)
    await waitFor(() => expect(lookUps()).toHaveLength(1))
    await act(() => router.navigate(ELSEWHERE))
    await waitFor(() => expect(store.getState().login).toMatchObject({ phone: left, submission: { step: 'idle' } }))
    expect(address()).toBe(ELSEWHERE)
  })

  it.each([
    ['the form', FREE],
    ['the verify page', KNOWN_PHONES.driver],
  ])('is not pulled back from %s while it is bound, and is told that it is (spec 1 §8)', async (_, mobile) => {
    backend.setScenario({ verifyMobileAuthCodeAndBindPromoteCode: 'slow' })
    const { address, router, store, user } = await submit(mobile)
    if (mobile !== FREE) await user.click(await screen.findByRole('button', { name: '确认换绑' }))
    await waitFor(() => expect(binds()).toHaveLength(1))
    await act(() => router.navigate(ELSEWHERE))
    expect(await screen.findByText('绑定成功')).toBeInTheDocument()
    await waitFor(() => expect(store.getState().login).toMatchObject({ phone: '', submission: { step: 'idle' } }))
    expect(address()).toBe(ELSEWHERE)
    expect(screen.queryByText('绑定中')).not.toBeInTheDocument()
  })
})

describe('the pages by their address', () => {
  it('a verify page opened anew still confirms', async () => {
    const { user } = await renderApp(`${BIND}/verify?type=success&promotorCode=D5M9TR&newPromotorCode=P8K3QX&mobile=13900139000&smsCode=123456&contextToken=c1`)
    await user.click(await screen.findByRole('button', { name: '确认换绑' }))
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument()
    expect(binds()[0]!.body).toMatchObject({ contextToken: 'c1', operateType: 2 })
  })

  it('a verify page is passed on as the form for its new code, without the number, its code and their token (spec 1 §2)', async () => {
    const chat = installChatApp({ device: 'ios', isMiniProgram: true })
    try {
      await renderApp(`${BIND}/verify?type=success&promotorCode=D5M9TR&newPromotorCode=P8K3QX&mobile=13900139000&smsCode=123456&contextToken=c1`)
      await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShare', title: '推广码绑定', link: `http://localhost/market-platform-h5${BIND}?promotorCode=P8K3QX` }))
      expect(JSON.stringify(chat.of('postMessage'))).not.toMatch(/13900139000|123456|c1/)
    } finally {
      chat.remove()
    }
  })

  it('says of a number that has this very code that it is bound to it', async () => {
    await renderApp(`${BIND}/verify?type=success&promotorCode=P8K3QX&newPromotorCode=P8K3QX&mobile=13900139000&smsCode=123456&contextToken=c1`)
    expect(await screen.findByText('139****9000 已绑定这个推广码，确认后重新绑定')).toBeVisible()
  })

  it('an incomplete one leads back to the form', async () => {
    const { user, address } = await renderApp(`${BIND}/verify?type=success&newPromotorCode=P8K3QX`)
    expect(await screen.findByRole('heading', { name: '绑定信息不完整' })).toBeInTheDocument()
    await user.click(getButton('返回绑定页'))
    await waitFor(() => expect(address()).toBe(`${BIND}?promotorCode=P8K3QX`))
  })

  it.each([
    ['?type=success&text=%E7%BB%91%E5%AE%9A%E6%88%90%E5%8A%9F', '绑定成功'],
    ['?type=whatever&text=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '<img src=x onerror=alert(1)>'],
    ['?type=success', '操作成功'],
    ['', '暂无结果信息'],
  ])('the result page shows its text as plain words: %s', async (search, words) => {
    await renderApp(`${BIND}/result${search}`)
    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument()
    expect(getButton('返回')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })

  it('speaks English too', async () => {
    await renderApp(`${BIND}/verify?lang=en&type=success&promotorCode=D5M9TR&newPromotorCode=P8K3QX&mobile=13900139000&smsCode=123456&contextToken=c1`)
    expect(await screen.findByRole('button', { name: 'Confirm the change' })).toBeInTheDocument()
    expect(document.querySelector('main')?.textContent).not.toMatch(/[\u4e00-\u9fff]/)
  })
})
