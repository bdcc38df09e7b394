import { act, screen, waitFor, within } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/activities'
import { button, callsOf, expectOn, SLOW } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp, testSession } from '../../../../tests/render'
import { BOOKING, LEAD, openTestDrive, PREFIX } from './harness'

const backend = mountTestBackend({ slowMilliseconds: 50 })
const BUSY = '13600136000'

afterEach(clearBrowser)

const restore = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

describe('the entry leads (spec 2 §2.1)', () => {
  it.each([
    ['bookings and leads', 'TESTDRIVE2026', undefined, `${PREFIX}/appointmentGuide?sourceId=TESTDRIVE2026`],
    ['leads only', 'TESTDRIVE2026LEAD', BUSY, `${LEAD}?sourceId=TESTDRIVE2026LEAD`],
    ['bookings only, nobody logged in', 'TESTDRIVE2026RIDE', undefined, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`],
    ['bookings only, no order', 'TESTDRIVE2026RIDE', '13800138001', `${BOOKING}?sourceId=TESTDRIVE2026RIDE`],
    ['bookings only, an order', 'TESTDRIVE2026RIDE', BUSY, `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026RIDE&orderNo=TD`],
  ])('%s', async (_, sourceId, mobile, address) => {
    const app = await openTestDrive(backend, { sourceId, ...(mobile ? { mobile } : {}) })
    await waitFor(() => expect(app.address().startsWith(address)).toBe(true), SLOW)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-app', 'ready'), SLOW)
  })

  it('asks for no order of somebody who is not logged in', async () => {
    const app = await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE' })
    await expectOn(app, BOOKING)
    expect(callsOf(backend, 'getTestDriveOrder')).toEqual([])
    expect(callsOf(backend, 'getTestDrivePage')[0]?.body).toEqual({ sourceId: 'TESTDRIVE2026RIDE' })
  })

  it('to the order once, and then to the booking (special-router flag, spec 2 §4)', async () => {
    const app = await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY })
    await expectOn(app, `${BOOKING}/orderInfo`)
    await app.user.click(await button('返回活动'))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
  })

  it.each(['network', 'http500', 'malformed'])('books all the same where the order cannot be had (%s)', async (outcome) => {
    backend.setScenario({ getTestDriveOrder: outcome })
    const app = await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY })
    await expectOn(app, `${BOOKING}?`)
  })

  it.each([
    ['notStarted', 'not-start'],
    ['ended', '1'],
    ['closed', '1'],
    ['notInList', '1'],
  ])('to the gate: %s (spec 2 §4)', async (outcome, page) => {
    backend.setScenario({ getTestDrivePage: outcome })
    const app = await openTestDrive(backend)
    await expectOn(app, `${PREFIX}/invalid-activity/${page}`)
  })

  it('to the list where the activity offers nothing, and stays there', async () => {
    backend.setScenario({ getTestDrivePage: 'neither', getTestDrivePageBanner: 'one' })
    const app = await openTestDrive(backend)
    await expectOn(app, `${PREFIX}/home`)
    expect(await button(/家庭 SUV/)).toBeVisible()
  })

  it('to the login when the token is refused', async () => {
    const app = await openTestDrive(backend, { sourceId: 'TESTDRIVE2026RIDE', session: testSession('stale') })
    await expectOn(app, `${PREFIX}/login`)
  })

  it.each(['network', 'http500', 'malformed'])('nowhere when the page cannot be had (%s), until it can', async (outcome) => {
    backend.setScenario({ getTestDrivePage: `${outcome}>ok` })
    const app = await openTestDrive(backend)
    await app.user.click(await button('重试'))
    await expectOn(app, `${PREFIX}/appointmentGuide`)
  })
})

describe('the home (spec 2 §2.1)', () => {
  const openHome = (mobile?: string, search = '') => openTestDrive(backend, { path: `${PREFIX}/home`, search, ...(mobile ? { mobile } : {}) })

  it('lists several activities and opens each by its own sourceId', async () => {
    const app = await openHome(undefined, '&cityCode=310000')
    expect(await screen.findAllByRole('button', { name: /立即参加/ }, SLOW)).toHaveLength(3)
    expect(document.title).toBe('试乘试驾')
    expect(callsOf(backend, 'getTestDrivePageBanner')[0]?.body).toEqual({ cityCode: '310000', passengerChannel: 1 })
    await app.user.click(await button(/购车礼遇/))
    await expectOn(app, `${LEAD}?cityCode=310000&sourceId=TESTDRIVE2026LEAD`)
    await waitFor(() => expect(callsOf(backend, 'getTestDriveDealerList').at(-1)?.body).toEqual({ sourceId: 'TESTDRIVE2026LEAD', cityCode: '310000' }), SLOW)
  }, 20_000)

  it('is called 购车优惠 by Member-channel users', async () => {
    await openHome(undefined, '&passengerChannel=2')
    await screen.findAllByRole('button', { name: /立即参加/ }, SLOW)
    expect(document.title).toBe('购车优惠')
    expect(callsOf(backend, 'getTestDrivePageBanner')[0]?.body).toMatchObject({ passengerChannel: 2 })
  })

  it('gives way to the only activity there is', async () => {
    backend.setScenario({ getTestDrivePageBanner: 'one' })
    const app = await openHome()
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
  })

  it('says that there is none, and looks again', async () => {
    backend.setScenario({ getTestDrivePageBanner: 'empty>ok' })
    const { user } = await openHome()
    expect(await screen.findByText('暂无试驾活动', undefined, SLOW)).toBeVisible()
    await user.click(await button('刷新试试'))
    expect(await screen.findAllByRole('button', { name: /立即参加/ }, SLOW)).toHaveLength(3)
  })

  it('has a message with a way to what it tells of', async () => {
    const app = await openHome()
    expect(await screen.findByText('周末试驾早鸟场开放预约，先到先得', undefined, SLOW)).toBeVisible()
    await app.user.click(await button('去看看'))
    await expectOn(app, `${BOOKING}?sourceId=TESTDRIVE2026RIDE`)
  })

  it('slides up every order in progress when there are several, with relative times', async () => {
    const app = await openHome(BUSY)
    await app.user.click(await button('查看全部2个进行中的订单'))
    const sheet = within(await screen.findByRole('dialog', { name: '进行中的订单' }, SLOW))
    expect(sheet.getByText('明天 14:30')).toBeVisible()
    await app.user.click(sheet.getByRole('button', { name: /静安寺久光百货/ }))
    await expectOn(app, `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026RIDE&orderNo=TD`)
    expect(await screen.findByText('智己 LS6 旗舰版', undefined, SLOW)).toBeVisible()
  })

  it.each(['getMessageBanner', 'getTestDriveOrderBanner'])('does without what it does not need (%s)', async (name) => {
    backend.setScenario({ [name]: 'http500' })
    await openHome(BUSY)
    expect(await screen.findAllByRole('button', { name: /立即参加/ }, SLOW)).toHaveLength(3)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks again when the page is brought back (pageshow, spec 2 §4)', async () => {
    await openHome()
    await screen.findAllByRole('button', { name: /立即参加/ }, SLOW)
    backend.setScenario({ getTestDrivePageBanner: 'pictures' })
    restore()
    expect(await screen.findByRole('img', { name: '家庭 SUV 周末试驾' }, SLOW)).toBeVisible()
  })
})

describe('the guide (spec 2 §2.1)', () => {
  const openGuide = (mobile?: string, search = '') => openTestDrive(backend, { path: `${PREFIX}/appointmentGuide`, search, ...(mobile ? { mobile } : {}) })

  it.each([
    ['nobody logged in', undefined, `${BOOKING}?`],
    ['no order', '13800138001', `${BOOKING}?`],
    ['an order', BUSY, `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026&orderNo=TD`],
  ])('leads to the booking: %s', async (_, mobile, address) => {
    const app = await openGuide(mobile)
    await app.user.click(await button('预约试驾'))
    await expectOn(app, address)
  })

  it('leads to the lead form when leaveMsgMark is 1', async () => {
    const app = await openGuide()
    await app.user.click(await button('意向试驾'))
    await expectOn(app, LEAD)
  })

  it('has no such button when it is not', async () => {
    backend.setScenario({ getTestDrivePage: 'bookingsOnly' })
    await openGuide()
    await button('预约试驾')
    expect(screen.queryByRole('button', { name: '意向试驾' })).not.toBeInTheDocument()
  })

  it("draws marketing's pictures, and defaults where they are wrong", async () => {
    backend.setScenario({ getTestDrivePage: 'themed' })
    await openGuide()
    expect(await screen.findByRole('img', { name: '预约试驾' }, SLOW)).toHaveAttribute('src', expect.stringContaining('button-200'))
  })

  it('stands on its defaults where the configuration is broken', async () => {
    backend.setScenario({ getTestDrivePage: 'badConfig' })
    await openGuide()
    expect(await button('预约试驾')).toBeVisible()
  })

  it('gives way to the gate when the activity has ended meanwhile (pageshow, spec 2 §4)', async () => {
    const app = await openGuide()
    await button('预约试驾')
    Object.assign(findActivity(backend.state, 'TESTDRIVE2026')!, { status: 4 })
    restore()
    await expectOn(app, `${PREFIX}/invalid-activity/1`)
    expect(await screen.findByRole('heading', { name: '活动已结束' }, SLOW)).toBeVisible()
  })
})

it.each([BOOKING, LEAD])('asks for the activity of %s again when the page is brought back (pageshow, spec 2 §4)', async (path) => {
  const app = await openTestDrive(backend, { path })
  await screen.findByRole('textbox', { name: '姓名' }, SLOW)
  Object.assign(findActivity(backend.state, 'TESTDRIVE2026')!, { status: 4 })
  restore()
  await expectOn(app, `${PREFIX}/invalid-activity/1`)
})

it.each(['appointmentGuide', 'retainedCapital', 'retainedCapital/end', 'appointmentDrivingTest'])('calls %s what Member-channel users are offered (spec 2 §6)', async (page) => {
  await openTestDrive(backend, { path: `${PREFIX}/${page}`, search: '&passengerChannel=2' })
  await waitFor(() => expect(document.title).toBe('购车优惠'), SLOW)
})

it.each(['home', 'appointmentGuide', 'retainedCapital', 'retainedCapital/end', 'appointmentDrivingTest', 'appointmentDrivingTest/orderInfo', 'login'])('previews %s without a call or a token (spec 2 §2.5)', async (page) => {
  await renderApp(`${PREFIX}/${page}/preview`)
  expect(await screen.findAllByRole('heading', undefined, SLOW)).not.toHaveLength(0)
  expect(document.documentElement).toHaveAttribute('data-app', 'ready')
  expect(backend.requests()).toEqual([])
})

it('speaks English with ?lang=en', async () => {
  const app = await openTestDrive(backend, { search: '&lang=en', sourceId: 'TESTDRIVE2026RIDE' })
  expect(await screen.findByRole('heading', { name: 'Book a test drive' }, SLOW)).toBeVisible()
  await app.user.click(await button('Book now'))
  expect(await screen.findByText('Please accept the agreement first', undefined, SLOW)).toBeVisible()
  await app.user.click(await button(/^Time/))
  expect(await screen.findByRole('dialog', { name: 'Choose a time' }, SLOW)).toBeVisible()
}, 20_000)
