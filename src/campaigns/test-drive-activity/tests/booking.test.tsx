import { jest } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { toast } from '@/ui/feedback/toast'
import { mountTestBackend } from '@/mocks/jest'
import { button, callsOf, expectOn, passLogin, SLOW } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../../tests/render'
import { BOOKING, draftOf, fillBooking, openTestDrive, pickPlace, pickTime, PREFIX } from './harness'

const backend = mountTestBackend({ slowMilliseconds: 50 })
const BOOK = 'passengerAppointmentTestDrive'

afterEach(clearBrowser)

const open = (mobile?: string, search = '') => openTestDrive(backend, { path: BOOKING, search, ...(mobile ? { mobile } : {}) })

it('books for somebody who is logged in, with the payload of spec 2 §3', async () => {
  const app = await open('13800138000')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('138 0013 8000'), SLOW)
  await fillBooking(app)
  await app.user.click(await button('立即预约'))
  await expectOn(app, `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026&orderNo=TD`)
  expect(await screen.findByText('李晓明', undefined, SLOW)).toBeVisible()

  const [request] = callsOf(backend, BOOK)
  const body = request!.body as Record<string, string>
  expect(Object.keys(body)).toEqual(['sourceId', 'name', 'phone', 'experienceTime', 'city', 'originPoi', 'carType', 'originLon', 'originLat', 'beginAddress', 'originPoiType', 'orderLat', 'orderLon'])
  expect(body).toMatchObject({
    sourceId: 'TESTDRIVE2026',
    name: '李晓明',
    phone: '13800138000',
    city: '上海市',
    originPoi: '陆家嘴(地铁站)',
    carType: '智己 L6 超长续航版',
    originLon: '121.502377',
    originLat: '31.238157',
    beginAddress: '2号线;14号线',
    originPoiType: '150500',
    orderLat: '',
    orderLon: '',
  })
  expect(body['experienceTime']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d0:00$/)
  expect(parseShanghaiTime(body['experienceTime']!)!).toBeGreaterThan(Date.now() + 7_190_000)
  expect(request!.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./) })
  expect(draftOf(app).booking.name.value).toBe('')
}, 40_000)

it('sends a booking that was written before the login by itself afterwards, once (spec 2 §4)', async () => {
  const app = await open()
  await fillBooking(app, { phone: '13512345678' })
  await app.user.click(await button('立即预约'))
  await expectOn(app, `${PREFIX}/login`)
  expect(draftOf(app).isSubmitPending).toBe(true)
  expect(callsOf(backend, BOOK)).toHaveLength(0)

  await passLogin(app, '13512345678')

  await expectOn(app, `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026&orderNo=TD`)
  expect(await screen.findByRole('button', { name: '取消预约' }, SLOW)).toBeVisible()
  expect(callsOf(backend, BOOK)).toHaveLength(1)
  expect(draftOf(app).isSubmitPending).toBe(false)
}, 40_000)

it('leaves no form behind that looks as if nothing had been typed: one step back from the order is the page before the form', async () => {
  const app = await openTestDrive(backend, {})
  await app.user.click(await button('预约试驾'))
  await fillBooking(app, { phone: '13512345678' })
  await app.user.click(await button('立即预约'))
  await passLogin(app, '13512345678')
  await expectOn(app, `${BOOKING}/orderInfo`)
  act(() => app.router.history.go(-1))
  await expectOn(app, `${PREFIX}/appointmentGuide`)
}, 40_000)

describe("the app's own login (spec 2 §4)", () => {
  const bridge = (openLogin: object) => {
    let ticket = ''
    window.SaicMobilityBridge = {
      invoke: (call, _, done) => {
        if (call === 'openLogin') {
          ticket = '13512345678'
          done(openLogin)
        } else if (call === 'getLoginTicket') done({ code: '0', data: { ticket } })
        else done({ code: '0', data: { appId: 'saic-mobility', appVersion: '4.8.2', networkType: 'wifi' } })
      },
    }
  }
  afterEach(() => Reflect.deleteProperty(window, 'SaicMobilityBridge'))

  it('stands in for the login page with the navbar flag, and the booking follows by itself', async () => {
    bridge({ code: '0' })
    const app = await open(undefined, '&isNavBar=1')
    await fillBooking(app, { phone: '13512345678' })
    await app.user.click(await button('立即预约'))
    await expectOn(app, `${BOOKING}/orderInfo`)
    expect(callsOf(backend, BOOK)).toHaveLength(1)
    expect(callsOf(backend, 'verifyTicket')).toHaveLength(1)
  }, 40_000)

  it('leaves the form as it was when it is closed', async () => {
    bridge({ code: '-1' })
    const app = await open(undefined, '&isNavBar=1')
    await fillBooking(app)
    await app.user.click(await button('立即预约'))
    await waitFor(() => expect(draftOf(app).isSubmitPending).toBe(false), SLOW)
    expect(app.address()).toContain(`${BOOKING}?`)
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('李晓明')
  }, 40_000)

  it('gives way to the login page without the flag', async () => {
    bridge({ code: '0' })
    const app = await open()
    await fillBooking(app)
    await app.user.click(await button('立即预约'))
    await waitFor(() => expect(app.address()).toContain(`${PREFIX}/login`), SLOW)
  }, 40_000)
})

it('waits no more for a login that was given up', async () => {
  const app = await open()
  await fillBooking(app)
  await app.user.click(await button('立即预约'))
  await expectOn(app, `${PREFIX}/login`)
  act(() => app.router.history.go(-1))
  await button('立即预约')
  expect(draftOf(app).isSubmitPending).toBe(false)
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('李晓明')
}, 40_000)

it('keeps the draft over a reload', async () => {
  const app = await open()
  await fillBooking(app)
  await waitFor(() => expect(sessionStorage.getItem('market-platform-h5.testDrive')).toContain('陆家嘴'), SLOW)
  cleanup()
  await renderApp(`${BOOKING}?sourceId=TESTDRIVE2026`)
  expect(await screen.findByRole('textbox', { name: '姓名' }, SLOW)).toHaveValue('李晓明')
  expect(await button(/^上车地点 ?陆家嘴/)).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
}, 40_000)

it('names what is missing in the words of spec 2 §5', async () => {
  const { user } = await open()
  const name = await screen.findByRole('textbox', { name: '姓名' }, SLOW)
  await user.click(await button('立即预约'))
  expect(await screen.findByText('请先同意服务协议')).toBeVisible()
  expect(name).toHaveAttribute('placeholder', '姓名 (必填项)')
  expect(screen.getByText('请输入中文及拼音')).toBeVisible()
  expect(screen.getByText('请输入正确的11位手机号码')).toBeVisible()
  expect(screen.getByText('体验时间 (必选项)')).toBeVisible()
  expect(screen.getByText('上车地点 (必填项)')).toBeVisible()
  expect(name).toHaveFocus()
  await user.type(name, '阿·迪力')
  await user.click(await button('立即预约'))
  expect(screen.getByText('请输入中文及拼音')).toBeVisible()
  expect(callsOf(backend, BOOK)).toHaveLength(0)
})

it('shows the phone in groups and keeps its digits (spec 2 §5)', async () => {
  const { user, store } = await open()
  await user.type(await screen.findByRole('textbox', { name: '手机号' }, SLOW), '13512345678')
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('135 1234 5678')
  expect(draftOf({ store }).booking.phone.value).toBe('13512345678')
})

it.each([
  ['alreadyBooked', '您已有进行中的预约'],
  ['-196814', '您已有进行中的预约'],
])('shows the message of -196814 (%s) and goes to the order all the same (spec 2 §8)', async (outcome, message) => {
  backend.setScenario({ [BOOK]: outcome })
  const app = await open('13800138000')
  await fillBooking(app)
  await app.user.click(await button('立即预约'))
  expect(await screen.findByText(message, undefined, SLOW)).toBeVisible()
  expect(app.address()).not.toContain('orderInfo')
  await expectOn(app, `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026&orderNo=TD`)
}, 40_000)

it('tells of a time that is taken, then clears it (-196815, spec 2 §8)', async () => {
  backend.setScenario({ [BOOK]: 'timeTaken>ok' })
  const app = await open('13800138000')
  await fillBooking(app)
  await app.user.click(await button('立即预约'))
  const dialog = within(await screen.findByRole('dialog', { name: '该时段已被约满，请选择其他时间' }, SLOW))
  await app.user.click(dialog.getByRole('button', { name: '我知道了' }))
  expect(await button(/请选择体验时间/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('李晓明')
  await pickTime(app)
  await app.user.click(await button('立即预约'))
  await expectOn(app, `${BOOKING}/orderInfo`)
}, 40_000)

it.each([
  ['-196606', '账户存在风险，请联系客服'],
  ['http500', '服务器开小差了，请稍后重试'],
  ['network', '网络开小差了，请稍后重试'],
])('says what else went wrong (%s) and keeps the form (spec 2 §8)', async (outcome, message) => {
  backend.setScenario({ [BOOK]: outcome })
  const app = await open('13800138000')
  await fillBooking(app)
  await app.user.click(await button('立即预约'))
  expect(await screen.findByText(message, undefined, SLOW)).toBeVisible()
  expect(screen.queryByText('提交中...')).not.toBeInTheDocument()
  expect(await button('立即预约')).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('李晓明')
}, 40_000)

it('sends once for two taps', async () => {
  backend.setScenario({ [BOOK]: 'slow' })
  const app = await open('13800138000')
  await fillBooking(app)
  await app.user.dblClick(await button('立即预约'))
  await expectOn(app, `${BOOKING}/orderInfo`)
  expect(callsOf(backend, BOOK)).toHaveLength(1)
}, 40_000)

it('has no agreement to tick where none is set', async () => {
  backend.setScenario({ getTestDrivePage: 'noAgreement' })
  const { user } = await open()
  await user.click(await button('立即预约'))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByText('请先同意服务协议')).not.toBeInTheDocument()
  expect(await screen.findByText('体验时间 (必选项)')).toBeVisible()
})

it('shows the disabled picture until the agreement is ticked (spec 2 §5)', async () => {
  backend.setScenario({ getTestDrivePage: 'themed' })
  const { user } = await open()
  const picture = async () => (await screen.findByRole('img', { name: '立即预约' }, SLOW)).getAttribute('src')
  expect(await picture()).toContain('button-40')
  await user.click(screen.getByRole('checkbox'))
  expect(await picture()).toContain('button-200')
})

describe('leaving with something unsent (spec 2 §8)', () => {
  const leaving = async () => {
    const app = await openTestDrive(backend, {})
    await app.user.click(await button('预约试驾'))
    await app.user.type(await screen.findByRole('textbox', { name: '姓名' }, SLOW), '李')
    // It settles only once the question is answered.
    act(() => app.router.history.go(-1))
    return { app, dialog: within(await screen.findByRole('dialog', { name: '确认' }, SLOW)) }
  }

  it('stays on 取消', async () => {
    const { app, dialog } = await leaving()
    expect(dialog.getByText('存在未完成的内容待提交,是否离开？')).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), SLOW)
    expect(app.address()).toContain(BOOKING)
  }, 20_000)

  it('leaves on 残忍离开', async () => {
    const { app, dialog } = await leaving()
    await app.user.click(dialog.getByRole('button', { name: '残忍离开' }))
    await expectOn(app, `${PREFIX}/appointmentGuide`)
  }, 20_000)

  it('asks nothing of an empty form, and on the way to the address page', async () => {
    const app = await openTestDrive(backend, {})
    await app.user.click(await button('预约试驾'))
    await button('立即预约')
    act(() => app.router.history.go(-1))
    await expectOn(app, `${PREFIX}/appointmentGuide`)
    await app.user.click(await button('预约试驾'))
    await app.user.type(await screen.findByRole('textbox', { name: '姓名' }, SLOW), '李')
    await pickPlace(app)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }, 30_000)
})

it('shares a link to the page that names the activity, and offers none to Member-channel users (spec 2 §6)', async () => {
  const { user } = await open('13800138000')
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await button('分享'))
  await user.click(await button(/复制/))
  expect(write).toHaveBeenCalledWith(`http://localhost/market-platform-h5${BOOKING}?sourceId=TESTDRIVE2026&shareSourceId=TESTDRIVE2026`)
  cleanup()
  toast.dismiss()
  await open(undefined, '&passengerChannel=2')
  await button('立即预约')
  expect(document.title).toBe('购车优惠')
  expect(screen.queryByRole('button', { name: '分享' })).not.toBeInTheDocument()
})

it('is drawn for the configuration tool without a call', async () => {
  await renderApp(`${BOOKING}/preview`)
  expect(await button('立即预约')).toBeVisible()
  expect(backend.requests()).toEqual([])
})
