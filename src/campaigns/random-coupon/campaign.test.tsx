import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { entryRead } from '@/features/entry'
import { mountTestBackend } from '@/mocks/jest'
import { toast } from '@/ui/feedback/toast'
import { settle } from '../../../tests/faults/watch'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

const ROOT = `/${mocks.prefix}`
const ADDRESS = `${ROOT}?sourceId=${mocks.sourceId}`
const CALL = 'randomCouponDraw'

const idsSent = () => callsOf(backend, CALL).map(({ body }) => (body as { requestId?: unknown }).requestId)
const won = () => waitFor(() => {
  const dialog = screen.getByRole('dialog', { name: '恭喜你获得' })
  expect(dialog).toBeVisible()
  return within(dialog)
})
const ticket = () => screen.findByRole('button', { name: '去使用 打车优惠券' })

it('goes through the login to one draw, keeps the coupon, and gives one more for a share', async () => {
  const app = await renderApp(ADDRESS)
  await passLogin(app)
  await expectAddress(app, ADDRESS)
  expect(await screen.findByText('剩余1次机会')).toBeVisible()
  const draw = await findButton('抽券')
  act(() => {
    draw.click()
    draw.click()
  })
  await app.user.click((await won()).getByRole('button', { name: '关闭' }))
  expect(idsSent()).toHaveLength(1)
  expect(await ticket()).toBeVisible()
  expect(await screen.findByText('今日机会已用完，分享好友再得机会')).toBeVisible()
  await app.user.click(await findButton('分享后再抽一次'))
  await app.user.click(await findButton('复制链接'))
  await app.user.keyboard('{Escape}')
  await app.user.click(await findButton('再抽一次'))
  await app.user.click((await won()).getByRole('button', { name: '关闭' }))
  expect(new Set(idsSent()).size).toBe(2)
  expect(await findButton('今日已完成')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('明天再来抽一张')).toBeVisible()
  expect(screen.queryByRole('button', { name: '分享后再抽一次' })).not.toBeInTheDocument()
  await changePhone()
  await openAs(backend, ADDRESS)
  expect(await ticket()).toBeVisible()
})

it('has its rule over the stage, from before the draw on (spec 2 §1)', async () => {
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('规则'))
  const sheet = await screen.findByRole('dialog', { name: '活动规则' })
  expect(within(sheet).getByRole('heading', { name: '怎么抽券' })).toBeVisible()
  await app.user.click(within(sheet).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await findButton('抽券')).toBeVisible()
})

it.each(['lostOnce', 'timeout'])('tells the one coupon that was drawn where the answer was lost (%s), after a reload too', async (outcome) => {
  backend.setScenario({ [CALL]: outcome })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('抽券'))
  await waitFor(() => expect(idsSent().length).toBeGreaterThan(0))
  backend.setScenario({ [CALL]: 'ok' })
  await reloadApp()
  await won()
  expect(new Set(idsSent()).size).toBe(1)
})

it('is kind to who draws nothing, and leads to another chance', async () => {
  backend.setScenario({ [CALL]: 'nothing' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('抽券'))
  const dialog = within(await screen.findByRole('dialog', { name: '差一点点' }))
  await app.user.click(await dialog.findByRole('button', { name: '分享后再抽一次' }))
  expect(await screen.findByRole('dialog', { name: '分享给好友' })).toBeVisible()
})

it('offers no draw that was just used up, while the page has not said so yet', async () => {
  backend.setScenario({ [CALL]: 'nothing' })
  const app = await openAs(backend, ADDRESS)
  const draw = await findButton('抽券')
  backend.setScenario({ queryRandomCouponPage: 'timeout' })
  await app.user.click(draw)
  const dialog = within(await screen.findByRole('dialog', { name: '差一点点' }))
  expect(dialog.getByRole('button', { name: '分享后再抽一次' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: '再抽一次' })).not.toBeInTheDocument()
})

it('says that all coupons are gone (-196251), and shares from a page of its own', async () => {
  backend.setScenario({ [CALL]: 'soldOut' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('抽券'))
  await expectOn(app, `${ROOT}/empty`)
  expect(await screen.findByRole('heading', { name: '券已抢光' })).toBeVisible()
  await changePhone()
  const sharing = await openAs(backend, ADDRESS)
  await sharing.user.click(await findButton('分享'))
  await expectOn(sharing, `${ROOT}/share`)
  expect(await screen.findByRole('heading', { name: '分享后再抽一次' })).toBeVisible()
})

it('promises no further draw at the page to share from, once the share of today has given its own (design §6)', async () => {
  const app = await openAs(backend, `${ROOT}/share?sourceId=${mocks.sourceId}`)
  expect(await screen.findByRole('heading', { name: '分享后再抽一次' })).toBeVisible()
  await app.user.click(await findButton('复制链接'))
  expect(await screen.findByRole('heading', { name: '分享给好友' })).toBeVisible()
  expect(screen.queryByText('分享后再抽一次')).not.toBeInTheDocument()
})

it('promises no further draw to who draws nothing after the share of today', async () => {
  backend.setScenario({ [CALL]: 'nothing' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('抽券'))
  await app.user.click(await within(await screen.findByRole('dialog', { name: '差一点点' })).findByRole('button', { name: '分享后再抽一次' }))
  await app.user.click(await findButton('复制链接'))
  await app.user.keyboard('{Escape}')
  await app.user.click(await findButton('抽券'))
  await app.user.click(await within(await screen.findByRole('dialog', { name: '差一点点' })).findByRole('button', { name: '知道了' }))
  expect(await findButton('今日已完成')).toBeVisible()
})

it('offers no draw that was refused as received, while the page has not said so yet (spec 1 §8, -196202)', async () => {
  backend.setScenario({ [CALL]: '-196202' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('抽券'))
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await findButton('分享后再抽一次')).toBeVisible()
  expect(screen.queryByRole('button', { name: '抽券' })).not.toBeInTheDocument()
})

it('shows the page as it stands where it is refused as received, with the server’s words once in a visit (spec 1 §8, -196202)', async () => {
  const success = jest.spyOn(toast, 'success')
  backend.setScenario({ queryRandomCouponPage: '-196202' })
  await openAs(backend, ADDRESS)
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await findButton('今日已完成')).toHaveAttribute('aria-disabled', 'true')
  const asked = () => callsOf(backend, 'queryRandomCouponPage').length
  const before = asked()
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  await settle()
  expect(success).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
})

it.each([
  ['prizeUsed', '已使用'],
  ['prizeExpired', '已过期'],
  ['prizeFailed', '发放失败'],
])('says how a coupon stands that cannot be used any more (%s), by its status or the server’s time (design §0.4 RewardRow)', async (outcome, words) => {
  backend.setScenario({ queryRandomCouponPage: outcome })
  await openAs(backend, ADDRESS)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: /去使用/ })).not.toBeInTheDocument()
})

it('shares all the same where the page is refused as received (-196202)', async () => {
  backend.setScenario({ queryRandomCouponPage: '-196202' })
  const app = await openAs(backend, `${ROOT}/share?sourceId=${mocks.sourceId}`)
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await findButton('复制链接')
  backend.setScenario({ queryRandomCouponPage: 'network' })
  await app.user.click(await findButton('复制链接'))
  await waitFor(() => expect(write.mock.calls[0]?.[0]).toContain('promotorCode=P8K3QX'))
  // The share has it asked anew.
  await waitFor(() => expect(callsOf(backend, 'queryRandomCouponPage').length).toBeGreaterThan(1))
  await settle()
  expect(await findButton('复制链接')).toBeVisible()
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
})

it('has the chance of a new day for who comes back to a page that was left open', async () => {
  backend.setScenario({ queryRandomCouponPage: '-196202' })
  await openAs(backend, ADDRESS)
  expect(await findButton('今日已完成')).toBeVisible()
  backend.setScenario({ queryRandomCouponPage: 'ok' })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('剩余1次机会')).toBeVisible()
})

it('shows no page that was said of another inviter or city, where that of this one cannot be asked for (design §0.3)', async () => {
  const app = await openAs(backend, ADDRESS)
  expect(await screen.findByText('剩余1次机会')).toBeVisible()
  backend.setScenario({ queryRandomCouponPage: 'network' })
  act(() => void app.store.dispatch(entryRead({ cityCode: '330100' })))
  const again = await findButton('重试')
  backend.setScenario({ queryRandomCouponPage: 'ok' })
  await app.user.click(again)
  expect(await screen.findByText('剩余1次机会')).toBeVisible()
})
