import { act, screen, waitFor, within } from '@testing-library/react'
import { environmentOf } from '@config/env/environments'
import { askEnvelope } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { toast } from '@/ui/feedback/toast'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, type RenderedApp } from '../../../tests/render'
import { mocks } from './mocks'

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const CODE = '&promotorCode=P8K3QX'
const REGISTER = `${ROOT}/invitee-register${SEARCH}${CODE}`
const CANDIDATE = '13512345678'

const backend = mountTestBackend()
afterEach(clearBrowser)

const field = (name: string) => screen.findByRole('textbox', { name })
const send = async ({ user }: RenderedApp) => user.click(await findButton('提交'))

async function pickCity({ user }: RenderedApp) {
  await user.click(screen.getByRole('button', { name: /所在城市/ }))
  await user.click(await findButton('确认'))
}

async function fillIn(app: RenderedApp, mobile = CANDIDATE) {
  await app.user.type(await field('姓名'), '李雷')
  await app.user.type(await field('手机号'), mobile)
  await app.user.type(await field('验证码'), '123456')
  await pickCity(app)
  await app.user.click(screen.getByRole('checkbox', { name: '驾照' }))
  await app.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
}

async function expectTyped() {
  expect(await field('姓名')).toHaveValue('李雷')
  expect(screen.getByRole('button', { name: /所在城市/ })).toHaveTextContent('上海')
  expect(screen.getByRole('checkbox', { name: '驾照' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '网约车证' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked()
}

const isIdle = () => waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'))
const clues = () => callsOf(backend, 'submitWindDriverClue').map(({ body }) => body as Readonly<Record<string, unknown>>)

it('closes the circle: a candidate applies by the link, gets a number, goes on the road, and the inviter’s figures move by it', async () => {
  const candidate = await renderApp(REGISTER)
  expect(await screen.findByText('138****8000 推荐')).toBeVisible()
  expect(screen.getByText('¥500')).toBeVisible()
  await fillIn(candidate)
  await send(candidate)
  expect(await screen.findByText('报名成功')).toBeVisible()
  expect(screen.getByText(/^XS\d{11}$/)).toBeVisible()
  expect(clues()).toEqual([expect.objectContaining({ sourceId: 'WINDPID2026', promotorCode: 'P8K3QX', name: '李雷', city: '上海', ticks: ['driverLicence'] })])
  expect(clues()[0]).not.toHaveProperty('phone')
  expect(JSON.stringify(callsOf(backend, 'caslogin')[0]!.body)).toContain('\\"inviteType\\":6')
  await changePhone()
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: CANDIDATE } })
  await openAs(backend, ROOT + SEARCH)
  const stages = await screen.findAllByText(/^\d+人$/)
  expect(stages.map(({ textContent }) => textContent)).toEqual(['13人', '8人', '6人'])
})

it('loses nothing that was typed: over a fault of the login, a fault of its own and a reload, and sends it again as the same', async () => {
  backend.setScenario({ caslogin: 'network>ok', submitWindDriverClue: 'http500>ok' })
  const app = await renderApp(REGISTER)
  await fillIn(app)
  await send(app)
  await waitFor(() => expect(callsOf(backend, 'caslogin')).toHaveLength(1))
  await isIdle()
  expect(clues()).toEqual([])
  await expectTyped()
  await send(app)
  await waitFor(() => expect(clues()).toHaveLength(1))
  await isIdle()
  const again = await reloadApp()
  await expectTyped()
  expect(await field('手机号')).toHaveValue('135 1234 5678')
  await send(again)
  expect(await screen.findByText('报名成功')).toBeVisible()
  expect(callsOf(backend, 'caslogin')).toHaveLength(2)
  const [first, second] = clues().map(({ requestId }) => requestId)
  expect(second).toBe(first)
  await reloadApp()
  expect(await screen.findByText(/^XS\d{11}$/)).toBeVisible()
})

it('sends no code before the agreement is ticked (spec 1 §5 "must be ticked before sending the code or logging in")', async () => {
  const { user } = await renderApp(REGISTER)
  await user.type(await field('手机号'), CANDIDATE)
  await user.click(await findButton('获取验证码'))
  expect(await screen.findByText('请先勾选协议')).toBeVisible()
  const agreement = screen.getByRole('checkbox', { name: /我已阅读并同意/ })
  expect(agreement).toHaveAccessibleDescription('请先勾选协议')
  expect(callsOf(backend, 'sendmobileauthcode')).toEqual([])
  await user.dblClick(agreement)
  expect(agreement).not.toBeChecked()
  expect(screen.queryByText('请先勾选协议')).not.toBeInTheDocument()
  await user.click(agreement)
  await user.click(await findButton('获取验证码'))
  expect(await screen.findByText('验证码已发送')).toBeVisible()
  expect(callsOf(backend, 'sendmobileauthcode')).toHaveLength(1)
})

it('leads to the agreement where it alone is missing, in a login’s words, and only then (spec 1 §8 "please tick the agreement first")', async () => {
  const app = await renderApp(REGISTER)
  await send(app)
  expect(await screen.findByText('请输入手机号')).toBeVisible()
  expect(screen.queryByText('请先勾选协议')).not.toBeInTheDocument()
  await fillIn(app)
  const agreement = screen.getByRole('checkbox', { name: /我已阅读并同意/ })
  await app.user.click(agreement)
  await send(app)
  expect(await screen.findByText('请先勾选协议')).toBeVisible()
  expect(agreement).toHaveFocus()
  expect(callsOf(backend, 'caslogin')).toEqual([])
  await app.user.click(agreement)
  await send(app)
  expect(await screen.findByText('报名成功')).toBeVisible()
})

it('keeps a wrong code to itself: a login page that is opened later says nothing of it (spec 1 §8)', async () => {
  backend.setScenario({ caslogin: 'wrongCode' })
  const app = await renderApp(REGISTER)
  await fillIn(app)
  await send(app)
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('验证码错误')).toBeVisible()
  await isIdle()
  act(() => toast.dismiss())
  await act(() => app.router.navigate(`${ROOT}/login${SEARCH}`))
  expect(await findButton('登录')).toBeVisible()
  expect(screen.queryByText('验证码错误')).not.toBeInTheDocument()
  expect(await field('验证码')).toBeValid()
  expect(await field('验证码')).not.toHaveFocus()
})

it.each([
  ['', '请输入手机号'],
  ['1351234', '请输入正确的手机号格式'],
])('says of the number %j, as a login does: %s (spec 1 §5)', async (mobile, words) => {
  const { user } = await renderApp(REGISTER)
  const phone = await field('手机号')
  if (mobile) await user.type(phone, mobile)
  await user.click(await findButton('获取验证码'))
  expect(await screen.findByText(words)).toBeVisible()
})

it('says where a wrong code is, and takes the next one', async () => {
  backend.setScenario({ caslogin: 'wrongCode>ok' })
  const app = await renderApp(REGISTER)
  await fillIn(app)
  await send(app)
  expect(await within(screen.getByRole('main')).findByText('验证码错误')).toBeVisible()
  await expectTyped()
  await app.user.type(await field('验证码'), '{Backspace}6')
  await send(app)
  expect(await screen.findByText('报名成功')).toBeVisible()
})

it('asks a user who is logged in for no number, and lets them apply for another', async () => {
  const app = await openAs(backend, REGISTER, '13800138001')
  expect(await screen.findByText('138****8000')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: '手机号' })).not.toBeInTheDocument()
  await app.user.type(await field('姓名'), '李雷')
  await app.user.click(screen.getByRole('button', { name: '更换' }))
  // The button has gone with the number: what it was pressed for has the focus.
  await waitFor(async () => expect(await field('手机号')).toHaveFocus())
  await app.user.type(await field('手机号'), CANDIDATE)
  await app.user.type(await field('验证码'), '123456')
  await pickCity(app)
  await app.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await send(app)
  expect(await screen.findByText('报名成功')).toBeVisible()
  expect(callsOf(backend, 'caslogin').at(-1)!.body).toMatchObject({ accountName: CANDIDATE })
  await app.user.click(await findButton('为别人报名'))
  expect(await field('手机号')).toHaveValue('')
  expect(await field('姓名')).toHaveValue('')
})

it('says to a user who has applied before that they have, under which number', async () => {
  const app = await renderApp(REGISTER)
  await fillIn(app)
  await send(app)
  const { textContent: clueNo } = await screen.findByText(/^XS\d{11}$/)
  await changePhone()
  const again = await renderApp(REGISTER)
  await fillIn(again)
  await send(again)
  expect(await screen.findByText('你已提交过')).toBeVisible()
  expect(screen.getByText(clueNo)).toBeVisible()
  await again.user.click(await findButton('了解怎样成为司机'))
  await expectOn(again, '/guide')
})

it.each([
  ['cityClosed', '所在城市暂未开放招募'],
  ['-196965', '暂未满足参与条件'],
])('keeps the form where the backend refuses it, with its words: %s', async (outcome, words) => {
  backend.setScenario({ submitWindDriverClue: outcome })
  const app = await renderApp(REGISTER)
  await fillIn(app)
  await send(app)
  expect(await screen.findByText(words)).toBeVisible()
  await expectTyped()
})

it('leads users who open their own link to their own home, and registers no clue of theirs (design §0.5)', async () => {
  const app = await openAs(backend, REGISTER)
  expect(await screen.findByText('不能接受自己的邀请哦')).toBeVisible()
  await expectAddress(app, ROOT + SEARCH + CODE)
})

it('does so too once the form has logged them in', async () => {
  const app = await renderApp(REGISTER)
  await fillIn(app, '13800138000')
  await send(app)
  expect(await screen.findByText('不能接受自己的邀请哦')).toBeVisible()
  await expectAddress(app, ROOT + SEARCH + CODE)
  expect(clues()).toEqual([])
})

it('keeps what a user typed for that user alone, until they are back', async () => {
  backend.setScenario({ submitWindDriverClue: 'tokenRejected>ok' })
  const app = await openAs(backend, REGISTER, '13800138001')
  await app.user.type(await field('姓名'), '李雷')
  await pickCity(app)
  await app.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await send(app)
  await expectOn(app, '/login')
  await act(() => app.router.navigate(REGISTER))
  expect(await field('姓名')).toHaveValue('')
  await act(() => app.router.navigate(`${ROOT}/login${SEARCH}${CODE}`))
  await passLogin(app, '13800138001')
  await waitFor(() => expect(app.address()).not.toContain('/login'))
  await act(() => app.router.navigate(REGISTER))
  expect(await field('姓名')).toHaveValue('李雷')
})

it.each([
  ['notInList', 'notInList', '你不在本次活动的邀请名单内，可关注其他活动', '您暂不在活动名单内'],
  ['cityClosed', 'cityClosed', '你所在的城市暂未开放招募，开放后再来推荐吧', '所在城市暂未开放招募'],
  ['-196965', 'unmet', '暂未满足参与条件，可关注其他活动', '暂未满足参与条件'],
])('leads a user who may not take part to the page that says why, with the server’s words first (spec 1 §8): %s', async (outcome, reason, words, toast) => {
  backend.setScenario({ queryWindPidPage: outcome })
  const app = await openAs(backend, ROOT + SEARCH)
  await expectAddress(app, `${ROOT}/no-permission${SEARCH}&reason=${reason}`)
  expect(await screen.findByRole('heading', { name: '当前账号暂无参与资格', level: 1 })).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText(toast)).toBeVisible()
  backend.setScenario({ queryWindPidPage: 'ok' })
  await app.user.click(await findButton('换个账号登录'))
  await expectOn(app, `${ROOT}/login`)
  await passLogin(app)
  await expectAddress(app, ROOT + SEARCH)
  expect(await findButton('邀请司机')).toBeVisible()
})

it.each(['%3Cscript%3E', 'constructor', 'notDriver', ''])('takes no reason but its own from the address: %s', async (reason) => {
  await renderApp(`${ROOT}/no-permission${SEARCH}&reason=${reason}`)
  expect(await screen.findByText('暂未满足参与条件，可关注其他活动')).toBeVisible()
})

it.each([
  ['car', '&userType=2', '出租车司机登录', '司机服务协议'],
  ['taxi', '&userType=2', '出租车司机登录', '司机服务协议'],
  ['car', '', '手机号登录', '服务条款'],
] as const)('gives who comes as a driver the drivers’ login, on the %s line with %j (spec 1 §2, spec 2 §4)', async (line, search, heading, agreement) => {
  backend.setScenario({ getLoginPage: 'empty' })
  await renderApp(`${ROOT}/login${SEARCH}${search}`, { environment: environmentOf('dev', line) })
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(await screen.findByRole('link', { name: new RegExp(agreement) })).toBeVisible()
})

it('opens and closes the answers of the guide by the keyboard, and leads to the form without a login', async () => {
  const app = await renderApp(`${ROOT}/guide${SEARCH}${CODE}`)
  const ask = await findButton('需要自己有车吗？')
  expect(ask).toHaveAttribute('aria-expanded', 'false')
  act(() => ask.focus())
  await app.user.keyboard('{Enter}')
  expect(ask).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(/^不需要，签约后由公司提供车辆/)).toBeVisible()
  await app.user.keyboard(' ')
  expect(ask).toHaveAttribute('aria-expanded', 'false')
  await app.user.tab()
  expect(screen.getByRole('button', { name: '没有网约车证怎么办？' })).toHaveFocus()
  await app.user.click(await findButton('我要报名'))
  await expectAddress(app, REGISTER)
})

it('shows the rewards city by city, the further ones when they are wanted', async () => {
  const app = await renderApp(ROOT + SEARCH)
  const more = await findButton('展开全部8个城市')
  expect(screen.queryByText('嘉兴')).not.toBeInTheDocument()
  await app.user.click(more)
  expect(screen.getByText('嘉兴')).toBeVisible()
  expect(screen.getByText('登录后查看进度')).toBeVisible()
})
