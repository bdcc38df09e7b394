import { screen, waitFor, within } from '@testing-library/react'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { mountTestBackend } from '@/mocks/jest'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp, unloadApp } from '../../../../tests/render'
import { mocks } from '../mocks'

const ROOT = `/${mocks.prefix}`
const WITH = `?sourceId=${mocks.sourceId}`
const DRIVER = KNOWN_PHONES.driver
const PASSENGER = '13511112222'
const CODE = 'D5M9TR'

const backend = mountTestBackend({ campaigns: [mocks] })
afterEach(clearBrowser)

it('goes the whole circle: the driver shows the code, the passenger registers, the first order is income', async () => {
  const before = await openAs(backend, ROOT + WITH, DRIVER)
  await before.user.click(await findButton(/^面对面扫码/))
  await expectAddress(before, `${ROOT}/qr-code${WITH}`)
  expect(await screen.findByRole('heading', { name: '王师傅 沪A***00' })).toBeVisible()
  expect(screen.getByRole('img', { name: '邀请二维码，扫描参加活动' })).toBeVisible()
  await changePhone()

  const friend = await renderApp(`${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`)
  await passLogin(friend, PASSENGER)
  await expectOn(friend, `${ROOT}/invitee-register-success`)
  await changePhone()

  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: PASSENGER } })
  const after = await openAs(backend, `${ROOT}/income-list${WITH}`, DRIVER)
  expect(await screen.findByText('乘客 135****2222')).toBeVisible()
  await after.user.click(screen.getByRole('button', { name: '往期收益' }))
  await expectAddress(after, `${ROOT}/history-income-list${WITH}`)
  expect(await screen.findByRole('region', { name: '往期累计收益' })).toBeVisible()
})

it('shows a driver without a promoter code a link that leads friends to them', async () => {
  const token = await logIn(backend, KNOWN_PHONES.driverWithoutCode)
  const { data } = await askEnvelope(backend, '/external/v1/CandleBizService/queryDip2QrCode', { token, body: { sourceId: mocks.sourceId, userUid: '' } })
  await renderApp(`${ROOT}/invitee-register${WITH}&promotorCode=${String(data?.['promotorCode'])}`)
  expect(await screen.findByText(/师傅 /)).toBeVisible()
  expect(screen.queryByText('邀请链接已失效，你仍可注册参加活动')).not.toBeInTheDocument()
})

it('has a home for a driver without a promoter code', async () => {
  await openAs(backend, ROOT + WITH, KNOWN_PHONES.driverWithoutCode)
  expect(await findButton(/^面对面扫码/)).toBeVisible()
})

it('asks a driver who is not logged in for that in the place of the code, and shows it then', async () => {
  const app = await renderApp(`${ROOT}/qr-code${WITH}`)
  expect(await screen.findByRole('heading', { name: '登录后出示你的二维码' })).toBeVisible()
  await app.user.click(await findButton('登录'))
  await passLogin(app, DRIVER)
  await expectAddress(app, `${ROOT}/qr-code${WITH}`)
  expect(await screen.findByRole('heading', { name: '王师傅 沪A***00' })).toBeVisible()
})

it('leads a driver through the login to what they pressed', async () => {
  const app = await renderApp(ROOT + WITH)
  await app.user.click(await findButton(/^面对面扫码/))
  await passLogin(app, DRIVER)
  await expectAddress(app, `${ROOT}/qr-code${WITH}`)
})

it('leads a passenger who comes to the root by a driver’s code to where they register, and asks nothing for them (spec 1 §4, step 6)', async () => {
  const app = await renderApp(`${ROOT}${WITH}&promotorCode=${CODE}`)
  await expectAddress(app, `${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`)
  expect(backend.requests().map(({ endpoint }) => endpoint)).not.toContain('queryDip2Page')
})

it('has its home for a driver who opened another driver’s invitation before in this tab: only a code in the address makes a guest (campaign README)', async () => {
  const visit = await openAs(backend, `${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`, KNOWN_PHONES.driverWithoutCode)
  await expectOn(visit, `${ROOT}/invitee-register-already`)
  unloadApp()
  const app = await renderApp(ROOT + WITH)
  expect(await findButton(/^面对面扫码/)).toBeVisible()
  await expectAddress(app, ROOT + WITH)
})

it('refuses a passenger without a code, with a way on', async () => {
  await openAs(backend, ROOT + WITH, KNOWN_PHONES.passenger)
  expect(await screen.findByRole('heading', { name: '该活动仅限司机参加' })).toBeVisible()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeVisible()
})

it('lists passengers without a first order alone, and asks for those (design §19 "as §2": 全部/已首单/未首单)', async () => {
  const { user } = await openAs(backend, `${ROOT}/invite-list${WITH}`, DRIVER)
  expect((await screen.findAllByText('已首单', { selector: 'li *' })).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('tab', { name: '未首单' }))
  await waitFor(() => expect(screen.queryByText('已首单', { selector: 'li *' })).not.toBeInTheDocument())
  expect((await screen.findAllByText('乘客不是新用户')).length).toBeGreaterThan(0)
  expect(callsOf(backend, 'queryDip2InviteList').map(({ body }) => (body as { readonly orderStatus?: number }).orderStatus)).toEqual([undefined, 2])
})

it('leads from its home to the guide, where others have a rule', async () => {
  const app = await renderApp(ROOT + WITH)
  await app.user.click(await findButton('攻略'))
  await expectAddress(app, `${ROOT}/strategy${WITH}`)
})

it('has a guide of three steps, whose questions open one by one, and which leads to the code', async () => {
  const app = await openAs(backend, `${ROOT}/strategy${WITH}`, DRIVER)
  const question = await findButton('收益什么时候到账？')
  const answer = '乘客完成首单后记入收益，每周一结算上一周的收益。'
  expect(screen.getByText(answer)).not.toBeVisible()
  await app.user.click(question)
  expect(screen.getByText(answer)).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['上车打招呼', '停车后出示二维码', '提醒完成首单']))
  await app.user.click(screen.getByRole('button', { name: '出示二维码' }))
  await expectAddress(app, `${ROOT}/qr-code${WITH}`)
})

it.each(['queryDip2IncomeList', 'queryDip2HistoryIncomeList'])('%s: the total is the sum of its rows over all pages, in cents', async (name) => {
  const token = await logIn(backend, DRIVER)
  const ask = async (pageNo: number) => (await askEnvelope(backend, `/external/v1/CandleBizService/${name}`, { body: { sourceId: mocks.sourceId, userUid: '', pageNo, pageSize: 20 }, token })).data as { readonly list: readonly { readonly amount: number }[]; readonly total: number; readonly totalAmount: number }
  const { total, totalAmount } = await ask(1)
  const pages = await Promise.all(Array.from({ length: Math.ceil(total / 20) }, (_, index) => ask(index + 1)))
  expect(total).toBeGreaterThan(10)
  expect(pages.flatMap(({ list }) => list).reduce((sum, { amount }) => sum + amount, 0)).toBe(totalAmount)
})

it('shows the same total on the home and over the list', async () => {
  await openAs(backend, ROOT + WITH, DRIVER)
  const onHome = await within(await screen.findByRole('region', { name: '累计收益' })).findByText((_, element) => /^¥\d+\.\d\d$/.test(element?.textContent ?? ''), { selector: 'span' })
  const { textContent } = onHome
  await changePhone()
  await openAs(backend, `${ROOT}/income-list${WITH}`, DRIVER)
  expect((await screen.findByRole('region', { name: '累计收益' })).textContent).toContain(textContent)
})

it.each(['invite-list', 'income-list', 'history-income-list'])('shows who is logged out the login in place of %s, and the rows afterwards (spec 2 §2.3)', async (list) => {
  const app = await renderApp(`${ROOT}/${list}${WITH}`)
  expect(await screen.findByText('登录后查看你的记录')).toBeVisible()
  await app.user.click(await findButton('登录'))
  await expectOn(app, `${ROOT}/login`)
  await passLogin(app, DRIVER)
  await expectAddress(app, `${ROOT}/${list}${WITH}`)
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(10)
})

it('opens the share at once for a user who presses 去邀请 in the empty list (design §0.5)', async () => {
  backend.setScenario({ queryDip2InviteList: 'empty' })
  const app = await openAs(backend, `${ROOT}/invite-list${WITH}`, DRIVER)
  await app.user.click(await findButton('去邀请'))
  await expectAddress(app, `${ROOT}${WITH}`)
  expect(await findButton('复制链接')).toBeVisible()
})
