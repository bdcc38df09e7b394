import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { environmentOf } from '@config/env/environments'
import { findActivity } from '@/mocks/state/activities'
import { SLOW_MS } from '@/mocks/backend'
import { installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { clock } from '../../../../tests/clock'
import { beSlowToGiveUp, endAtOnce, endWhenTold } from '../../../../tests/faults/hurry'
import { callsOf, expectOn, findButton } from '../../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, testSession } from '../../../../tests/render'
import { ORDER_TIMEOUT_MS } from '../activity/useActivity'
import { BOOKING, LEAD, openTestDrive, ORDER, PREFIX } from './harness'

const backend = mountTestBackend({ slowMilliseconds: 50 })
const BUSY = '13600136000'
const GUIDE = `${PREFIX}/appointmentGuide`

afterEach(async () => {
  clock.reset()
  await clearBrowser()
})

const restore = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

describe('the entry leads (spec 2 §2.1)', () => {
  it.each([
    ['bookings and leads', 'TESTDRIVE2026', undefined, `${GUIDE}?sourceId=TESTDRIVE2026`],
    ['leads only', 'TESTDRIVE2026LEAD', BUSY, `${LEAD}?sourceId=TESTDRIVE2026LEAD`],
    ['bookings only, no user logged in', 'TESTDRIVE2026RIDE', undefined, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`],
    ['bookings only, no order', 'TESTDRIVE2026RIDE', '13800138001', `${BOOKING}?sourceId=TESTDRIVE2026RIDE`],
  ])('%s', async (_, sourceId, mobile, address) => {
    const app = await openTestDrive(backend, { sourceId, mobile })
    await expectOn(app, address)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-app', 'ready'))
    expect(callsOf(backend, 'getTestDrivePage')[0]?.body).toEqual({ sourceId })
    expect(callsOf(backend, 'getTestDriveOrder').length > 0).toBe(mobile !== undefined)
  })

  it('home from a page that no activity is named for', async () => {
    // A development build would name its own.
    const app = await renderApp(BOOKING, { environment: { ...environmentOf('prod', 'car'), apiBase: 'http://localhost' } })
    await app.user.click(await findButton('重试'))
    await expectOn(app, `${PREFIX}/home`)
  })

  it('to the order once, and then to the booking (special-router flag, spec 2 §4)', async () => {
    const app = await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY })
    await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026RIDE&orderNo=TD`)
    await app.user.click(await findButton('返回活动'))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
  })

  it('to the order where its hasDuty is 0', async () => {
    backend.setScenario({ getTestDriveOrder: 'noDuty' })
    await expectOn(await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY }), `${ORDER}?sourceId=TESTDRIVE2026RIDE&orderNo=TD`)
  })

  it('to the booking for a user who leaves the order, however it was reached', async () => {
    const app = await openTestDrive(backend, { path: ORDER, sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY })
    await app.user.click(await findButton('返回活动'))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
  })

  it('to the booking where the order cannot be had', async () => {
    backend.setScenario({ getTestDriveOrder: 'http500' })
    await expectOn(await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY }), `${BOOKING}?`)
  })

  it.each([
    ['notStarted', 'not-start'],
    ['ended', '1'],
    ['closed', '1'],
    ['notInList', '1'],
  ])('to the gate: %s (spec 2 §4)', async (outcome, page) => {
    backend.setScenario({ getTestDrivePage: outcome })
    await expectOn(await openTestDrive(backend), `${PREFIX}/invalid-activity/${page}`)
  })

  it('to the list where the activity offers nothing, and stays there', async () => {
    backend.setScenario({ getTestDrivePage: 'neither', getTestDrivePageBanner: 'one' })
    await expectOn(await openTestDrive(backend), `${PREFIX}/home`)
    expect(await findButton(/家庭 SUV/)).toBeVisible()
  })

  it('after a wait that is longer than a slow answer takes', () => expect(ORDER_TIMEOUT_MS).toBeGreaterThan(SLOW_MS + 1_000))

  it.each([
    ['TESTDRIVE2026RIDE', `${BOOKING}?`],
    ['TESTDRIVE2026', GUIDE],
  ])('of %s to %s while the order hangs', async (sourceId, address) => {
    const restoreTimers = endAtOnce([ORDER_TIMEOUT_MS])
    try {
      backend.setScenario({ getTestDriveOrder: 'timeout' })
      await expectOn(await openTestDrive(backend, { sourceId, mobile: BUSY }), address)
    } finally {
      restoreTimers()
    }
  })

  it('to the login when the token is refused', async () => {
    await expectOn(await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE', session: testSession('stale') }), `${PREFIX}/login`)
  })

  it('nowhere when the page cannot be had, until it can', async () => {
    backend.setScenario({ getTestDrivePage: 'network>ok' })
    const app = await openTestDrive(backend)
    await app.user.click(await findButton('重试'))
    await expectOn(app, GUIDE)
  })
})

describe('the home (spec 2 §2.1)', () => {
  const openHome = (mobile?: string, search = '') => openTestDrive(backend, { path: `${PREFIX}/home`, search, mobile })
  const activities = () => screen.findAllByRole('button', { name: /立即参加/ })

  it('lists several activities and opens each by its own sourceId', async () => {
    const app = await openHome(undefined, '&cityCode=310000')
    const cards = await activities()
    expect(cards).toHaveLength(3)
    // Each its own car, in a colour of its own.
    expect([new Set(cards.map((card) => card.querySelector('svg')?.innerHTML)).size, new Set(cards.map(({ className }) => className)).size]).toEqual([3, 3])
    expect(document.title).toBe('试乘试驾')
    expect(callsOf(backend, 'getTestDrivePageBanner')[0]?.body).toEqual({ cityCode: '310000', passengerChannel: 1 })
    await app.user.click(await findButton(/购车礼遇/))
    await expectOn(app, `${LEAD}?cityCode=310000&sourceId=TESTDRIVE2026LEAD`)
    await waitFor(() => expect(callsOf(backend, 'getTestDriveDealerList').at(-1)?.body).toEqual({ sourceId: 'TESTDRIVE2026LEAD', cityCode: '310000' }))
  })

  it.each([
    ['', '试乘试驾'],
    ['&passengerChannel=2', '购车优惠'],
  ])('calls an activity without a name what the users of a channel are offered (%j)', async (search, title) => {
    for (const sourceId of ['TESTDRIVE2026', 'TESTDRIVE2026RIDE', 'TESTDRIVE2026LEAD']) Object.assign(findActivity(backend.state, sourceId)!, { activityName: '' })
    await openHome(undefined, search)
    for (const card of await activities()) expect(card).toHaveTextContent(title)
  })

  it('gives way to the only activity there is', async () => {
    backend.setScenario({ getTestDrivePageBanner: 'one' })
    await expectOn(await openHome(), `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
  })

  it('says that there is none, looks again, and has a message with a way to what it tells of', async () => {
    backend.setScenario({ getTestDrivePageBanner: 'empty>ok' })
    const app = await openHome()
    expect(await screen.findByText('暂无试驾活动')).toBeVisible()
    await app.user.click(await findButton('刷新试试'))
    expect(await activities()).toHaveLength(3)
    expect(await screen.findByText('周末试驾早鸟场开放预约，先到先得')).toBeVisible()
    await app.user.click(await findButton('去看看'))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
  })

  it("keeps a Member user's channel on the way to what a message tells of, for a reload too (spec 2 §6)", async () => {
    const app = await renderApp(`${PREFIX}/home?passengerChannel=2&cityCode=310000&sourceId=TESTDRIVE2026`)
    await app.user.click(await findButton('去看看'))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE&cityCode=310000&passengerChannel=2`)
    expect(document.title).toBe('购车优惠')
    await reloadApp()
    await waitFor(() => expect(document.title).toBe('购车优惠'))
  })

  it.each([['info', '去参加'], ['nowhere', '返回活动首页']])("keeps what the address says of the user on the way from %s (spec 2 §6)", async (path, label) => {
    const app = await openTestDrive(backend, { path: `${PREFIX}/${path}`, search: '&passengerChannel=2&userType=2', sourceId: 'TESTDRIVE2026RIDE' })
    await app.user.click(await findButton(label))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE&passengerChannel=2&userType=2`)
  })

  it("leads to the order again by a message's link, as by a card (special-router flag, spec 2 §4)", async () => {
    const app = await openTestDrive(backend, { path: ORDER, sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY })
    await app.user.click(await findButton('返回活动'))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
    await act(() => app.router.navigate(`${PREFIX}/home`))
    await app.user.click(await findButton('去看看'))
    await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026RIDE&orderNo=TD`)
  })

  it('slides up every order in progress when there are several, with relative times', async () => {
    const app = await openHome(BUSY)
    await app.user.click(await findButton('查看全部2个进行中的订单'))
    const sheet = within(await screen.findByRole('dialog', { name: '进行中的订单' }))
    expect(sheet.getByText('明天 14:30')).toBeVisible()
    await app.user.click(sheet.getByRole('button', { name: /静安寺久光百货/ }))
    await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026RIDE&orderNo=TD`)
    expect(await screen.findByText('智己 LS6 旗舰版')).toBeVisible()
  })

  it('slides up nothing more where one order is all there is (spec 2 §2.1)', async () => {
    await renderApp(`${PREFIX}/home/preview?fixture=oneOrder`)
    expect(await screen.findByText('明天 14:30')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^查看全部/ })).not.toBeInTheDocument()
  })

  it("says which day an order is on by the server's clock, with the phone's three days ahead (spec 2 §9)", async () => {
    clock.forward(3 * 24 * 60)
    await openHome(BUSY)
    expect(await screen.findByText('明天 14:30')).toBeVisible()
  })

  it('does without what it does not need', async () => {
    backend.setScenario({ getMessageBanner: 'http500', getTestDriveOrderBanner: 'http500' })
    await openHome(BUSY)
    expect(await activities()).toHaveLength(3)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows the activities once what stands above them is there, so that nothing moves them', async () => {
    backend.setScenario({ getMessageBanner: 'slow', getTestDriveOrderBanner: 'slow' })
    let first = ''
    const observer = new MutationObserver(() => {
      const text = document.body.textContent
      if (text.includes('立即参加')) first ||= text
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await openHome(BUSY)
    await activities()
    observer.disconnect()
    expect(first).toMatch(/早鸟场.*进行中的订单.*立即参加/)
  })

  it('waits for a message for a moment only', async () => {
    backend.setScenario({ getMessageBanner: 'timeout' })
    const { store } = await openHome()
    const isFulfilled = expect.objectContaining({ endpointName: 'getTestDrivePageBanner', status: 'fulfilled' }) as unknown
    await waitFor(() => expect(Object.values(store.getState().api.queries)).toContainEqual(isFulfilled))
    // A timer of the page's own loop: what makes the one late on a busy machine makes the other late too.
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
    }, 3_000)
    expect(await activities()).toHaveLength(3)
    expect(isOver).toBe(false)
    clearTimeout(timer)
  })

  it('asks again when the page is brought back (pageshow, spec 2 §4)', async () => {
    await openHome()
    await activities()
    backend.setScenario({ getTestDrivePageBanner: 'pictures' })
    restore()
    expect(await screen.findByRole('img', { name: '家庭 SUV 周末试驾' })).toBeVisible()
  })
})

describe('the guide (spec 2 §2.1)', () => {
  const openGuide = (mobile?: string) => openTestDrive(backend, { path: GUIDE, mobile })

  it.each([
    ['^预约试驾 ?选时间地点', 'no user logged in', undefined, `${BOOKING}?`],
    ['^预约试驾 ?选时间地点', 'no order', '13800138001', `${BOOKING}?`],
    ['^预约试驾 ?选时间地点', 'an order', BUSY, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`],
    ['^意向试驾 ?留下联系方式', 'leaveMsgMark 1', undefined, LEAD],
  ])('leads on from %s: %s', async (name, _, mobile, address) => {
    const app = await openGuide(mobile)
    await app.user.click(await findButton(new RegExp(name)))
    await expectOn(app, address)
  })

  it('is there while the order hangs; the way to the booking says that it waits, and goes on without', async () => {
    const endWaiting = endWhenTold([ORDER_TIMEOUT_MS])
    backend.setScenario({ getTestDriveOrder: 'timeout' })
    const app = await openGuide(BUSY)
    const first = await findButton(/^预约试驾/)
    expect(await findButton(/^意向试驾/)).toBeVisible()
    await app.user.click(first)
    expect(first).toHaveAttribute('aria-busy', 'true')
    act(endWaiting)
    await expectOn(app, `${BOOKING}?`)
  })

  it('waits for the user whom the app is logging in before it leads to the booking, or to the order that they have', async () => {
    const answers: (() => void)[] = []
    const inApp = installNativeApp(({ method, answer }) => {
      if (method === 'getLoginTicket') answers.push(() => answer({ code: '0', data: { ticket: BUSY } }))
      else answer({ code: '0', data: { appId: 'saic-mobility', appVersion: '4.8.2', networkType: 'wifi' } })
    })
    const beQuick = beSlowToGiveUp()
    try {
      const app = await openGuide()
      await waitFor(() => expect(answers).toHaveLength(1))
      const first = await findButton(/^预约试驾/)
      await app.user.click(first)
      expect(first).toHaveAttribute('aria-busy', 'true')
      answers[0]!()
      await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
    } finally {
      beQuick()
      inApp.remove()
    }
  })

  it('says so where the activity offers neither, and leads to the others', async () => {
    backend.setScenario({ getTestDrivePage: 'neither', getTestDrivePageBanner: 'one' })
    const app = await openGuide()
    expect(await screen.findByText('该活动暂未开放预约')).toBeVisible()
    await app.user.click(await findButton('查看其他活动'))
    await expectOn(app, `${PREFIX}/home`)
    expect(await findButton(/家庭 SUV/)).toBeVisible()
  })

  it("draws marketing's pictures, stands on its defaults where the configuration is broken, and has no lead button when leaveMsgMark is not 1", async () => {
    backend.setScenario({ getTestDrivePage: 'themed' })
    await openGuide()
    expect(await screen.findByRole('img', { name: '预约试驾' })).toHaveAttribute('src', expect.stringContaining('button-200'))
    cleanup()
    backend.setScenario({ getTestDrivePage: 'badConfig' })
    await openGuide()
    expect(await findButton(/^意向试驾/)).toBeVisible()
    cleanup()
    backend.setScenario({ getTestDrivePage: 'bookingsOnly' })
    await openGuide()
    await findButton(/^预约试驾/)
    expect(screen.queryByRole('button', { name: /^意向试驾/ })).not.toBeInTheDocument()
  })
})

it.each([GUIDE, BOOKING, LEAD])('gives way from %s to the gate when the activity has ended meanwhile (pageshow, spec 2 §4)', async (path) => {
  const app = await openTestDrive(backend, { path })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-app', 'ready'))
  Object.assign(findActivity(backend.state, 'TESTDRIVE2026')!, { status: 4 })
  restore()
  await expectOn(app, `${PREFIX}/invalid-activity/1`)
  expect(await screen.findByRole('heading', { name: '活动已结束' })).toBeVisible()
})

it.each(['home', 'appointmentGuide', 'retainedCapital', 'retainedCapital/end', 'appointmentDrivingTest', 'appointmentDrivingTest/orderInfo'])('calls %s what Member-channel users are offered (spec 2 §2.1, §6)', async (page) => {
  await openTestDrive(backend, { path: `${PREFIX}/${page}`, search: '&passengerChannel=2', mobile: BUSY })
  await waitFor(() => expect(document.title).toBe('购车优惠'))
  expect(callsOf(backend, 'getTestDrivePageBanner').every(({ body }) => (body as { passengerChannel: number }).passengerChannel === 2)).toBe(true)
})

it.each(['', '/home', '/appointmentGuide', '/retainedCapital', '/appointmentDrivingTest'])('calls %s so for Member users also while it loads and where that fails (spec 2 §2.1)', async (page) => {
  const call = page === '/home' ? 'getTestDrivePageBanner' : 'getTestDrivePage'
  for (const outcome of ['timeout', 'network']) {
    document.title = '试乘试驾'
    backend.setScenario({ [call]: outcome })
    await openTestDrive(backend, { path: `${PREFIX}${page}`, search: '&passengerChannel=2' })
    if (outcome === 'network') await findButton('重试')
    else if (page === '' || page === '/home') await screen.findAllByText(/好车到家/)
    await waitFor(() => expect(document.title).toBe('购车优惠'))
    cleanup()
  }
})

it('speaks English with ?lang=en', async () => {
  const app = await openTestDrive(backend, { search: '&lang=en', sourceId: 'TESTDRIVE2026RIDE' })
  expect(await screen.findByRole('heading', { name: 'Book a test drive' })).toBeVisible()
  await app.user.click(await findButton('Book now'))
  expect(await screen.findByText('Please accept the agreement first')).toBeVisible()
  await app.user.click(await findButton(/^Time/))
  expect(await screen.findByRole('dialog', { name: 'Choose a time' })).toBeVisible()
})

it.each([
  ['default', '两种方式，选你方便的'],
  ['bookingOnly', '专车接你，去见心动的它'],
])('offers no second way that is not there: %s', async (fixture, words) => {
  await renderApp(`${GUIDE}/preview?fixture=${fixture}`)
  expect(await screen.findByText(words)).toBeVisible()
})
