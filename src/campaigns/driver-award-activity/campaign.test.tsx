import { act, render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { currentIndex } from '@/lib/history/browserEntries'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { createBackend } from '@/mocks/backend'
import { mountTestBackend } from '@/mocks/jest'
import { clock } from '../../../tests/clock'
import { installParent, type ParentHarness } from '../../../tests/journeys/previewHarness'
import { endWhenTold } from '../../../tests/faults/hurry'
import { bringBack, callsOf, expectOn, findButton, openAs } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'
import { AwardDetail } from './AwardDetail'
import { AwardRow } from './AwardRow'
import { detailFixtures } from './fixtures'
import { mocks } from './mocks'

const ROOT = `/${mocks.prefix}`
const WITH = `?sourceId=${mocks.sourceId}`
const LIST = 'queryDriverAwardList'
const { driver: DRIVER } = KNOWN_PHONES

const { now: realNow } = Date
/** On the 30th the last thirty days are this month's and are called so. */
const BEGIN = '2026-11-20 12:00:00'
const ahead = (parseShanghaiTime(BEGIN) ?? 0) - realNow()
/** By a clock of its own, which no test sets. */
const backend = mountTestBackend({ now: () => realNow() + ahead })
beforeEach(() => clock.at(BEGIN))
afterEach(async () => {
  clock.reset()
  await clearBrowser()
})

const open = (path: string, mobile: string = DRIVER) => openAs(backend, `${ROOT}/${path}`, mobile)
const rowsOf = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))
  return screen.getAllByRole('listitem')
}
const asked = () => callsOf(backend, LIST).map(({ body }) => body as { readonly beginDate: string; readonly endDate: string })
const daysOf = ({ beginDate, endDate }: { readonly beginDate: string; readonly endDate: string }) => (Date.UTC(...partsOf(endDate)) - Date.UTC(...partsOf(beginDate))) / 86_400_000 + 1
const partsOf = (day: string): [number, number, number] => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))]

it('leads from the root to the list: the last 30 days, each award with how far it is, how much and how it stands', async () => {
  const app = await open(WITH)
  await expectOn(app, `${ROOT}/list${WITH}`)
  const rows = await rowsOf(5)
  expect(rows[0]).toHaveTextContent(/本周冲单奖.*至.*已完成18\/30单.*最高¥150进行中/)
  expect(rows[1]).toHaveTextContent(/早晚高峰奖.*已完成41\/40单¥160已达标/)
  expect(rows[2]).toHaveTextContent(/夜间出车奖.*已完成4\/15单¥0未达标/)
  expect(rows[4]).toHaveTextContent(/机场专线奖.*¥200已结算/)
  expect(asked().map(daysOf)).toEqual([30])
})

it('is narrowed to a month and comes back to the same entry, which a reload keeps', async () => {
  const app = await open(`list${WITH}`)
  await rowsOf(5)
  const entry = currentIndex()
  await app.user.click(screen.getByRole('button', { name: /近30天/ }))
  await expectOn(app, `${ROOT}/chooseTime`)
  const [, month] = within(await screen.findByRole('region', { name: '快捷选择' })).getAllByRole('button').slice(1)
  const name = month!.textContent
  await app.user.click(month!)
  expect(month).toHaveAttribute('aria-pressed', 'true')
  await app.user.click(screen.getByRole('button', { name: '确定' }))
  await expectOn(app, `${ROOT}/list${WITH}&beginDate=`)
  expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeVisible()
  expect(asked().at(-1)).toMatchObject({ beginDate: expect.stringMatching(/-01$/) as string })
  expect(currentIndex()).toBe(entry)
  expect(app.router.history.location.state).toMatchObject({ range: { beginDate: asked().at(-1)?.beginDate } })
  const before = asked().at(-1)
  const again = await reloadApp()
  expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeVisible()
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ beginDate: before?.beginDate, endDate: before?.endDate }))
  await expectOn(again, '&beginDate=')
})

it.each(['left open', 'come back to'])('goes on to the new day over midnight: %s (design §16)', async (way) => {
  const stopAt = (time: string) => {
    const now = parseShanghaiTime(time) ?? 0
    Date.now = () => now
  }
  stopAt('2026-11-20 23:50:00')
  const passMidnight = endWhenTold([601_500])
  await open(`list${WITH}`)
  await rowsOf(5)
  stopAt('2026-11-21 00:00:01')
  if (way === 'left open') act(passMidnight)
  else bringBack()
  await waitFor(() => expect(asked().at(-1)?.endDate).toBe('2026-11-21'))
  await rowsOf(5)
  expect(screen.getByRole('button', { name: /近30天/ })).toBeVisible()
})

it('takes days of the driver’s own, and no more than 90 of them', async () => {
  const app = await open(`chooseTime${WITH}&beginDate=2024-01-01&endDate=2024-03-30`)
  expect(await screen.findByText('共90天，最多可选90天')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /结束日期/ }))
  const sheet = await screen.findByRole('dialog', { name: '结束日期' })
  await app.user.click(within(sheet).getByRole('button', { name: '确认' }))
  // The wheel begins a year ago, which is too far from that beginning.
  expect(await screen.findByText('最多可选90天，请缩短时间范围')).toBeVisible()
  expect(screen.getByRole('button', { name: '确定' })).toHaveAttribute('aria-disabled', 'true')
  await app.user.click(screen.getByRole('button', { name: '确定' }))
  expect(app.address()).toContain('/chooseTime')
  await app.user.click(screen.getByRole('button', { name: '近30天' }))
  await app.user.click(screen.getByRole('button', { name: '确定' }))
  // Opened by its address alone: the list takes its place.
  await expectOn(app, `${ROOT}/list`)
  expect(asked().map(daysOf)).toEqual([30])
})

it.each(['&beginDate=2026-01-01&endDate=2026-12-31', '&beginDate=2026-02-30&endDate=2026-03-01', '&beginDate=2026-03-02&endDate=2026-03-01', '&beginDate=%3Cscript%3E&endDate=1'])('asks for no range that is none: %s', async (range) => {
  await open(`list${WITH}${range}`)
  expect(await screen.findByRole('button', { name: /近30天/ })).toBeVisible()
  expect(asked().map(daysOf)).toEqual([30])
})

it('offers other days where there is no award, and comes back to the list', async () => {
  const app = await open(`list${WITH}`, KNOWN_PHONES.driverWithoutCode)
  await app.user.click(await findButton('选择其他时间'))
  await expectOn(app, `${ROOT}/chooseTime`)
  await app.user.click(screen.getByRole('button', { name: '本月' }))
  await app.user.click(screen.getByRole('button', { name: '确定' }))
  await expectOn(app, `${ROOT}/list${WITH}&beginDate=`)
  act(() => app.router.history.go(-1))
  await waitFor(() => expect(app.address()).not.toContain('chooseTime'))
})

it('leads to an award: what its steps bring, what is left by the server’s clock with the phone three days ahead, and its orders', async () => {
  clock.forward(3 * 24 * 60)
  const app = await open(`list${WITH}`)
  await app.user.click(await screen.findByRole('button', { name: /本周冲单奖/ }))
  await expectOn(app, `${ROOT}/detail${WITH}&awardId=week`)
  expect(await screen.findByRole('heading', { level: 1, name: '本周冲单奖' })).toBeVisible()
  expect(screen.getByText(/^剩余[34]天\d+小时\d+分$/)).toBeInTheDocument()
  expect(screen.getByText('再完成2单，可得¥80')).toBeVisible()
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['完成单量奖励金额进度', '10单¥30已达成', '20单¥80还差2单', '30单¥150还差12单'])
  expect(screen.getByText(/奖励以平台核对的有效完成订单为准/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /查看计单明细.*21单/ }))
  await expectOn(app, `${ROOT}/orderDetail${WITH}&awardId=week`)
  const rows = await rowsOf(20)
  expect(rows.some(({ textContent }) => /\d\d:\d\d不计入取消单：(乘客|司机)取消/.test(textContent))).toBe(true)
  expect(rows.some(({ textContent }) => /不计入异常单：行驶里程与轨迹不符/.test(textContent))).toBe(true)
})

it('asks again when the time of an award is up, once', async () => {
  backend.setScenario({ queryDriverAwardDetail: 'almostOver>ok' })
  await open(`detail${WITH}&awardId=week`)
  expect(await screen.findByText('剩余0天0小时0分')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText(/^剩余[34]天/)).toBeInTheDocument())
  expect(callsOf(backend, 'queryDriverAwardDetail')).toHaveLength(2)
})

it.each(['detail', 'orderDetail'])('says of an award that there is not, and leads back: %s', async (page) => {
  const app = await open(`${page}${WITH}&awardId=nothing`)
  expect(await screen.findByText(page === 'detail' ? '没有找到这个奖励' : '暂无计单记录')).toBeVisible()
  await app.user.click(await findButton(page === 'detail' ? '查看全部奖励' : '返回奖励详情'))
  await expectOn(app, page === 'detail' ? `${ROOT}/list${WITH}` : `${ROOT}/detail${WITH}`)
})

it('tells a passenger that it is for drivers', async () => {
  await open(`list${WITH}`, KNOWN_PHONES.passenger)
  expect((await screen.findAllByText('该活动仅限司机参加'))[0]).toBeVisible()
})

it.each(['list', 'detail'])('in no frame has nothing but another try: the way home would lead to this very screen (%s)', async (page) => {
  await renderApp(`${ROOT}/${page}${WITH}`)
  expect(await screen.findByRole('heading', { name: '请在司机端打开' })).toBeVisible()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['重试'])
})

describe('in the frame of the driver’s app (spec 2 §2.5)', () => {
  let parent: ParentHarness
  beforeEach(() => {
    parent = installParent()
  })
  afterEach(() => parent.leave())

  it('waits for the token, takes none from a stranger, and shows the awards of the driver that it is of', async () => {
    await renderApp(`${ROOT}/list${WITH}`)
    await waitFor(() => expect(parent.ofType('preview/ready')).toHaveLength(1))
    const token = await logIn(backend, DRIVER)
    await parent.say({ type: 'preview/token', token }, { from: 'https://stranger.example' })
    expect(callsOf(backend, LIST)).toEqual([])
    await parent.say({ type: 'preview/token', token })
    await rowsOf(5)
  })

  it('says after 3 s where to open it, and asks again', async () => {
    const app = await renderApp(`${ROOT}/list${WITH}`)
    expect(await screen.findByRole('heading', { name: '请在司机端打开' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    await parent.say({ type: 'preview/token', token: await logIn(backend, DRIVER) })
    await rowsOf(5)
  })
})

it('says nothing of how an award stands where that is not known, in the list and on its page (design §16)', () => {
  const { record } = detailFixtures.finished
  const nothing = () => undefined
  const cases = [['settled', '已结算'], ['unknown', '']] as const
  for (const [status, words] of cases) {
    const row = render(<AwardRow row={{ ...record, status }} previous={undefined} />)
    expect(screen.getByRole('button').textContent).toMatch(new RegExp(`¥150${words}$`))
    row.unmount()
    const page = render(<AwardDetail record={{ ...record, status, finished: 0 }} title="奖励详情" config={{ notes: '' }} actions={{ back: nothing, login: nothing, open: nothing, reload: nothing }} />)
    expect(screen.getByRole('heading', { name: '奖励详情' }).parentElement?.childElementCount).toBe(words ? 2 : 1)
    expect(screen.queryAllByText('未达成').length > 0).toBe(words !== '')
    page.unmount()
  }
})

it.each([
  ['finished', 'Ended 2026-11-15 23:59', '34 rides, target 30'],
  ['missed', 'Ended 2026-11-15 23:59', '6 of 30 rides'],
  ['rewarded', 'Ends 2026-11-22 23:59', '30 rides, target 30'],
])('says in English whether an award has ended or was reached before its end, and by how many rides: %s', async (fixture, words, rides) => {
  await renderApp(`${ROOT}/detail/preview${WITH}&fixture=${fixture}&lang=en`)
  await waitFor(() => expect(document.body).toHaveTextContent(words))
  expect(screen.getByText(rides)).toBeVisible()
})

it('adds up, whatever the hour: each award is found in its days, its orders are those that the detail counts, within its days, newest first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 400 * 24 * 60 }), async (minutes) => {
      const other = createBackend({ campaigns: [mocks], now: () => 1_795_000_000_000 + minutes * 60_000 })
      const token = await logIn(other, DRIVER)
      const ask = async (call: string, more: object) => (await askEnvelope(other, `/external/v1/CandleBizService/${call}`, { token, body: { sourceId: mocks.sourceId, userUid: '', pageSize: 300, pageNo: 1, ...more } })).data as Record<string, unknown>
      for (const awardId of ['week', 'peak', 'night', 'rain', 'airport', 'month']) {
        const { award } = (await ask('queryDriverAwardDetail', { awardId })) as { award: { beginTime: string; endTime: string; finishedOrders: number; orderTotal: number; earnedAmount: number; steps: { orderCount: number; amount: number }[] } }
        const orders = (await ask('queryDriverAwardOrderList', { awardId })).list as { finishTime: string; isCounted: number }[]
        expect([orders.length, orders.filter(({ isCounted }) => isCounted === 1).length]).toEqual([award.orderTotal, award.finishedOrders])
        const times = orders.map(({ finishTime }) => finishTime)
        expect([times.toSorted().toReversed(), times.every((time) => time >= award.beginTime && time <= award.endTime)]).toEqual([times, true])
        expect(award.earnedAmount).toBe(award.steps.findLast(({ orderCount }) => orderCount <= award.finishedOrders)?.amount ?? 0)
        const day = award.endTime.slice(0, 10)
        expect(((await ask('queryDriverAwardList', { beginDate: day, endDate: day })).list as { awardId: string }[]).map((row) => row.awardId)).toContain(awardId)
      }
    }),
    { numRuns: 8 },
  )
})
