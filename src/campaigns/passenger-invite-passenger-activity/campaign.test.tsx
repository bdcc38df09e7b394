import { screen, waitFor, within } from '@testing-library/react'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/state/activities'
import { bringBack, callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { notePosterWords } from '../../../tests/posterWords'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const INVITATION = `${SEARCH}&promotorCode=P2W7NB`
const FRIEND = '13511112222'

const get = async (name: string, mobile: string, more = '') => {
  const token = await logIn(backend, mobile)
  return (await askEnvelope(backend, `/external/v1/CandleBizService/${name}${SEARCH}${more}`, { token })).data
}

it('goes full circle: a friend registers with the coupon of the link, has it after a reload too, and the first ride gives the inviter theirs', async () => {
  const friend = await renderApp(`${ROOT}/invitee-register${INVITATION}`)
  expect(await screen.findByRole('heading', { name: '送你¥20 打车券' })).toBeVisible()
  expect(screen.getByText('138****8001')).toBeVisible()
  expect(screen.getByText('满30元可用')).toBeVisible()
  expect(screen.getByText('领取后7天内有效')).toBeVisible()
  await passLogin(friend, FRIEND)
  await expectAddress(friend, `${ROOT}/invitee-register-success${INVITATION}`)
  expect(await screen.findByRole('heading', { name: '打车券到手啦' })).toBeVisible()
  await reloadApp()
  const coupons = within(await screen.findByRole('list', { name: '新人打车券' }))
  expect(coupons.getAllByText((_, element) => element?.textContent === '¥20')[0]).toBeVisible()
  expect(coupons.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  expect(coupons.getByRole('button', { name: '去使用 新人打车券' })).toBeVisible()
  await changePhone()

  const inviter = await openAs(backend, `${ROOT}${SEARCH}`, KNOWN_PHONES.emptyPassenger)
  expect(await screen.findByText('还有¥10待好友完成首单')).toBeVisible()
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: FRIEND } })
  await inviter.user.click(screen.getByRole('button', { name: '邀请记录' }))
  expect(await screen.findByText('135****2222')).toBeVisible()
  expect(screen.getByText('已完单')).toBeVisible()
  await inviter.user.click(await screen.findByText('已完单'))
  inviter.router.history.go(-1)
  expect(await screen.findByText('好友完成首单，券自动到账')).toBeVisible()
  await inviter.user.click(screen.getByRole('button', { name: '奖励明细' }))
  const rewards = within(await screen.findByRole('dialog', { name: '奖励明细' }))
  expect(await rewards.findByText('来自 135****2222')).toBeVisible()
  expect(rewards.getByText('已到账')).toBeVisible()
})

it('asks by GET what the specification names (spec 2 §7.3)', async () => {
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await app.user.click(await findButton('奖励明细'))
  await screen.findAllByText('好友首单奖励券')
  await app.user.keyboard('{Escape}')
  await app.user.click(await findButton('邀请记录'))
  await screen.findByText('共47位好友')
  for (const name of ['getPassengerInvitePassengerPage', 'getPipTotalRewardAmount', 'getPipRewardDtl', 'getPassengerInviteUserList']) expect({ name, methods: [...new Set(callsOf(backend, name).map(({ method }) => method))] }).toEqual({ name, methods: ['GET'] })
})

it('adds up: what the home calls the total is the sum of the rewards that have arrived, over all pages', async () => {
  const { totalRewardAmount, pendingAmount } = (await get('getPipTotalRewardAmount', KNOWN_PHONES.passenger)) as { totalRewardAmount: number; pendingAmount: number }
  const pages = await Promise.all([1, 2, 3].map((pageNo) => get('getPipRewardDtl', KNOWN_PHONES.passenger, `&pageNo=${pageNo}&pageSize=20`)))
  const rows = pages.flatMap((page) => (page as { list: { status: number; amount: number }[] }).list)
  const sum = (status: number) => rows.reduce((cents, row) => cents + (row.status === status ? row.amount : 0), 0)
  expect(rows.length).toBeGreaterThan(20)
  expect([sum(2), sum(5)]).toEqual([totalRewardAmount, pendingAmount])
})

it('says of a coupon until when and how many, and leads to where it is used (design §0.4 RewardRow)', async () => {
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await app.user.click(await findButton('奖励明细'))
  const rewards = within(await screen.findByRole('dialog', { name: '奖励明细' }))
  expect((await rewards.findAllByText('好友首单奖励券 ×2'))[0]).toBeVisible()
  expect(rewards.getAllByRole('listitem')[0]).toHaveTextContent(/有效期至 \d{4}-\d\d-\d\d 23:59/)
  await app.user.click(rewards.getAllByRole('button', { name: '去使用 好友首单奖励券' })[0]!)
  await expectOn(app, `${ROOT}/rule`)
})

it('asks for the next page of the rewards on demand, and for none of them twice', async () => {
  backend.setScenario({ getPipRewardDtl: 'many' })
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  await app.user.click(await findButton('奖励明细'))
  await app.user.click(await findButton('加载更多'))
  await waitFor(() => expect(callsOf(backend, 'getPipRewardDtl').map(({ path }) => /pageNo=(\d+)/.exec(path)?.[1])).toEqual(['1', '2']))
})

it.each([
  ['an account that was there before', KNOWN_PHONES.passenger, 'invitee-register-already', '你已是老朋友', '邀请好友，你也能得打车券', false],
  ['a friend who has the coupon already', KNOWN_PHONES.rewarded, 'invitee-register-already', '你已领过打车券', '你已领取过奖励，打开APP即可享受优质出行', true],
  ['the inviter', KNOWN_PHONES.emptyPassenger, '', /打车更便宜/, '不能接受自己的邀请哦', false],
])('tells %s so, and leaves a way on', async (_, mobile, page, title, words, hasCoupon) => {
  const app = await renderApp(`${ROOT}/invitee-register${INVITATION}`)
  await passLogin(app, mobile)
  await expectAddress(app, `${ROOT}${page && `/${page}`}${INVITATION}`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await screen.findAllByText(words))[0]).toBeVisible()
  expect(screen.getByRole('button', { name: page ? '我也要邀请' : '立即邀请' })).toBeVisible()
  expect(screen.queryByText('怎么使用') !== null).toBe(hasCoupon)
})

it('shows the coupon once it can be had, where it could not be asked for at first: no registration is repeated', async () => {
  backend.setScenario({ queryPipInviteeReward: 'network' })
  const app = await renderApp(`${ROOT}/invitee-register${INVITATION}`)
  await passLogin(app, FRIEND)
  const retry = await findButton('重试')
  backend.setScenario({ queryPipInviteeReward: 'ok' })
  await app.user.click(retry)
  expect(await screen.findByRole('heading', { name: '打车券到手啦' })).toBeVisible()
  expect(callsOf(backend, 'dealInviteeReward')).toHaveLength(1)
})

it('shows who is logged out the login in place of the list, and the list afterwards', async () => {
  const app = await renderApp(`${ROOT}/invited-user-list${SEARCH}`)
  expect(await screen.findByText('登录后查看你的记录')).toBeVisible()
  expect(callsOf(backend, 'getPassengerInviteUserList')).toEqual([])
  await app.user.click(screen.getByRole('button', { name: '登录' }))
  await expectOn(app, `${ROOT}/login`)
  await passLogin(app)
  await expectAddress(app, `${ROOT}/invited-user-list${SEARCH}`)
  expect(await screen.findByText('共47位好友')).toBeVisible()
})

it('knows no sum for who is logged out, and none to invite with for a blacklisted account', async () => {
  await renderApp(`${ROOT}${SEARCH}`)
  expect(await screen.findByText('登录后查看你的打车券')).toBeVisible()
  await changePhone()
  await openAs(backend, `${ROOT}${SEARCH}`, KNOWN_PHONES.blacklisted)
  expect(await screen.findByText('账户暂不能参与邀请，已得奖励不受影响')).toBeVisible()
  expect(screen.queryByRole('button', { name: '立即邀请' })).not.toBeInTheDocument()
})

it('brings the sum up to date when the user comes back and when the rewards are opened, and keeps it where that fails (design §3 "coupon total earned")', async () => {
  const friend = await renderApp(`${ROOT}/invitee-register${INVITATION}`)
  await passLogin(friend, FRIEND)
  await expectOn(friend, `${ROOT}/invitee-register-success`)
  await changePhone()
  const { user } = await openAs(backend, `${ROOT}${SEARCH}`, KNOWN_PHONES.emptyPassenger)
  expect(await screen.findByText('还有¥10待好友完成首单')).toBeVisible()
  backend.setScenario({ getPipTotalRewardAmount: 'network' })
  bringBack()
  await waitFor(() => expect(callsOf(backend, 'getPipTotalRewardAmount')).toHaveLength(2))
  expect(await screen.findByText('还有¥10待好友完成首单')).toBeVisible()
  backend.setScenario({ getPipTotalRewardAmount: 'ok' })
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: FRIEND } })
  await user.click(await findButton('奖励明细'))
  expect(await screen.findByText('好友完成首单，券自动到账')).toBeInTheDocument()
})

it('opens the rewards that were pressed before the login (spec 1 §4, step 10)', async () => {
  const app = await renderApp(`${ROOT}${SEARCH}`)
  await app.user.click(await findButton('奖励明细'))
  await passLogin(app)
  await expectAddress(app, `${ROOT}${SEARCH}`)
  expect(await screen.findByRole('dialog', { name: '奖励明细' })).toBeVisible()
})

it('says that the sum cannot be had, and asks for it again', async () => {
  backend.setScenario({ getPipTotalRewardAmount: 'malformed' })
  const app = await openAs(backend, `${ROOT}${SEARCH}`)
  expect(await screen.findByText('暂时查不到，请稍后重试')).toBeVisible()
  backend.setScenario({ getPipTotalRewardAmount: 'ok' })
  await app.user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '奖励明细' })).toBeVisible()
  expect(screen.queryByText('暂时查不到，请稍后重试')).not.toBeInTheDocument()
})

it.each([
  ['the share page', '/share', undefined],
  ['the home', '', '分享'],
])('promises a coupon on the poster of %s, in figures', async (_, path, way) => {
  const words = notePosterWords()
  const app = await openAs(backend, `${ROOT}${path}${SEARCH}`)
  if (way !== undefined) {
    await app.user.click(await findButton(way))
    await app.user.click(await findButton('生成海报'))
  }
  await screen.findByRole('img', { name: '邀请海报，扫描二维码参加活动' })
  expect(words).toEqual(expect.arrayContaining(['¥20', '打车券']))
  expect(words.join()).not.toContain('打车金')
})

it('promises no sum that the rule does not say', async () => {
  Object.assign(findActivity(backend.state, mocks.sourceId)!, { rewardRule: { inviteeAmount: 2000 } })
  await renderApp(`${ROOT}${SEARCH}`)
  expect((await screen.findAllByText((_, element) => element?.textContent === '¥20'))[0]).toBeVisible()
  expect(screen.getByText('一张')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/¥0(?!\d)/)
})
