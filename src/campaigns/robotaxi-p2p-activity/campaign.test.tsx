import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { environmentOf } from '@config/env/environments'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { APP_TIMEOUT_MS } from '@/lib/page/whenNoAppOpened'
import { askEnvelope } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/state/activities'
import { endWhenTold } from '../../../tests/faults/hurry'
import { callsOf, changePhone, expectAddress, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../tests/render'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const INVITATION = `${SEARCH}&promotorCode=P2W7NB`
const FRIEND = '13511112222'

it('promises the coupon with the first driverless ride, in figures until it is kept', async () => {
  const friend = await renderApp(`${ROOT}/invitee-register${INVITATION}`)
  expect(await screen.findByRole('heading', { name: '送你¥30 体验券' })).toBeVisible()
  expect(screen.getByText('注册领券，首次出行后到账')).toBeVisible()
  await passLogin(friend, FRIEND)
  await expectAddress(friend, `${ROOT}/invitee-register-success-2${INVITATION}`)
  expect(await screen.findByText('完成首次无人车出行，体验券自动到账')).toBeVisible()
  expect((await screen.findAllByText((_, element) => element?.textContent === '¥30'))[0]).toBeVisible()
  expect(screen.getByText('待完成首单')).toBeVisible()
  expect(screen.getByText('体验券到账')).toBeVisible()
  expect(screen.queryByText('支付时抵扣')).not.toBeInTheDocument()
  await changePhone()

  // The ride is taken: the link, opened again, leads to the coupon.
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: FRIEND } })
  const again = await openAs(backend, `${ROOT}/invitee-register-middle-page${INVITATION}`, FRIEND)
  await again.user.click(await findButton('立即领取'))
  await expectAddress(again, `${ROOT}/invitee-register-success${INVITATION}`)
  expect(await screen.findByRole('heading', { name: '体验券到手啦' })).toBeVisible()
})

it('takes nobody’s own invitation, and leads its sender home', async () => {
  const sender = await openAs(backend, `${ROOT}/invitee-register-middle-page${SEARCH}&promotorCode=P8K3QX`, '13800138000')
  await sender.user.click(await findButton('立即领取'))
  expect(await screen.findByText('不能接受自己的邀请哦')).toBeVisible()
  await expectAddress(sender, `${ROOT}${SEARCH}&promotorCode=P8K3QX`)
})

it.each([
  ['car', 'saicmobility://robotaxi'],
  ['taxi', 'saictaxi://robotaxi'],
] as const)('leads to the ride in the app of the line: %s', async (line, address) => {
  const left = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  const goOn = endWhenTold([APP_TIMEOUT_MS])
  const app = await renderApp(`${ROOT}/invitee-register-already${SEARCH}`, { environment: environmentOf('dev', line) })
  await app.user.click(await findButton('去体验无人车'))
  expect(left.mock.calls[0]).toEqual([address])
  // The store follows.
  goOn()
})

it('says where it drives: in words, and by the map that marketing sets', async () => {
  await renderApp(`${ROOT}${SEARCH}`)
  expect(await screen.findByText(/^目前在以下区域开放/)).toHaveTextContent(/^目前在以下区域开放，每天7:00-21:00运营，起终点均须在服务范围内$/)
  expect(screen.getByRole('list', { name: '已开通城市' })).toHaveTextContent('上海浦东上海嘉定')
})

it('points at no area where none is known', async () => {
  await renderApp(`${ROOT}/preview?fixture=withoutRule`)
  expect(await screen.findByText('邀请一位好友')).toBeVisible()
  expect(screen.queryByText('无人车服务范围')).not.toBeInTheDocument()
})

it('promises no sum that the rule does not say', async () => {
  Object.assign(findActivity(backend.state, mocks.sourceId)!, { rewardRule: { inviteeAmount: 2000 } })
  await renderApp(`${ROOT}${SEARCH}`)
  expect((await screen.findAllByText((_, element) => element?.textContent === '¥20'))[0]).toBeVisible()
  expect(document.body).not.toHaveTextContent(/¥0(?!\d)/)
})

it('opens the share at once for a user who presses 去邀请 in the empty list (design §0.5)', async () => {
  backend.setScenario({ queryRobotaxiPipInviteList: 'empty' })
  const app = await openAs(backend, `${ROOT}/invitation-list${SEARCH}`)
  await app.user.click(await findButton('去邀请'))
  await expectAddress(app, `${ROOT}${SEARCH}`)
  expect(await findButton('复制链接')).toBeVisible()
})

const registerThroughLink = async (mobile: string) => {
  const app = await renderApp(`${ROOT}/invitee-register-middle-page${INVITATION}`)
  await app.user.click(await findButton('立即领取'))
  await expectAddress(app, `${ROOT}/invitee-register${INVITATION}`)
  await passLogin(app, mobile)
  return app
}

it('leads a friend who still has the first ride to take, and logs in by the link again, to what waits; a step back is not to the registration (design §24 "result by state")', async () => {
  await expectAddress(await registerThroughLink(FRIEND), `${ROOT}/invitee-register-success-2${INVITATION}`)
  await changePhone()
  const again = await registerThroughLink(FRIEND)
  await expectAddress(again, `${ROOT}/invitee-register-success-2${INVITATION}`)
  expect(await screen.findByText('待完成首单')).toBeVisible()
  act(() => again.router.history.go(-1))
  await expectAddress(again, `${ROOT}/invitee-register-middle-page${INVITATION}`)
})

it('leads a user whom we know on to the page for them', async () => {
  const app = await registerThroughLink('13800138000')
  await expectAddress(app, `${ROOT}/invitee-register-already${INVITATION}`)
  expect(await screen.findByRole('heading', { name: '你已是老朋友' })).toBeVisible()
})

it('leads a known user for whom there is no state either to the page for them: registration and state do not lead to each other for ever', async () => {
  backend.setScenario({ queryRobotaxiPipInviteeState: 'unclaimed' })
  const app = await registerThroughLink('13800138000')
  await expectAddress(app, `${ROOT}/invitee-register-already${INVITATION}`)
  expect(callsOf(backend, 'queryRobotaxiPipInviteeState')).toHaveLength(1)
})
