import { screen, waitFor } from '@testing-library/react'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { askEnvelope } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { notePosterWords } from '../../../tests/posterWords'
import { clearBrowser, renderApp, unloadApp } from '../../../tests/render'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const INVITATION = `${SEARCH}&promotorCode=P2W7NB&channel=WECHAT`
const FRIEND = '13511112222'

it('goes full circle: the link, the offer, the registration with its coupon, the first trip, and the inviter’s list', async () => {
  const friend = await renderApp(`${ROOT}/invitee-register-middle-page${INVITATION}`)
  expect(await screen.findByRole('heading', { name: '送你¥100 包车券' })).toBeVisible()
  expect(screen.getByText('138****8001')).toBeVisible()
  await friend.user.click(screen.getByRole('button', { name: '立即领取' }))
  await expectAddress(friend, `${ROOT}/invitee-register${INVITATION}`)
  expect(await screen.findByText('满600元可用')).toBeVisible()
  await passLogin(friend, FRIEND)
  await expectAddress(friend, `${ROOT}/invitee-register-success${INVITATION}`)
  expect(await screen.findByRole('heading', { name: '包车券到手啦' })).toBeVisible()
  expect(screen.getByRole('button', { name: '去看看路线' })).toBeVisible()
  await changePhone()

  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: FRIEND } })
  const inviter = await openAs(backend, `${ROOT}${SEARCH}`, KNOWN_PHONES.emptyPassenger)
  expect(await screen.findByText('已邀请1位好友')).toBeVisible()
  expect(screen.getByText('再邀2人得¥100')).toBeVisible()
  await inviter.user.click(await findButton('查看全部'))
  await inviter.user.click(await screen.findByRole('tab', { name: '已完单' }))
  expect(await screen.findByText('135****2222')).toBeVisible()
  expect(callsOf(backend, 'queryMultiDayPipInviteList').map(({ body }) => (body as { status?: number }).status)).toEqual([undefined, 3])
})

it.each([
  ['granted', 'invitee-register-success', '包车券到手啦'],
  ['waiting', 'invitee-register-success-2', '注册成功'],
  ['existing', 'invitee-register-already', '你已是老朋友'],
])('tells who is logged in what the link has come to: %s leads to %s (design §24 "coupon granted at once")', async (state, page, title) => {
  backend.setScenario({ queryMultiDayPipInviteeState: state })
  const app = await openAs(backend, `${ROOT}/invitee-register-middle-page${INVITATION}`)
  await app.user.click(await findButton('立即领取'))
  await expectAddress(app, `${ROOT}/${page}${INVITATION}`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.body.textContent.includes('待确认')).toBe(false)
  expect(document.body.textContent.includes('已到账')).toBe(state === 'granted')
})

it('shows a friend who has the coupon, and logs in by the link again, the coupon (design §24 "result by state")', async () => {
  for (const stamp of ['已到账', '已领取']) {
    const app = await renderApp(`${ROOT}/invitee-register${INVITATION}`)
    await passLogin(app, FRIEND)
    await expectAddress(app, `${ROOT}/invitee-register-success${INVITATION}`)
    expect(await screen.findByText(stamp)).toBeVisible()
    expect((await screen.findAllByText((_, element) => element?.textContent === '¥100'))[0]).toBeVisible()
    await changePhone()
  }
})

it('lets a known user whose reward could not be asked for ask again, and refuses nothing (design §24)', async () => {
  backend.setScenario({ dealInviteeReward: 'network' })
  const app = await renderApp(`${ROOT}/invitee-register${INVITATION}`)
  await passLogin(app, KNOWN_PHONES.passenger)
  await expectAddress(app, `${ROOT}/invitee-register-middle-page${INVITATION}`)
  expect(await findButton('立即领取')).toBeVisible()
  expect(callsOf(backend, 'queryMultiDayPipInviteeState')).toEqual([])
})

it('stays, says so and can be tapped again where the state cannot be had', async () => {
  backend.setScenario({ queryMultiDayPipInviteeState: 'network' })
  const app = await openAs(backend, `${ROOT}/invitee-register-middle-page${INVITATION}`)
  await app.user.click(await findButton('立即领取'))
  expect(await screen.findByText('网络开小差了，请稍后重试')).toBeVisible()
  backend.setScenario({ queryMultiDayPipInviteeState: 'existing' })
  await app.user.click(await findButton('立即领取'))
  await expectOn(app, 'invitee-register-already')
})

it('names the cities of the activity', async () => {
  await renderApp(`${ROOT}${SEARCH}`)
  await waitFor(() => expect(screen.getByRole('list', { name: '已开通城市' })).toHaveTextContent('上海苏州杭州合肥湖州'))
})

it.each([
  ['invitee-register', '送你¥100 包车券', '¥100'],
  ['invitee-register-success', '包车券到手啦', '¥100'],
  ['invitee-register-success-2', '注册成功', '¥100'],
  ['invitee-register-already', '你已是老朋友', undefined],
])('promises in the preview of %s what the activity does', async (page, title, amount) => {
  await renderApp(`${ROOT}/${page}/preview`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const amounts = screen.queryAllByText((_, element) => element?.textContent !== undefined && /^¥\d+$/.test(element.textContent)).map(({ textContent }) => textContent)
  expect([...new Set(amounts)]).toEqual(amount === undefined ? [] : [amount])
})

it('promises a coupon on the poster too', async () => {
  const words = notePosterWords()
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await app.user.click(await findButton('立即邀请'))
  await app.user.click(await findButton('生成海报'))
  await screen.findByRole('img', { name: '邀请海报，扫描二维码参加活动' })
  expect(words).toEqual(expect.arrayContaining(['¥100', '包车券']))
})

it('offers the coupon for a trip, and says how a trip uses it', async () => {
  await renderApp(`${ROOT}/invitee-register/preview?fixture=open`)
  expect(await screen.findByText('注册即得，用于多日包车')).toBeVisible()
  expect(document.body).not.toHaveTextContent('打车')
  unloadApp()
  await renderApp(`${ROOT}/invitee-register-success/preview`)
  expect(await screen.findByText('预订多日包车')).toBeVisible()
  expect(document.body).not.toHaveTextContent('呼叫用车')
  unloadApp()
  await renderApp(`${ROOT}/invitee-register-already/preview`)
  expect(await screen.findByText('你得包车券')).toBeVisible()
  expect(document.body).not.toHaveTextContent('支付时抵扣')
})

it('opens the share at once for a user who presses 去邀请 in the empty list (design §0.5)', async () => {
  backend.setScenario({ queryMultiDayPipInviteList: 'empty' })
  const app = await openAs(backend, `${ROOT}/invitation-list${SEARCH}`)
  await app.user.click(await findButton('去邀请'))
  await expectAddress(app, `${ROOT}${SEARCH}`)
  expect(await findButton('复制链接')).toBeVisible()
})
