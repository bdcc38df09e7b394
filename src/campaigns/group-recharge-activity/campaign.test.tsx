import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { RESULT_POLL } from '@/blocks/pay/askResult'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { endAtOnce } from '../../../tests/faults/hurry'
import { settle } from '../../../tests/faults/watch'
import { installParent } from '../../../tests/journeys/previewHarness'
import { bringBack, callsOf, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { installPayPanel, payOrder, type PanelBehaviour, type PayPanel } from '../../../tests/payPanel'
import { clearBrowser, reloadApp, renderApp, unloadApp } from '../../../tests/render'
import { shortPause } from '../../../tests/startStore'
import { mocks } from './mocks'

let ahead = 0
const backend = mountTestBackend({ now: () => Date.now() + ahead })
let panel: PayPanel | undefined
let goOn: () => void
const inApp = (behaviour?: PanelBehaviour) => (panel = installPayPanel(backend, behaviour))
beforeEach(() => {
  ahead = 0
  goOn = endAtOnce([RESULT_POLL.every])
})
afterEach(async () => {
  goOn()
  panel?.remove()
  panel = undefined
  await clearBrowser()
})

const ROOT = `/${mocks.prefix}`
const ADDRESS = `${ROOT}?sourceId=${mocks.sourceId}`
const groupOf = (groupNo: string) => `${ADDRESS}&groupNo=${groupNo}`
const [OWNER, FRIEND, OTHER] = ['13800138000', '13512345671', '13512345672'] as const
const heading = (name: string) => screen.findByRole('heading', { name })
const seats = async () => within(await screen.findByRole('list', { name: '团成员' })).getAllByRole('listitem').map(({ textContent }) => textContent)
const sent = (name: string) => callsOf(backend, name).map(({ body }) => body as { readonly requestId: string; readonly amount: number; readonly groupNo?: string; readonly packageId?: string })

/** Another user takes a place, on their own phone. Gives the order that holds it. */
async function holdElsewhere(mobile: string, groupNo: string): Promise<unknown> {
  const token = await logIn(backend, mobile)
  const { data } = await askEnvelope(backend, '/external/v1/CandleBizService/joinGroup', { token, body: { sourceId: mocks.sourceId, groupNo, amount: 8_800, requestId: `JOIN${mobile}` } })
  return data?.['orderNo']
}

/** The same, and pays for it. */
const joinElsewhere = async (mobile: string, groupNo: string) => payOrder(backend, await holdElsewhere(mobile, groupNo))

it('opens a group of the amount that is shown, leads to it, and fills it with friends, who see the leader first', async () => {
  const { opened } = inApp()
  const app = await openAs(backend, ADDRESS, OWNER)
  await app.user.click(await screen.findByRole('radio', { name: /^¥ ?88/ }))
  await app.user.click(await findButton('我要开团 ¥88'))
  expect(await heading('开团成功')).toBeVisible()
  expect(sent('createGroup')).toMatchObject([{ packageId: 'G100', amount: 8_800 }])
  expect(opened()).toMatchObject([{ amount: 8_800 }])
  await app.user.click(await findButton('查看我的团'))
  await expectAddress(app, groupOf('G-4'))
  expect(await heading('还差2人成团')).toBeVisible()
  expect((await seats())[0]).toMatch(/团长.*138\*\*\*\*8000/)
  unloadApp()
  const again = await openAs(backend, ADDRESS, OWNER)
  await expectAddress(again, groupOf('G-4'))
  expect(await findButton('邀请好友参团')).toBeVisible()
  await joinElsewhere(FRIEND, 'G-4')
  await joinElsewhere(OTHER, 'G-4')
  await reloadApp()
  expect(await heading('拼团成功，已到账')).toBeVisible()
  expect(await seats()).toHaveLength(3)
})

it('never says that a group that was paid for does not exist, but loads it, and offers to try again where that fails', async () => {
  inApp()
  const app = await openAs(backend, ADDRESS, OWNER)
  const begin = await findButton('我要开团 ¥88')
  backend.setScenario({ queryGroupRechargePage: 'http500' })
  await app.user.click(begin)
  const see = await findButton('查看我的团')
  const shown: (string | null)[] = []
  const watch = new MutationObserver(() => shown.push(document.body.textContent))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await app.user.click(see)
  await expectAddress(app, groupOf('G-4'))
  const again = await findButton('重试')
  watch.disconnect()
  expect(shown.filter((words) => words?.includes('没有找到这个团'))).toEqual([])
  backend.setScenario({ queryGroupRechargePage: 'ok' })
  await app.user.click(again)
  expect(await heading('还差2人成团')).toBeVisible()
})

it('keeps the user’s own group on the page while the address comes to name it, also where it cannot be asked for by its number', async () => {
  inApp()
  const app = await openAs(backend, ADDRESS, OWNER)
  await app.user.click(await findButton('我要开团 ¥88'))
  await app.user.click(await findButton('查看我的团'))
  await heading('还差2人成团')
  unloadApp()
  backend.setScenario({ queryGroupRechargePage: 'ok>http500' })
  const asked = callsOf(backend, 'queryGroupRechargePage').length
  const again = await openAs(backend, ADDRESS, OWNER)
  const words = await heading('还差2人成团')
  await expectAddress(again, groupOf('G-4'))
  await waitFor(() => expect(callsOf(backend, 'queryGroupRechargePage').length).toBeGreaterThan(asked + 1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(words).toBeVisible()
})

it('leads a visitor through the login back to the same group, and takes the last place', async () => {
  panel = installPayPanel(backend, 'paid', false)
  const app = await renderApp(groupOf('G1'))
  expect(await heading('还差1人成团')).toBeVisible()
  await app.user.click(await findButton('立即参团 ¥88'))
  await waitFor(() => {
    const field = screen.getByRole('textbox', { name: '手机号' })
    field.focus()
    expect(field).toHaveFocus()
  })
  await passLogin(app, FRIEND)
  await expectAddress(app, groupOf('G1'))
  expect(await heading('参团成功')).toBeVisible()
  expect(sent('joinGroup')).toMatchObject([{ groupNo: 'G1', amount: 8_800 }])
  await app.user.click(await findButton('查看我的团'))
  expect(await heading('拼团成功，已到账')).toBeVisible()
})

it('asks for the page once a place is paid for, and shows the group without asking again', async () => {
  inApp()
  const app = await openAs(backend, groupOf('G1'), FRIEND)
  const join = await findButton('立即参团 ¥88')
  const asked = callsOf(backend, 'queryGroupRechargePage').length
  await app.user.click(join)
  expect(await heading('参团成功')).toBeVisible()
  await waitFor(() => expect(callsOf(backend, 'queryGroupRechargePage')).toHaveLength(asked + 1))
  backend.setScenario({ queryGroupRechargePage: 'http500' })
  await app.user.click(await findButton('查看我的团'))
  expect(await heading('拼团成功，已到账')).toBeVisible()
})

it('asks no user to pay again who has just paid for a place, also where the page cannot be asked', async () => {
  inApp()
  const app = await openAs(backend, groupOf('G1'), FRIEND)
  const join = await findButton('立即参团 ¥88')
  backend.setScenario({ queryGroupRechargePage: 'http500' })
  await app.user.click(join)
  expect(await heading('参团成功')).toBeVisible()
  const asked = callsOf(backend, 'queryGroupRechargePage').length
  await app.user.click(await findButton('查看我的团'))
  expect(await findButton('邀请好友参团')).toBeVisible()
  await waitFor(() => expect(callsOf(backend, 'queryGroupRechargePage').length).toBeGreaterThan(asked))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('button', { name: /参团 ¥/ })).not.toBeInTheDocument()
  expect(sent('joinGroup')).toHaveLength(1)
})

it('gives the last place to one of two, tells the other, who may open a group, and pays for nothing', async () => {
  const { opened } = inApp()
  const app = await openAs(backend, groupOf('G1'), FRIEND)
  await findButton('立即参团 ¥88')
  await joinElsewhere(OTHER, 'G1')
  await app.user.click(await findButton('立即参团 ¥88'))
  expect((await screen.findAllByText('来晚了，名额已满，可以自己开团'))[0]).toBeInTheDocument()
  expect(await heading('来晚了，这个团已满')).toBeVisible()
  expect(opened()).toEqual([])
  await app.user.click(await findButton('我来开团'))
  await expectAddress(app, ADDRESS)
  expect(await findButton('我要开团 ¥88')).toBeVisible()
})

it('leads on to a group of one’s own where an order that nobody has paid yet holds the last place', async () => {
  inApp()
  const app = await openAs(backend, groupOf('G1'), FRIEND)
  await findButton('立即参团 ¥88')
  await holdElsewhere(OTHER, 'G1')
  await app.user.click(await findButton('立即参团 ¥88'))
  expect((await screen.findAllByText('来晚了，名额已满，可以自己开团'))[0]).toBeInTheDocument()
  expect(await heading('还差1人成团')).toBeVisible()
  await app.user.click(await findButton('我来开团'))
  await expectAddress(app, ADDRESS)
})

it('says that nothing is on sale, and offers nothing', async () => {
  backend.setScenario({ queryGroupRechargePage: 'nothingOnSale' })
  await openAs(backend, ADDRESS, FRIEND)
  expect(await screen.findByText('套餐已售完，过些时候再来看看')).toBeVisible()
  expect(screen.queryByRole('button', { name: /开团/ })).not.toBeInTheDocument()
})

it('holds a place while its order waits, over a reload, and gives it to another user once it has waited too long', async () => {
  inApp('cancelled')
  const app = await openAs(backend, groupOf('G1'), FRIEND)
  await app.user.click(await findButton('立即参团 ¥88'))
  expect(await heading('订单待付款')).toBeVisible()
  await reloadApp()
  expect(await heading('订单待付款')).toBeVisible()
  expect(new Set(sent('joinGroup').map(({ requestId }) => requestId)).size).toBe(1)
  expect(await holdElsewhere(OTHER, 'G1')).toBeUndefined()
  ahead = 16 * 60_000
  expect(await holdElsewhere(OTHER, 'G1')).toEqual(expect.any(String))
})

it('ends a group that is not complete while the page is open, and says that the money is back', async () => {
  inApp()
  const app = await openAs(backend, ADDRESS, OWNER)
  await app.user.click(await findButton('我要开团 ¥88'))
  await app.user.click(await findButton('查看我的团'))
  expect(await heading('还差2人成团')).toBeVisible()
  ahead = 25 * 3_600_000
  bringBack()
  expect(await heading('未成团，已退款')).toBeVisible()
  expect(screen.getByText('¥88已原路退回')).toBeVisible()
  expect(screen.getAllByText('空位')).toHaveLength(2)
  expect(screen.queryByText('到账¥100')).not.toBeInTheDocument()
  expect(await findButton('重新开团')).toBeVisible()
})

it('turns by itself once its countdown is at zero, to what the server says then', async () => {
  // A page that asks from time to time would find it out as well: none of that here.
  const { setTimeout: real } = globalThis
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof real>) => (args[1] === 5_000 ? real(() => undefined, 0) : real(...args)), real)
  inApp()
  const app = await openAs(backend, ADDRESS, OWNER)
  await app.user.click(await findButton('我要开团 ¥88'))
  await app.user.click(await findButton('查看我的团'))
  expect(await heading('还差2人成团')).toBeVisible()
  ahead = 24 * 3_600_000 - 1_500
  bringBack()
  expect(await heading('未成团，已退款')).toBeVisible()
  expect(screen.getByText('¥88已原路退回')).toBeVisible()
})

it.each([
  ['G2', FRIEND, '来晚了，这个团已满', '我来开团'],
  ['G3', FRIEND, '这个团已结束', '我来开团'],
  ['G3', OWNER, '未成团，已退款', '重新开团'],
  ['G99', FRIEND, '没有找到这个团', '我来开团'],
])('says of the group %s to %s: %s', async (groupNo, mobile, words, label) => {
  await openAs(backend, groupOf(groupNo), mobile)
  expect(await heading(words)).toBeVisible()
  expect(await findButton(label)).toBeVisible()
})

it('shares a link to the same group', async () => {
  const { shared } = inApp()
  const app = await openAs(backend, ADDRESS, OWNER)
  await app.user.click(await findButton('我要开团 ¥88'))
  await app.user.click(await findButton('查看我的团'))
  await app.user.click(await findButton('邀请好友参团'))
  await waitFor(() => expect(shared()).toEqual([expect.stringContaining(`${ROOT}?groupNo=G-4&sourceId=${mocks.sourceId}`)]))
})

it('says in a preview that the app was asked for, and asks nothing for it (design §0.2)', async () => {
  const parent = installParent()
  const left = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  try {
    const { user } = await renderApp(`${ROOT}/preview?fixture=browser`)
    await user.click(await findButton('打开APP'))
    expect(parent.ofType('preview/action')).toEqual([{ type: 'preview/action', name: 'openApp' }])
    await shortPause()
    expect([backend.requests(), left.mock.calls]).toEqual([[], []])
  } finally {
    parent.leave()
  }
})

it('tells of a group that was paid for before the page of the ended activity comes (design §22)', async () => {
  inApp()
  const app = await openAs(backend, ADDRESS, OWNER)
  const begin = await findButton('我要开团 ¥88')
  backend.setScenario({ queryGroupRechargePage: 'finished' })
  await app.user.click(begin)
  expect(await heading('开团成功')).toBeVisible()
  await settle()
  expect(screen.getByRole('heading', { name: '开团成功' })).toBeVisible()
  await app.user.click(await findButton('查看我的团'))
  await expectOn(app, `${ROOT}/invalid-activity/1`)
})
