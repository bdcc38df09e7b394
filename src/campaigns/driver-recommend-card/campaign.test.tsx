import { act, render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { DriverBadge } from '@/blocks/driverBadge/DriverBadge'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { createBackend } from '@/mocks/backend'
import { mountTestBackend } from '@/mocks/jest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, unloadApp, type RenderedApp } from '../../../tests/render'
import { mocks } from './mocks'

const ROOT = '/driver-recommend-card'
const WITH = '?sourceId=DRIVERCARD2026'
const CODE = '&promotorCode=D5M9TR'
const JOIN = `${ROOT}/join-collect-page${WITH}${CODE}`
const PROMOTION = `${ROOT}/promotion-collect-page${WITH}${CODE}`
const DRIVER = '13900139000'
const VISITOR = '13512345678'

const backend = mountTestBackend()
afterEach(clearBrowser)

const field = (name: string) => screen.findByRole('textbox', { name })
const send = async ({ user }: RenderedApp) => user.click(await findButton('提交'))

async function fillIn({ user }: RenderedApp, mobile = VISITOR) {
  await user.type(await field('手机号'), mobile)
  await user.type(await field('验证码'), '123456')
  await user.click(screen.getByRole('checkbox'))
}

async function fillInName(app: RenderedApp) {
  await app.user.type(await field('姓名'), '李雷')
  await app.user.click(screen.getByRole('button', { name: /所在城市/ }))
  await app.user.click(await findButton('确认'))
}

const stat = async (to: Parameters<typeof askEnvelope>[0] = backend) => {
  const { data } = await askEnvelope(to, '/external/v1/CandleBizService/queryDriverCardPage', { token: await logIn(to, DRIVER), body: { sourceId: mocks.sourceId } })
  return data!['stat'] as { readonly invited: number; readonly totalEarned: number }
}

const changePage = (app: RenderedApp, address: string) => act(() => app.router.navigate(address))

it('counts for a driver without a promoter code who leaves a number by the link that names them', async () => {
  const ask = (name: string, body: object, token = '') => askEnvelope(backend, `/external/v1/CandleBizService/${name}`, { token, body: { sourceId: mocks.sourceId, ...body } })
  const token = await logIn(backend, KNOWN_PHONES.driverWithoutCode)
  const { promotorCode } = (await ask('queryDriverCardPage', {}, token)).data!['user'] as { readonly promotorCode: string }
  await ask('submitPromotionCollect', { promotorCode, phone: VISITOR, smsCode: '123456', requestId: 'CARD1' })
  expect((await ask('queryDriverCardPage', {}, token)).data!['stat']).toMatchObject({ invited: 1 })
})

it('closes the circle: a visitor leaves a number by the card, takes a ride, and the driver’s people and income move by it', async () => {
  const before = await stat()
  const visitor = await renderApp(PROMOTION)
  expect(await screen.findByText(/师傅 .* 推荐/)).toBeVisible()
  expect(screen.getByText('¥15')).toBeVisible()
  expect(screen.getByText('用车券')).toBeVisible()
  expect(screen.getByRole('radio', { name: '预约这位师傅' })).toBeChecked()
  await visitor.user.click(screen.getByRole('radio', { name: '成为推广员' }))
  await fillIn(visitor)
  await send(visitor)
  expect(await screen.findByText('提交成功')).toBeVisible()
  expect(callsOf(backend, 'submitPromotionCollect')[0]!.body).toMatchObject({ sourceId: 'DRIVERCARD2026', promotorCode: 'D5M9TR', phone: VISITOR, smsCode: '123456', wish: 'promote' })
  await changePhone()
  await logIn(backend, VISITOR)
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: VISITOR } })
  const driver = await openAs(backend, ROOT + WITH, DRIVER)
  expect(await screen.findByRole('heading', { name: '王师傅' })).toBeVisible()
  expect(await stat()).toMatchObject({ invited: before.invited + 1, totalEarned: before.totalEarned + 1500 })
  await driver.user.click(await findButton(new RegExp(`扫码用户.*${before.invited + 1}人`)))
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(/135\*\*\*\*5678.*\+¥15\.00已首单/)
  await driver.user.click(screen.getByRole('button', { name: '收入明细' }))
  await expectOn(driver, 'invitee-user-income')
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(/首单奖励.*135\*\*\*\*5678.*\+¥15\.00/)
})

it('leaves the focus to the heading of what takes the form’s place, and of the form in its: what was pressed has gone', async () => {
  const app = await renderApp(JOIN)
  await fillIn(app)
  await fillInName(app)
  await send(app)
  await waitFor(() => expect(screen.getByRole('heading', { name: '提交成功' })).toHaveFocus())
  await app.user.click(await findButton('再提交一份'))
  await waitFor(() => expect(screen.getByRole('heading', { name: '报名信息' })).toHaveFocus())
})

it('says 您已提交过 to a number that was left before, leads out, and lets another be left (design §26)', async () => {
  const app = await renderApp(JOIN)
  await fillIn(app)
  await fillInName(app)
  await send(app)
  expect(await screen.findByText('提交成功')).toBeVisible()
  await app.user.click(await findButton('再提交一份'))
  expect(await field('手机号')).toHaveValue('')
  await fillIn(app)
  await fillInName(app)
  await send(app)
  expect(await screen.findByText('您已提交过')).toBeVisible()
  // Another one is the exception: the way out comes first.
  expect(within(screen.getByRole('status')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['返回首页', '换个手机号提交'])
  expect((await stat()).invited).toBe(27)
  await app.user.click(await findButton('换个手机号提交'))
  expect(await field('手机号')).toHaveValue('')
})

it('loses nothing that was typed to a fault or a reload, and sends what it tries again as the same', async () => {
  backend.setScenario({ submitJoinCollect: 'network>ok' })
  const app = await renderApp(JOIN)
  await fillIn(app)
  await fillInName(app)
  await send(app)
  await waitFor(() => expect(callsOf(backend, 'submitJoinCollect')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'))
  const again = await reloadApp()
  expect(await field('姓名')).toHaveValue('李雷')
  expect(await field('手机号')).toHaveValue('135 1234 5678')
  expect(await field('验证码')).toHaveValue('123456')
  expect(screen.getByRole('checkbox')).toBeChecked()
  await send(again)
  expect(await screen.findByText('提交成功')).toBeVisible()
  const [first, second] = callsOf(backend, 'submitJoinCollect').map(({ body }) => (body as { readonly requestId: string }).requestId)
  expect(second).toBe(first)
  await reloadApp()
  expect(await screen.findByText('提交成功')).toBeVisible()
})

it('keeps the wish of the other form, and what was typed there, over a fault and a reload', async () => {
  backend.setScenario({ submitPromotionCollect: 'http500>ok' })
  const app = await renderApp(PROMOTION)
  await app.user.click(await screen.findByRole('radio', { name: '成为推广员' }))
  await fillIn(app)
  await send(app)
  await waitFor(() => expect(callsOf(backend, 'submitPromotionCollect')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'))
  const again = await reloadApp()
  expect(await screen.findByRole('radio', { name: '成为推广员' })).toBeChecked()
  expect(await field('手机号')).toHaveValue('135 1234 5678')
  await send(again)
  expect(await screen.findByText('提交成功')).toBeVisible()
  expect(callsOf(backend, 'submitPromotionCollect').map(({ body }) => (body as { readonly wish: string }).wish)).toEqual(['promote', 'promote'])
})

it('loses nothing to a login', async () => {
  const app = await renderApp(JOIN)
  await app.user.type(await field('姓名'), '李雷')
  await app.user.type(await field('手机号'), VISITOR)
  await changePage(app, `${ROOT}/login${WITH}${CODE}`)
  await findButton('登录')
  await passLogin(app, '13800138000')
  await expectOn(app, ROOT)
  await changePage(app, JOIN)
  expect(await field('姓名')).toHaveValue('李雷')
  expect(await field('手机号')).toHaveValue('135 1234 5678')
})

it('leads to what is missing, and asks for the agreement (spec 2 §5)', async () => {
  const app = await renderApp(JOIN)
  await send(app)
  expect(await screen.findByText('请先同意服务协议')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /《服务条款》.*、 《隐私政策》.*和 《隐私协议》/ })).not.toBeChecked()
  expect(await field('姓名')).toHaveFocus()
  for (const words of ['请输入中文及拼音', '请输入正确的11位手机号码', '请输入验证码', '所在城市 (必选项)']) expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(callsOf(backend, 'submitJoinCollect')).toEqual([])
})

it('asks for a code for a whole number only, and says where a wrong code is', async () => {
  backend.setScenario({ submitPromotionCollect: 'wrongCode>ok' })
  const app = await renderApp(PROMOTION)
  await app.user.click(await findButton('获取验证码'))
  expect(await screen.findByText('请输入正确的11位手机号码')).toBeVisible()
  await fillIn(app)
  await app.user.click(await findButton('获取验证码'))
  expect(await screen.findByText('验证码已发送')).toBeVisible()
  await send(app)
  expect(await within(screen.getByRole('main')).findByText('验证码错误')).toBeVisible()
  expect(await field('手机号')).toHaveValue('135 1234 5678')
  await send(app)
  expect(await screen.findByText('提交成功')).toBeVisible()
})

it('is not for passengers, and has both forms for them', async () => {
  await openAs(backend, ROOT + WITH, '13800138000')
  expect(await screen.findByRole('heading', { name: '该活动仅限司机参加' })).toBeVisible()
  unloadApp()
  const visitor = await openAs(backend, PROMOTION, '13800138000')
  await visitor.user.click(await findButton('我想当司机'))
  await expectOn(visitor, JOIN)
})

it('asks for a ride where the link names no driver to book', async () => {
  await renderApp(`${ROOT}/promotion-collect-page${WITH}`)
  expect(await screen.findByRole('radio', { name: '预约用车' })).toBeChecked()
})

it.each([
  ['ended', /^活动已结束，二维码已停用/],
  ['blacklisted', '账户暂不能参与邀请，已得奖励不受影响'],
])('holds out no code that leads nowhere: %s', async (fixture, words) => {
  await renderApp(`${ROOT}/preview?fixture=${fixture}`)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText('扫码用户和收入仍可查看')).toBeVisible()
  expect(screen.queryByRole('img', { name: '邀请二维码，扫描参加活动' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '出示二维码' })).not.toBeInTheDocument()
})

it('adds up: what was earned is the sum of the rows of all pages, whatever was drawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 5 }), async (seed) => {
      const other = createBackend({ campaigns: [mocks], seed })
      const token = await logIn(other, DRIVER)
      const page = async (pageNo: number) => (await askEnvelope(other, '/external/v1/CandleBizService/queryDriverCardIncomeList', { token, body: { sourceId: mocks.sourceId, pageNo, pageSize: 20 } })).data as { readonly list: readonly { readonly amount: number }[]; readonly totalAmount: number }
      const pages = await Promise.all([page(1), page(2)])
      const sum = pages.flatMap(({ list }) => list).reduce((all, { amount }) => all + amount, 0)
      expect([(await stat(other)).totalEarned, pages[0].totalAmount]).toEqual([sum, sum])
    }),
    { numRuns: 10 },
  )
})

it('has no number plate where none is known', async () => {
  await renderApp(`${ROOT}/preview?fixture=empty`)
  expect(await screen.findByRole('heading', { name: '王师傅' })).toBeVisible()
  expect(screen.queryByText('--')).not.toBeInTheDocument()
})

it.each([
  [true, '名片还在生成，请稍后再来'],
  [false, '登录后生成你的名片'],
])('says why there is no card yet (logged in: %j)', (isLoggedIn, words) => {
  render(<DriverBadge facts={undefined} isLoggedIn={isLoggedIn} link="" />)
  expect(screen.getByText(words)).toBeVisible()
})

it('opens the share at once for a user who presses 分享名片 in the empty list (design §0.5)', async () => {
  backend.setScenario({ queryDriverCardInviteList: 'empty' })
  const app = await openAs(backend, `${ROOT}/invitee-user-list${WITH}`, DRIVER)
  await app.user.click(await findButton('分享名片'))
  await expectAddress(app, `${ROOT}${WITH}`)
  expect(await findButton('复制链接')).toBeVisible()
})
