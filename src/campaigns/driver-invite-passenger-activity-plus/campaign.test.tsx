import { act, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { createBackend } from '@/mocks/backend'
import { weekOf } from '@/mocks/seeds/driverIncome'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { formatShanghaiTime } from '@/lib/time/shanghai'
import { clock } from '../../../tests/clock'
import { callsOf, changePhone, expectAddress, expectNewWeek, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../tests/render'
import { inviteeRoutes } from './inviteeRoutes'
import { mocks } from './mocks'

const ROOT = `/${mocks.prefix}`
const WITH = `?sourceId=${mocks.sourceId}`
const DRIVER = KNOWN_PHONES.driver
const PASSENGER = '13511112222'
const CODE = 'D5M9TR'

const backend = mountTestBackend({ campaigns: [mocks], now: () => Date.now() })
afterEach(clearBrowser)
afterEach(clock.reset)

const order = (mobile: string) => askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile } })

it('goes the whole circle: the driver shows the code, the passenger registers and gets the gift, the first order is income', async () => {
  const before = await openAs(backend, ROOT + WITH, DRIVER)
  await before.user.click(await findButton(/^面对面扫码/))
  const dialog = within(await screen.findByRole('dialog', { name: '面对面扫码' }))
  expect(dialog.getByText('乘客扫码得¥20 打车金')).toBeVisible()
  expect(dialog.getByRole('img', { name: '邀请二维码，扫描参加活动' })).toBeVisible()
  await changePhone()

  const friend = await renderApp(`${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`)
  expect(await screen.findByText('王师傅 沪A***00')).toBeVisible()
  await passLogin(friend, PASSENGER)
  await expectOn(friend, `${ROOT}/invitee-register-success`)
  const coupons = within(await screen.findByRole('list', { name: '新人打车金' }))
  expect(coupons.getByText('无门槛')).toBeVisible()
  expect(coupons.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  expect(await coupons.findByText('20')).toBeVisible()
  expect(coupons.getByRole('button', { name: '去使用 新人打车金' })).toBeVisible()
  expect(callsOf(backend, 'receiveDipPlusInviteeReward')[0]!.body).toMatchObject({ promotorCode: CODE, requestId: expect.stringMatching(/^\w{32}$/) as string })
  await changePhone()

  await openAs(backend, `${ROOT}/invitation-list${WITH}`, DRIVER)
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('135****2222')
  expect(rows[0]).toHaveTextContent('完成首单后你得¥8')
  await changePhone()

  await order(PASSENGER)
  const after = await openAs(backend, `${ROOT}/profit-list${WITH}`, DRIVER)
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0))
  await after.user.click(within(screen.getAllByRole('listitem')[0]!).getByRole('button'))
  await expectOn(after, `${ROOT}/profit-detail`)
  expect(await screen.findByText('乘客 135****2222')).toBeVisible()
  expect(after.address()).toMatch(/date=\d{4}-\d\d-\d\d/)
})

it('tells a new passenger of no gift that nobody has confirmed, and asks for it again when they come back', async () => {
  backend.setScenario({ receiveDipPlusInviteeReward: 'network>ok' })
  const link = `${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`
  const first = await renderApp(link)
  await passLogin(first, PASSENGER)
  await expectOn(first, `${ROOT}/invitee-register-success`)
  expect(await screen.findByText('待确认')).toBeVisible()
  expect(await screen.findByText('20')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/已到账|已放入|去使用/)
  await changePhone()
  const again = await openAs(backend, link, PASSENGER)
  await expectOn(again, `${ROOT}/invitee-register-success`)
  expect(await findButton('去使用 新人打车金')).toBeVisible()
})

it('shows a passenger’s coupons again whenever the page is opened, and calls a car in the mini program around the page', async () => {
  const friend = await renderApp(`${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`)
  await passLogin(friend, PASSENGER)
  await expectOn(friend, `${ROOT}/invitee-register-success`)
  await changePhone()
  const inMiniProgram = installChatApp({ device: 'ios', isMiniProgram: true })
  const again = await openAs(backend, `${ROOT}/invitee-register-success${WITH}`, PASSENGER)
  expect(await screen.findAllByRole('button', { name: /^去使用/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: '我也要邀请' })).not.toBeInTheDocument()
  expect(screen.getByText('打开小程序')).toBeVisible()
  await again.user.click(await findButton('打开小程序打车'))
  await waitFor(() => expect(inMiniProgram.of('navigateTo')).toMatchObject([{ url: '/pages/call-car/index' }]))
  inMiniProgram.remove()
})

it('shows a passenger who has the gift, and scans the code again, the gift (design §2 "success: coupons list")', async () => {
  for (const phone of ['first', 'second']) {
    const app = await renderApp(`${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`)
    await passLogin(app, PASSENGER)
    await expectOn(app, `${ROOT}/invitee-register-success`)
    expect(await findButton('去使用 新人打车金')).toBeVisible()
    if (phone === 'first') await changePhone()
  }
})

it('promises a passenger whom the risk check refuses no gift, and says why (spec 1 §7)', async () => {
  const app = await openAs(backend, `${ROOT}/rule${WITH}&promotorCode=${CODE}`, PASSENGER)
  await act(() => app.router.navigate(`${ROOT}/invitee-register-success${WITH}&promotorCode=${CODE}`, { state: { isRefused: true } }))
  expect(await screen.findByRole('heading', { level: 1, name: '注册成功' })).toBeVisible()
  expect(screen.getByText('账户存在风险，暂不能领取奖励')).toBeVisible()
  expect(await findButton('打开小程序打车')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/新人打车金|待确认|怎么使用|到账/)
})

it('shows a driver the code that they pressed before the login (spec 1 §4, step 10)', async () => {
  const app = await renderApp(ROOT + WITH)
  await app.user.click(await findButton(/^面对面扫码/))
  await passLogin(app, DRIVER)
  await expectAddress(app, ROOT + WITH)
  expect(await screen.findByRole('dialog', { name: '面对面扫码' })).toBeVisible()
})

it('asks for the new day when it begins, on a page that stays in front (spec 2 §9)', () => expectNewWeek(backend, ROOT + WITH, DRIVER))

it('leads a driver who opened their own link to their home, and tells them', async () => {
  const app = await openAs(backend, `${ROOT}/invitee-register${WITH}&promotorCode=${CODE}`, DRIVER)
  await expectAddress(app, `${ROOT}${WITH}&promotorCode=${CODE}`)
  expect(await screen.findByText('不能接受自己的邀请哦')).toBeVisible()
})

it('refuses a passenger on the driver’s home, with a way on', async () => {
  await openAs(backend, ROOT + WITH, KNOWN_PHONES.passenger)
  expect(await screen.findByRole('heading', { name: '该活动仅限司机参加' })).toBeVisible()
  expect(screen.getByRole('button', { name: '换司机账号登录' })).toBeVisible()
})

it('says that there is no income yet, and leads back to the activity', async () => {
  const app = await openAs(backend, `${ROOT}/profit-list${WITH}`, KNOWN_PHONES.driverWithoutCode)
  expect(await screen.findByText('今天还没有收益')).toBeVisible()
  expect(screen.getByRole('region', { name: '累计收益' })).toHaveTextContent('¥0.00')
  await app.user.click(await findButton('去看看活动'))
  await expectAddress(app, ROOT + WITH)
})

describe.each([
  ['none', true, '/invitee-register-success', 'registered'],
  ['none', false, '/invitee-register-already', 'alreadyRegistered'],
  ['receivedBefore', false, '/invitee-register-success', 'alreadyReceived'],
  ['hit', true, '/invitee-register-success', 'inviteSucceeded'],
] as const)('a passenger whose gift is %s, new: %j', (status, isNewUser, page, word) => {
  it(`is led to ${page}`, () => {
    if (inviteeRoutes.ask !== 'reward') throw new Error('asks for something else')
    const facts = { isRisky: false, isSelfInvite: false, reward: { status, type: 5, cents: status === 'hit' ? 2000 : null } }
    expect(inviteeRoutes.toDestination(facts, { campaign: 'c', search: '?s', isNewUser })).toMatchObject({ targetOr: `/c${page}?s`, word })
  })
})

it.each([
  [true, '/c/invitee-register-success?s'],
  [false, '/c/invitee-register-already?s'],
])('tells nobody refused by the risk check that they were known when they are new: %j', (isNewUser, path) => {
  if (inviteeRoutes.ask !== 'reward') throw new Error('asks for something else')
  expect(inviteeRoutes.toDestination({ isRisky: true, isSelfInvite: false, reward: null }, { campaign: 'c', search: '?s', isNewUser })).toEqual({ path, word: 'risky', isRefused: true })
})

describe('the money adds up, in cents', () => {
  const DAY_MS = 86_400_000
  const path = (name: string) => `/external/v1/CandleBizService/${name}`
  type Row = { readonly amount: number; readonly date: string; readonly getTime: string }
  type Reply = { readonly list: readonly Row[]; readonly total: number; readonly totalAmount: number }

  async function earned(now: number) {
    const of = createBackend({ campaigns: [mocks], now: () => now })
    const token = await logIn(of, DRIVER)
    const ask = async (name: string, more: object = {}) => (await askEnvelope(of, path(name), { body: { sourceId: mocks.sourceId, userUid: '', pageNo: 1, pageSize: 20, ...more }, token })).data as unknown
    const { stat } = (await ask('queryDipPlusPage')) as { readonly stat: Readonly<Record<string, number>> & { readonly periodBegin: string } }
    const first = (await ask('queryDipPlusProfitList')) as Reply
    const pages = await Promise.all(Array.from({ length: Math.ceil(first.total / 20) }, async (_, index) => (await ask('queryDipPlusProfitList', { pageNo: index + 1 })) as Reply))
    const days = pages.flatMap(({ list }) => list)
    const details = await Promise.all(days.map(async ({ date }) => (await ask('queryDipPlusProfitDetail', { date })) as Reply))
    return { stat, totalAmount: first.totalAmount, days, details }
  }

  const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((cents, { amount }) => cents + amount, 0)

  it('over pages, days and orders, and the week is what was earned since its Monday in Shanghai', async () => {
    const moments = fc.sample(fc.integer({ min: Date.UTC(2026, 10, 14), max: Date.UTC(2026, 10, 30) }), 6)
    for (const now of moments) {
      const { stat, totalAmount, days, details } = await earned(now)
      expect([totalAmount, sum(days), sum(details.flatMap(({ list }) => list))]).toEqual([stat['totalIncome'], stat['totalIncome'], stat['totalIncome']])
      expect(details.map(({ totalAmount: ofDay }) => ofDay)).toEqual(days.map(({ amount }) => amount))
      expect(stat['periodIncome']).toBe(sum(details.flatMap(({ list }) => list).filter(({ getTime }) => getTime >= stat.periodBegin)))
    }
  })

  it('begins each week on a Monday at 00:00 in Shanghai, seven days at most before now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }), (second) => {
        const monday = weekOf(formatShanghaiTime(second * 1000))
        const at = Date.parse(`${monday.replace(' ', 'T')}+08:00`)
        expect([monday.slice(11), new Date(at + DAY_MS / 3).getUTCDay()]).toEqual(['00:00:00', 1])
        expect(second * 1000 - at).toBeGreaterThanOrEqual(0)
        expect(second * 1000 - at).toBeLessThan(7 * DAY_MS)
      }),
    )
  })
})
