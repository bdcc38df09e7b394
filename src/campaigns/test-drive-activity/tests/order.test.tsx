import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { sessionSynced } from '@/features/session'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/state/activities'
import { testDriveOrders } from '@/mocks/seeds/testDriveOrders'
import { toast } from '@/ui/feedback/toast'
import { clock } from '../../../../tests/clock'
import { endWhenTold } from '../../../../tests/faults/hurry'
import { callsOf, expectOn, findButton, passLogin } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp, testSession, type RenderedApp } from '../../../../tests/render'
import { ORDER_TIMEOUT_MS } from '../activity/useActivity'
import { POLLING } from '../pages/order/useOrder'
import { BOOKING, noDialog, openTestDrive, ORDER, PREFIX } from './harness'

const backend = mountTestBackend({ slowMilliseconds: 50, now: () => Date.now() })
const BUSY = '13600136000'
const QUESTION = '取消后需重新预约，确定取消本次试驾吗？'

afterEach(async () => {
  clock.reset()
  await clearBrowser()
})

const open = (mobile = BUSY) => openTestDrive(backend, { path: ORDER, mobile })
const cancelling = async (app: RenderedApp) => {
  await app.user.click(await findButton('取消预约'))
  return within(await screen.findByRole('dialog', { name: QUESTION }))
}
const answer = async (app: RenderedApp, name: string) => app.user.click((await cancelling(app)).getByRole('button', { name }))
const steps = () => callsOf(backend, 'cancelTestDriveOrder').map(({ body }) => (body as { secondConfirm: number }).secondConfirm)
const isIdleAgain = async () => expect(await findButton('取消预约')).not.toHaveAttribute('aria-busy')

it.each([
  ['TESTDRIVE2026', ['待试驾', '李晓明', '136****6000', '明天 14:30', '人民广场(地铁站)', '智己 L6 超长续航版']],
  // Bookings only.
  ['TESTDRIVE2026RIDE', ['静安寺久光百货']],
])('shows status, name, phone, time, place and car of %s, and can be cancelled (spec 2 §2.1)', async (sourceId, shown) => {
  await openTestDrive(backend, { path: ORDER, mobile: BUSY, sourceId })
  for (const words of shown) expect((await screen.findAllByText(words))[0]).toBeVisible()
  await isIdleAgain()
})

it('is cancelled in two steps, and still this order once it is over, however it was opened (spec 2 §4)', async () => {
  const app = await open()
  await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
  await answer(app, '再想想')
  await noDialog()
  expect(steps()).toEqual([1])
  await isIdleAgain()
  const asked = callsOf(backend, 'getTestDriveOrder').length
  await answer(app, '取消预约')
  expect((await screen.findAllByText('已取消'))[0]).toBeVisible()
  expect(screen.getByText('人民广场(地铁站)')).toBeVisible()
  expect(screen.queryByRole('button', { name: '取消预约' })).not.toBeInTheDocument()
  expect(steps()).toEqual([1, 1, 2])
  expect(callsOf(backend, 'cancelTestDriveOrder')[2]?.body).toEqual({ sourceId: 'TESTDRIVE2026', orderNo: expect.stringMatching(/^TD/), secondConfirm: 2 })
  expect(callsOf(backend, 'getTestDriveOrder')).toHaveLength(asked + 1)
})

describe('of an activity that is not open (spec 2 §2.1)', () => {
  const orderNoOf = (isCancelled: boolean) => testDriveOrders.of(backend.state).find((order) => order.phone === BUSY && (order.isCancelled === true) === isCancelled)!.orderNo

  it.each(['ended', 'closed', 'notStarted', 'notInList'])('is shown all the same, and can be cancelled (%s)', async (outcome) => {
    backend.setScenario({ getTestDrivePage: outcome })
    const orderNo = orderNoOf(false)
    const app = await openTestDrive(backend, { path: ORDER, search: `&orderNo=${orderNo}`, mobile: BUSY })
    await answer(app, '取消预约')
    expect((await screen.findAllByText('已取消'))[0]).toBeVisible()
    expect(steps()).toEqual([1, 2])
    expect(callsOf(backend, 'getTestDriveOrder')[0]?.body).toEqual({ sourceId: 'TESTDRIVE2026', orderNo })
    expect(app.address()).toBe(`${ORDER}?sourceId=TESTDRIVE2026&orderNo=${orderNo}`)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await app.user.click(await findButton('重新预约'))
    await expectOn(app, `${PREFIX}/invalid-activity/`)
  })

  it('is shown also where it is over, by a backend that tells so by the status of the activity', async () => {
    Object.assign(findActivity(backend.state, 'TESTDRIVE2026')!, { status: 4 })
    const app = await openTestDrive(backend, { path: ORDER, search: `&orderNo=${orderNoOf(true)}`, mobile: BUSY })
    expect(await screen.findByText('上海站')).toBeVisible()
    expect(app.address()).toContain(ORDER)
  })
})

it.each(['network', 'timeout'])('is not held up by a picture that does not come (%s)', async (outcome) => {
  backend.setScenario({ getTestDrivePage: outcome })
  await open()
  expect(await screen.findByText('人民广场(地铁站)')).toBeVisible()
})

it('asks no second time for the activity that the page before it knows', async () => {
  const app = await openTestDrive(backend, { mobile: BUSY })
  await app.user.click(await findButton(/^预约试驾/))
  expect(await screen.findByText('人民广场(地铁站)')).toBeVisible()
  expect(app.address()).toContain(ORDER)
  expect(callsOf(backend, 'getTestDrivePage')).toHaveLength(1)
})

it('has the picture that marketing set behind it, and asks for it again where it asks for the order again', async () => {
  backend.setScenario({ getTestDrivePage: 'network>themed', getTestDriveOrder: 'network>ok' })
  const app = await open()
  await app.user.click(await findButton('重试'))
  expect(await screen.findByText('人民广场(地铁站)')).toBeVisible()
  await waitFor(() => expect(document.querySelector('img[src*="page-200"]')).toBeInTheDocument())
})

it('is not held up by an order that does not load after a cancellation', async () => {
  const app = await open()
  const dialog = await cancelling(app)
  backend.setScenario({ getTestDriveOrder: 'timeout' })
  const asked = callsOf(backend, 'getTestDriveOrder').length
  const beOverdue = endWhenTold([ORDER_TIMEOUT_MS])
  await app.user.click(dialog.getByRole('button', { name: '取消预约' }))
  await waitFor(() => expect(callsOf(backend, 'getTestDriveOrder').length).toBeGreaterThan(asked))
  expect(await findButton('取消预约')).toHaveAttribute('aria-busy', 'true')
  act(beOverdue)
  await waitFor(isIdleAgain)
})

it('leads to a new booking once it is cancelled', async () => {
  const app = await open()
  await answer(app, '取消预约')
  expect(await screen.findByText('预约已取消，可重新预约')).toBeVisible()
  expect(screen.queryByRole('button', { name: '添加到日历' })).not.toBeInTheDocument()
  await app.user.click(await findButton('重新预约'))
  await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026`)
})

describe('on the way to it', () => {
  afterEach(() => jest.restoreAllMocks())

  it('says how far it is, whom to call, and that the app shows the rest', async () => {
    const opened = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
    const app = await open()
    const steps = await screen.findAllByText(/预约已提交|顾问已确认|按时到达上车地点|完成试驾/, { selector: 'li' })
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['预约已提交（已完成）', null],
      ['顾问已确认（已完成）', null],
      ['按时到达上车地点明天 14:30 人民广场(地铁站)', 'step'],
      ['完成试驾', null],
    ])
    await app.user.click(await findButton('联系王顾问'))
    expect(opened).toHaveBeenLastCalledWith('tel:02155556666')
    expect(screen.getByText('请在APP内查看行程进度')).toBeVisible()
    await app.user.click(await findButton('打开APP'))
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2))
  })

  it('says so in other words within the app', async () => {
    const inApp = installNativeApp()
    try {
      await open()
      expect(await findButton('查看行程进度')).toBeVisible()
      expect(screen.queryByText('请在APP内查看行程进度')).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: '打开APP' })).not.toBeInTheDocument()
    } finally {
      inApp.remove()
    }
  })

  it.each(['done', 'cancelled'])('has nothing more to show once it is over: %s', async (fixture) => {
    await renderApp(`${ORDER}/preview?fixture=${fixture}`)
    expect(await screen.findByText('人民广场(地铁站)')).toBeVisible()
    expect(screen.queryByText('请在APP内查看行程进度')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '打开APP' })).not.toBeInTheDocument()
  })

  it('comes into the calendar, or as text where no file can be saved', async () => {
    const make = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    const app = await open()
    await app.user.click(await findButton('添加到日历'))
    expect(await screen.findByText('日历文件已保存，打开即可添加')).toBeVisible()
    // 14:30 in Shanghai.
    expect(await (make.mock.calls[0]![0] as Blob).text()).toMatch(/\r\nDTSTART:\d{8}T063000Z\r\n/)
    expect(save).toHaveBeenCalledTimes(1)

    Object.assign(window, { SaicMobilityBridge: { invoke: () => undefined } })
    await app.user.click(await findButton('添加到日历'))
    Reflect.deleteProperty(window, 'SaicMobilityBridge')
    expect(await screen.findByText('试驾安排已复制，可粘贴到日历')).toBeVisible()
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^试乘试驾：智己 L6 超长续航版\n时间：\d{4}-\d\d-\d\d 14:30（北京时间）\n上车地点：人民广场\(地铁站\)\n订单号：TD\d+$/))
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('is shown as text where nothing can be copied either', async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    Object.assign(window, { SaicMobilityBridge: { invoke: () => undefined } })
    const app = await open()
    await app.user.click(await findButton('添加到日历'))
    Reflect.deleteProperty(window, 'SaicMobilityBridge')
    Reflect.deleteProperty(document, 'execCommand')
    expect(await screen.findByText(/14:30（北京时间）/)).toBeVisible()
    await app.user.click(await findButton('我知道了'))
    await noDialog()
  })
})

it('is shown anew when it was cancelled elsewhere', async () => {
  backend.setScenario({ cancelTestDriveOrder: 'gone' })
  const app = await open()
  await app.user.click(await findButton('取消预约'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).not.toBeInTheDocument())
  expect(steps()).toEqual([1])
})

it.each(['nulls', 'emptyList', 'idle'])('says that it did not work, and gives the button back, when the first answer is odd (%s)', async (outcome) => {
  backend.setScenario({ cancelTestDriveOrder: outcome })
  const app = await open()
  await app.user.click(await findButton('取消预约'))
  expect(await screen.findByText('服务器开小差了，请稍后重试')).toBeVisible()
  await isIdleAgain()
  expect([screen.queryByRole('dialog'), steps()]).toEqual([null, [1]])
  backend.setScenario({ cancelTestDriveOrder: 'ok' })
  expect(await cancelling(app)).toBeDefined()
})

it('says so in English with ?lang=en, whose words for failures are not there before the first of them', async () => {
  backend.setScenario({ cancelTestDriveOrder: 'idle' })
  const app = await openTestDrive(backend, { path: ORDER, search: '&lang=en', mobile: BUSY })
  await app.user.click(await findButton('Cancel booking'))
  expect(await screen.findByText('Our server is busy. Please try again later.')).toBeVisible()
})

it.each([
  ['idle', '服务器开小差了，请稍后重试'],
  ['network', '网络开小差了，请稍后重试'],
])('says that it did not work when the second answer is %s, and gives the button back', async (outcome, words) => {
  const app = await open()
  const dialog = await cancelling(app)
  backend.setScenario({ cancelTestDriveOrder: outcome })
  await app.user.click(dialog.getByRole('button', { name: '取消预约' }))
  expect(await screen.findByText(words)).toBeVisible()
  await isIdleAgain()
  expect(steps()).toEqual([1, 2])
})

it.each(['truncated', 'nulls', 'emptyBody'])('shows the order as it is when it was cancelled and the answer to that is spoilt (%s)', async (outcome) => {
  const app = await open()
  const dialog = await cancelling(app)
  backend.setScenario({ cancelTestDriveOrder: outcome })
  await app.user.click(dialog.getByRole('button', { name: '取消预约' }))
  expect((await screen.findAllByText('已取消'))[0]).toBeVisible()
  expect(steps()).toEqual([1, 2])
})

it("cancels nothing of one user's once another tab has logged another one in (spec 1 §3)", async () => {
  const app = await open()
  const dialog = await cancelling(app)
  const token = await logIn(backend, '13900139000')
  act(() => void app.store.dispatch(sessionSynced({ ...testSession(token), id: 'U-other' })))
  expect(await screen.findByText('暂无预约订单')).toBeInTheDocument()
  await app.user.click(dialog.getByRole('button', { name: '取消预约' }))
  await noDialog()
  expect(steps()).toEqual([1])
})

it('leads on from nothing', async () => {
  const app = await open('13800138001')
  await app.user.click(await findButton('去预约'))
  await expectOn(app, `${BOOKING}?`)
})

it('needs no login (spec 2 §2.3): without a user it asks for no order, and leads to the login and back to the order', async () => {
  const app = await openTestDrive(backend, { path: ORDER, search: '&orderNo=TD1' })
  await app.user.click(await findButton('登录'))
  expect(callsOf(backend, 'getTestDriveOrder')).toEqual([])
  await expectOn(app, `${PREFIX}/login?sourceId=TESTDRIVE2026`)
  await passLogin(app, '13800138001')
  await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD1`)
  expect(await screen.findByText('暂无预约订单')).toBeVisible()
})

/** An order that waits to be confirmed, on its page. The result ends the pause before it is asked for again. */
async function openWaiting(outcome = 'ok') {
  backend.setScenario({ getTestDriveOrder: outcome })
  const app = await openTestDrive(backend, { path: BOOKING, mobile: '13800138001' })
  const body = { sourceId: 'TESTDRIVE2026', name: '李', phone: '13800138001', experienceTime: '2099-01-01 10:00:00', originPoi: '外滩', carType: 'L6' }
  await askEnvelope(backend, '/external/v1/CandleBizService/passengerAppointmentTestDrive', { token: app.store.getState().session.token!, body })
  await findButton('立即预约')
  const goOn = endWhenTold([POLLING.every])
  act(() => app.router.history.push(`/market-platform-h5${ORDER}?sourceId=TESTDRIVE2026`))
  expect((await screen.findAllByText('待确认'))[0]).toBeVisible()
  return goOn
}

it.each(['ok', 'named'])('asks again while it waits to be confirmed, also where its status has a name alone (%s, spec 2 §3)', async (outcome) => {
  const goOn = await openWaiting(outcome)
  expect(screen.getByText('等待顾问确认')).toBeVisible()
  clock.forward(1)
  goOn()
  expect((await screen.findAllByText('待试驾'))[0]).toBeVisible()
})

it('leads to a new booking, and not to the calendar, where its name alone says that it is cancelled (spec 2 §3)', async () => {
  backend.setScenario({ getTestDriveOrder: 'named' })
  const app = await open()
  await answer(app, '取消预约')
  expect(await screen.findByText('预约已取消，可重新预约')).toBeVisible()
  expect(screen.queryByRole('button', { name: '添加到日历' })).not.toBeInTheDocument()
  await app.user.click(await findButton('重新预约'))
  await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026`)
})

it('asks no more where that is refused, and says so once (spec 2 §8)', async () => {
  const told = jest.spyOn(toast, 'error')
  let goOn = await openWaiting()
  await waitFor(() => expect(callsOf(backend, 'getTestDriveOrder').length).toBeGreaterThan(1))
  const asked = callsOf(backend, 'getTestDriveOrder').length
  backend.setScenario({ getTestDriveOrder: '-196606' })
  for (let interval = 0; interval < 3; interval += 1) {
    goOn()
    goOn = endWhenTold([POLLING.every])
    await act(() => new Promise((answered) => setTimeout(answered, 150)))
  }
  goOn()
  expect(callsOf(backend, 'getTestDriveOrder')).toHaveLength(asked + 1)
  expect(told).toHaveBeenCalledTimes(1)
})

it('calls the day of the ride today once that day has come, for who comes back to the page (spec 2 §9)', async () => {
  await open()
  expect((await screen.findAllByText(/^明天 14:30/))[0]).toBeVisible()
  const asked = callsOf(backend, 'getTestDriveOrder').length
  clock.forward(24 * 60)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect((await screen.findAllByText(/^今天 14:30/))[0]).toBeVisible()
  // How the order stands may be another thing by then, too.
  await waitFor(() => expect(callsOf(backend, 'getTestDriveOrder').length).toBeGreaterThan(asked))
})
