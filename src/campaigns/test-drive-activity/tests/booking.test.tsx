import { jest } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { toReport } from '@/app/reporting/toReport'
import { stepsOf } from '@/app/reporting/trail'
import { trail } from '@/lib/reporting/trail'
import { PAGE_SHARE_TIMEOUT_MS } from '@/features/share/pageShare'
import { submitPostponed } from '@/features/testDrive'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { clock } from '../../../../tests/clock'
import { beSlowToGiveUp, endAtOnce } from '../../../../tests/faults/hurry'
import { autoLoginFailed, callsOf, expectOn, findButton, passLogin } from '../../../../tests/journeySteps'
import { clearBrowser } from '../../../../tests/render'
import { shortPause } from '../../../../tests/startStore'
import { BOOKING, draftOf, field, fillBooking, holdCall, LEAD, noDialog, openTestDrive, ORDER, pickPlace, pickTime, PREFIX } from './harness'

const backend = mountTestBackend({ slowMilliseconds: 50, now: () => Date.now() })
const BOOK = 'passengerAppointmentTestDrive'

// The earliest time that can be booked passes every ten minutes: not while a test runs.
beforeEach(() => clock.at('2026-11-20 09:05:00'))
afterEach(async () => {
  clock.reset()
  for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name)
  await clearBrowser()
})

/** A phone that lets this site know where it is. */
function takeLocatedPhone(): void {
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: () => Promise.resolve({ state: 'granted' }) } })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: (found: (position: object) => void) => found({ coords: { longitude: 121.5, latitude: 31.25 } }) } })
}

const open = (mobile?: string, search = '') => openTestDrive(backend, { path: BOOKING, search, mobile })
const submit = async () => (await findButton('立即预约')).click()
const back = ({ router }: { readonly router: { readonly history: { readonly go: (steps: number) => unknown } } }) => act(() => void router.history.go(-1))

it('books once for a user who is logged in, with the payload of spec 2 §3', async () => {
  backend.setScenario({ [BOOK]: 'slow' })
  takeLocatedPhone()
  const app = await open('13800138000')
  await waitFor(async () => expect(await field('手机号')).toHaveValue('138 0013 8000'))
  await fillBooking(app, '13512345678')
  expect(await field('手机号')).toHaveValue('135 1234 5678')
  await app.user.dblClick(await findButton('立即预约'))
  await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
  expect(await screen.findByText('李晓明')).toBeVisible()

  const [request, ...others] = callsOf(backend, BOOK)
  const body = request!.body as Record<string, string>
  const poi = { city: '上海市', originPoi: '陆家嘴(地铁站)', originLon: '121.502377', originLat: '31.238157', beginAddress: '2号线;14号线', originPoiType: '150500' }
  expect(others).toEqual([])
  expect(Object.keys(body)).toEqual(['sourceId', 'name', 'phone', 'experienceTime', 'city', 'originPoi', 'carType', 'originLon', 'originLat', 'beginAddress', 'originPoiType', 'orderLat', 'orderLon'])
  expect(body).toEqual({ sourceId: 'TESTDRIVE2026', name: '李晓明', phone: '13512345678', experienceTime: '2026-11-20 11:10:00', carType: '智己 L6 超长续航版', ...poi, orderLat: '31.250000', orderLon: '121.500000' })
  expect(parseShanghaiTime(body['experienceTime']!)!).toBeGreaterThan(Date.now() + 7_190_000)
  expect(request!.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./) })
  expect(draftOf(app).booking.name.value).toBe('')
})

it('reads as the flow in a report of a failure, without anything that was typed (spec 1 §3)', async () => {
  backend.setScenario({ [BOOK]: 'http500' })
  const app = await open('13800138000')
  await fillBooking(app, '13512345678')
  // Typed last: how many questions the search for a place asks depends on the machine's speed, and a report tells the newest steps.
  await app.user.type(await field('姓名'), '明')
  await submit()
  await waitFor(() => expect(stepsOf(trail).slice(-2)).toEqual([`${BOOK} pending`, `${BOOK} http 500`]))
  const { steps } = toReport([new Error('broken'), 'screen'])
  expect(steps).toEqual(expect.arrayContaining(['testDrive/bookingEdited', `→ /market-platform-h5${BOOKING}`]))
  expect(JSON.stringify(steps)).not.toMatch(/135|138|李晓明|陆家嘴|TESTDRIVE|eyJ/)
})

it('waits no more for a login that was given up; after one, the booking is sent by itself, once, and one step back is the page before the form (spec 2 §4)', async () => {
  const app = await openTestDrive(backend)
  await app.user.click(await findButton(/^预约试驾/))
  await fillBooking(app, '13512345678')
  await submit()
  await expectOn(app, `${PREFIX}/login`)
  expect(draftOf(app).isSubmitPending).toBe(true)
  back(app)
  await findButton('立即预约')
  expect(draftOf(app).isSubmitPending).toBe(false)
  expect(await field('姓名')).toHaveValue('李晓明')

  await submit()
  // The number that the form was told, and no tick: the login's agreements are not all the form's.
  expect(await screen.findByRole('textbox', { name: '验证码' })).toBeVisible()
  expect(await field('手机号')).toHaveValue('135 1234 5678')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await passLogin(app, '13512345678')
  await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
  expect(await findButton('取消预约')).toBeVisible()
  // Where the phone was is not known.
  expect(callsOf(backend, BOOK)).toMatchObject([{ body: { orderLat: '', orderLon: '' } }])
  expect(draftOf(app).isSubmitPending).toBe(false)
  back(app)
  await expectOn(app, `${PREFIX}/appointmentGuide`)
  // The guide knows of the order: the booking has made its answer stale.
  await app.user.click(await findButton(/^预约试驾/))
  await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
})

it.each([`${PREFIX}/appointmentGuide`, LEAD])('waits no more for its login once that is left for %s, where a later login is for something else (spec 2 §4)', async (path) => {
  const app = await open()
  await findButton('立即预约')
  act(() => void app.store.dispatch(submitPostponed()))
  await act(() => app.router.navigate(`${PREFIX}/login?sourceId=TESTDRIVE2026`))
  await findButton('登录')
  expect(draftOf(app).isSubmitPending).toBe(true)
  await act(() => app.router.navigate(`${path}?sourceId=TESTDRIVE2026`))
  await findButton(/^(预约试驾|提交意向)/)
  expect(draftOf(app).isSubmitPending).toBe(false)
})

describe("the app's own login (spec 2 §4)", () => {
  afterEach(() => Reflect.deleteProperty(window, 'SaicMobilityBridge'))

  async function submitInApp(openLogin: object, search: string) {
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
    const app = await open(undefined, search)
    await autoLoginFailed(app)
    await fillBooking(app, '13512345678')
    await submit()
    return app
  }

  it('stands in for the login page with the navbar flag, and the booking follows by itself', async () => {
    await expectOn(await submitInApp({ code: '0' }, '&isNavBar=1'), ORDER)
    expect([callsOf(backend, BOOK), callsOf(backend, 'verifyTicket')]).toMatchObject([{ length: 1 }, { length: 1 }])
  })

  it('books by itself also where the button was pressed while the login by ticket, which failed, was still under way', async () => {
    const answers: (() => void)[] = []
    window.SaicMobilityBridge = {
      invoke: (call, _, done) => {
        if (call === 'getLoginTicket' && answers.length === 0) return void answers.push(() => done({ code: '0', data: { ticket: '' } }))
        const data = { ticket: '13512345678', appId: 'saic-mobility', appVersion: '4.8.2', networkType: 'wifi' }
        done({ code: '0', data })
      },
    }
    const beQuick = beSlowToGiveUp()
    try {
      const app = await open(undefined, '&isNavBar=1')
      await fillBooking(app, '13512345678')
      await waitFor(() => expect(answers).toHaveLength(1))
      await submit()
      expect(app.store.getState().login.autoLogin.step).toBe('running')
      answers[0]!()
      await expectOn(app, ORDER)
      expect(callsOf(backend, BOOK)).toHaveLength(1)
    } finally {
      beQuick()
    }
  })

  it('books by itself after our own login, where the app has logged its user in but has no ticket for them', async () => {
    window.SaicMobilityBridge = {
      invoke: (call, _, done) => done({ code: '0', data: call === 'getLoginTicket' ? { ticket: '' } : { appId: 'saic-mobility', appVersion: '4.8.2', networkType: 'wifi' } }),
    }
    const app = await open(undefined, '&isNavBar=1')
    await autoLoginFailed(app)
    await fillBooking(app, '13512345678')
    await submit()
    await expectOn(app, `${PREFIX}/login`)
    await passLogin(app, '13512345678')
    await expectOn(app, ORDER)
    expect(callsOf(backend, BOOK)).toHaveLength(1)
  })

  it('leaves the form as it was when it is closed', async () => {
    const app = await submitInApp({ code: '-1' }, '&isNavBar=1')
    await waitFor(() => expect(draftOf(app).isSubmitPending).toBe(false))
    expect(app.address()).toContain(`${BOOKING}?`)
    expect(await field('姓名')).toHaveValue('李晓明')
  })

  it('gives way to the login page without the flag', async () => {
    await expectOn(await submitInApp({ code: '0' }, ''), `${PREFIX}/login`)
  })
})

it('names what is missing in the words of spec 2 §5', async () => {
  const { user } = await open()
  const name = await field('姓名')
  await user.click(await findButton('立即预约'))
  for (const words of ['请先同意服务协议', '请输入中文及拼音', '请输入正确的11位手机号码', '体验时间 (必选项)', '上车地点 (必填项)']) expect(await screen.findByText(words)).toBeVisible()
  expect(name).toHaveAttribute('placeholder', '姓名 (必填项)')
  expect(name).toHaveFocus()
  await user.type(name, '阿·迪力')
  await user.click(await findButton('立即预约'))
  expect(screen.getByText('请输入中文及拼音')).toBeVisible()
  expect(callsOf(backend, BOOK)).toHaveLength(0)
})

it.each(['alreadyBooked', '-196814'])('shows the message of -196814 (%s) and goes to the order all the same (spec 2 §8)', async (outcome) => {
  backend.setScenario({ [BOOK]: outcome })
  const app = await open('13800138000')
  await fillBooking(app)
  await submit()
  expect(await screen.findByText('您已有进行中的预约')).toBeVisible()
  expect(app.address()).not.toContain('orderInfo')
  await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
})

it('tells of a time that is taken, then clears it (-196815) and asks for another one, and keeps the form where something else went wrong (spec 2 §8)', async () => {
  backend.setScenario({ [BOOK]: 'timeTaken>-196606>ok' })
  const app = await open('13800138000')
  await fillBooking(app)
  await submit()
  const dialog = within(await screen.findByRole('dialog', { name: '该时段已被约满，请选择其他时间' }))
  await app.user.click(dialog.getByRole('button', { name: '我知道了' }))
  const sheet = within(await screen.findByRole('dialog', { name: '选择体验时间' }))
  expect(draftOf(app).booking.experienceTime.value).toBe('')
  expect(within(sheet.getByRole('listbox', { name: '分钟' })).getByRole('option', { name: /^10分/ })).toHaveTextContent('已满')
  await app.user.click(sheet.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(draftOf(app).booking.experienceTime.value).toBe('2026-11-20 11:20:00'))
  await noDialog()
  await submit()
  expect(await screen.findByText('账户存在风险，请联系客服')).toBeVisible()
  expect(screen.queryByText('提交中...')).not.toBeInTheDocument()
  expect(await field('姓名')).toHaveValue('李晓明')
  await waitFor(async () => expect(await findButton('立即预约')).not.toHaveAttribute('aria-busy'))
  await submit()
  await expectOn(app, ORDER)
})

describe('while a booking is on its way (one submit at a time, spec 2 §4)', () => {
  /** A finished booking, sent from a form that the guide leads to; it arrives when the test says so. */
  async function send() {
    const call = holdCall(BOOK)
    const app = await openTestDrive(backend, { mobile: '13800138001' })
    await app.user.click(await findButton(/^预约试驾/))
    await fillBooking(app)
    await submit()
    await call.isSent()
    return { app, ...call }
  }
  afterEach(() => jest.restoreAllMocks())

  it('leads to no other place', async () => {
    const { app, arrive } = await send()
    await app.user.click(await findButton(/^上车地点/))
    await shortPause()
    expect(app.address()).not.toContain('address')
    arrive()
    await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
  })

  it('takes no time out of the form of another activity where it is refused for its own (-196815, spec 2 §8)', async () => {
    backend.setScenario({ [BOOK]: 'timeTaken' })
    const { app, arrive } = await send()
    back(app)
    await app.user.click(await findButton('残忍离开'))
    await expectOn(app, `${PREFIX}/appointmentGuide`)
    await act(() => app.router.navigate(`${BOOKING}?sourceId=TESTDRIVE2026RIDE`))
    await pickTime(app)
    arrive()
    await app.user.click(await findButton('我知道了'))
    await noDialog()
    expect(draftOf(app).booking.experienceTime.value).not.toBe('')
  })

  it('finds the form busy still after a way out and back, and goes on from there to the order', async () => {
    const { app, sent, arrive } = await send()
    back(app)
    await app.user.click(await findButton('残忍离开'))
    await expectOn(app, `${PREFIX}/appointmentGuide`)
    await app.user.click(await findButton(/^预约试驾/))
    expect(await findButton('立即预约')).toHaveAttribute('aria-busy', 'true')
    await submit()
    arrive()
    await expectOn(app, `${ORDER}?sourceId=TESTDRIVE2026&orderNo=TD`)
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

it('has no agreement to tick where none is set, and the disabled picture until one is ticked (spec 2 §5)', async () => {
  backend.setScenario({ getTestDrivePage: 'noAgreement>themed' })
  const { user } = await open()
  await user.click(await findButton('立即预约'))
  expect(await screen.findByText('体验时间 (必选项)')).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByText('请先同意服务协议')).not.toBeInTheDocument()
  cleanup()
  await open()
  const picture = async () => (await screen.findByRole('img', { name: '立即预约' })).getAttribute('src')
  expect(await picture()).toContain('button-40')
  await user.click(screen.getByRole('checkbox'))
  expect(await picture()).toContain('button-200')
})

it('leaves a number out that the user has taken out to book for a friend, also over the address page (spec 2 §7.1)', async () => {
  const app = await open('13800138000')
  const phone = await field('手机号')
  await waitFor(() => expect(phone).toHaveValue('138 0013 8000'))
  await app.user.clear(phone)
  await pickPlace(app)
  await shortPause()
  expect(await field('手机号')).toHaveValue('')
})

it('asks before something unsent is left, but not on the way to the address page, nor of an empty form (spec 2 §8)', async () => {
  const app = await openTestDrive(backend)
  await app.user.click(await findButton(/^预约试驾/))
  await findButton('立即预约')
  back(app)
  await expectOn(app, `${PREFIX}/appointmentGuide`)
  await app.user.click(await findButton(/^预约试驾/))
  await app.user.type(await field('姓名'), '李')
  await pickPlace(app)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const leaving = async (answer: string) => {
    back(app)
    const dialog = within(await screen.findByRole('dialog', { name: '确认' }))
    expect(dialog.getByText('存在未完成的内容待提交,是否离开？')).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: answer }))
    await noDialog()
  }
  await leaving('取消')
  expect(app.address()).toContain(BOOKING)
  await leaving('残忍离开')
  await expectOn(app, `${PREFIX}/appointmentGuide`)
})

it('shares a link to the page that names the activity (spec 2 §6)', async () => {
  const { user } = await open('13800138000')
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await findButton('分享'))
  await user.click(await findButton(/复制/))
  expect(write).toHaveBeenCalledWith(`http://localhost/market-platform-h5${BOOKING}?sourceId=TESTDRIVE2026&shareSourceId=TESTDRIVE2026`)
})

it.each([
  ['common', BOOKING, ''],
  ['member', BOOKING, '&passengerChannel=2'],
  ...['home', 'appointmentGuide', 'retainedCapital', 'retainedCapital/end', 'appointmentDrivingTest/orderInfo'].map((page): readonly [string, string, string] => ['member', `${PREFIX}/${page}`, '&passengerChannel=2']),
] as const)("hides the app's own share button from %s users at %s: they share by the page's, or nothing (spec 1 §7, spec 2 §6)", async (_, path, search) => {
  const inApp = installNativeApp()
  try {
    await openTestDrive(backend, { path, search, mobile: '13800138000' })
    await waitFor(() => expect(inApp.calls.filter(({ method }) => method === 'setRightButton').map(({ params }) => params)).toEqual([{ isVisible: 0 }]))
  } finally {
    cleanup()
    inApp.remove()
  }
})

it("gives the chat's corner menu the mini program's card that marketing set (share data, spec 2 §3)", async () => {
  const chat = installChatApp({ device: 'ios', isMiniProgram: true })
  backend.setScenario({ getTestDrivePage: 'themed' })
  await open('13800138000')
  await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShare', title: '新车试驾，专人专车上门接你' }))
  expect(JSON.stringify(chat.of('postMessage').at(-1))).toContain('/pages/test-drive/index')
  chat.remove()
})

// Behind the one above, which shows that a card does come, and after which none has to wait for its code.
it.each([`${PREFIX}/appointmentGuide`, BOOKING, `${PREFIX}/retainedCapital`])('offers Member-channel users at %s no way to share, and gives the corner menu no card (spec 2 §6)', async (path) => {
  const chat = installChatApp({ device: 'ios', isMiniProgram: true })
  const inOwnTime = endAtOnce([PAGE_SHARE_TIMEOUT_MS])
  try {
    await openTestDrive(backend, { path, search: '&passengerChannel=2' })
    await findButton(/^(预约试驾|立即预约|提交意向)/)
    await shortPause()
    expect(document.title).toBe('购车优惠')
    expect(screen.queryByRole('button', { name: '分享' })).not.toBeInTheDocument()
    expect(chat.of('postMessage').filter(({ type }) => type === 'pageShare')).toEqual([])
  } finally {
    inOwnTime()
    chat.remove()
  }
})

it.each([
  [`${PREFIX}/appointmentGuide`, 'Test drive a new car: we pick you up', '新车试驾，专人专车上门接你'],
  [BOOKING, 'Test drive a new car: we pick you up', '新车试驾，专人专车上门接你'],
  [`${PREFIX}/retainedCapital`, 'An offer on your new car', '购车专属优惠，留资即享'],
])('shares %s in the words of its reader’s language where marketing set no card', async (path, english, chinese) => {
  const chat = installChatApp({ device: 'ios', isMiniProgram: true })
  backend.setScenario({ getTestDrivePage: 'badConfig' })
  for (const [search, title] of [['&lang=en', english], ['', chinese]] as const) {
    await openTestDrive(backend, { path, search })
    await waitFor(() => expect(chat.of('postMessage').at(-1)).toMatchObject({ type: 'pageShare', title }))
    expect(/[\u3400-\u9fff]/.test(JSON.stringify(chat.of('postMessage').at(-1)))).toBe(search === '')
    await clearBrowser()
  }
  chat.remove()
})

describe('the address page (spec 2 §2.1)', () => {
  it('gets city, beginAddress, cityList and shareData in navigation state, and remembers what was chosen', async () => {
    const app = await open()
    await pickPlace(app)
    await app.user.click(await findButton(/^上车地点/))
    await expectOn(app, `${BOOKING}/address`)
    expect(await screen.findByText('当前上车地点：陆家嘴(地铁站)')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveAttribute('enterkeyhint', 'search')
    expect(app.state()).toEqual({
      city: '上海市',
      beginAddress: '陆家嘴(地铁站)',
      cityList: [{ code: '310000', name: '上海市' }, { code: '320500', name: '苏州市' }, { code: '330100', name: '杭州市' }],
      shareData: { shareLink: `http://localhost/market-platform-h5${BOOKING}?sourceId=TESTDRIVE2026&shareSourceId=TESTDRIVE2026`, shareTitle: '新车试驾，专人专车上门接你', shareDesc: '选好时间地点，免费试驾心仪新车', shareLogo: '' },
    })
  })

  it("keeps the form's card, with its picture and the mini program's own fields, for the corner menu (share data, spec 2 §3)", async () => {
    const chat = installChatApp({ device: 'ios', isMiniProgram: true })
    try {
      backend.setScenario({ getTestDrivePage: 'themed' })
      const app = await open('13800138000')
      await waitFor(() => expect(chat.of('postMessage')).not.toEqual([]))
      const before = chat.of('postMessage').length
      await app.user.click(await findButton(/^上车地点/))
      await expectOn(app, `${BOOKING}/address`)
      const { shareData } = app.state() as { readonly shareData: object }
      expect(shareData).toMatchObject({ shareLogo: expect.stringMatching(/^http:\/\/localhost\/.*share-170/), mini: { link: expect.stringContaining('/pages/test-drive/index'), desc: '小程序内预约，更快一步', imgUrl: expect.stringContaining('http://localhost/') } })
      await waitFor(() => expect(chat.of('postMessage').length).toBeGreaterThan(before))
      expect(JSON.stringify(chat.of('postMessage').at(-1))).toContain('/pages/test-drive/index')
    } finally {
      chat.remove()
    }
  })

  it('works when it is opened by its address alone', async () => {
    const app = await openTestDrive(backend, { path: `${BOOKING}/address` })
    await app.user.click((await screen.findAllByRole('button', { name: /^人民广场/ }))[0]!)
    await expectOn(app, `${BOOKING}?`)
    expect(await findButton(/^上车地点 ?人民广场/)).toBeVisible()
  })
})

it('gives way to the form in a web view that does not step back from the address page (spec 2 §2.1)', async () => {
  const app = await open()
  await app.user.click(await findButton(/^上车地点/))
  const place = (await screen.findAllByRole('button', { name: /^人民广场/ }))[0]!
  const steps = jest.spyOn(window.history, 'go').mockReturnValue()
  await app.user.click(place)
  await waitFor(() => expect(steps).toHaveBeenCalledWith(-1))
  expect(app.address()).toContain('/address')
  await expectOn(app, `${BOOKING}?`)
  expect(await findButton(/^上车地点 ?人民广场/)).toBeVisible()
  steps.mockRestore()
})

describe('the time picker (spec 2 §5)', () => {
  const openPicker = async () => {
    const app = await open()
    await app.user.click(await findButton(/^体验时间/))
    return app
  }
  const chosenTime = (app: Parameters<typeof draftOf>[0]) => draftOf(app).booking.experienceTime.value

  it('says that there is no time', async () => {
    backend.setScenario({ getTestDrivePage: 'noTimes' })
    const { user } = await openPicker()
    expect(await screen.findByText('暂无可用时间')).toBeVisible()
    await user.click(await findButton('我知道了'))
    await noDialog()
  })

  it.each([
    ['ok', ['今天 周五', '明天 周六', '11月22日 周日'], '23时'],
    ['fiveDays', ['今天 周五', '明天 周六', '11月22日 周日', '11月23日 周一', '11月24日 周二', '11月25日 周三'], '23时'],
    ['oneWindow', ['今天 周五', '明天 周六'], '15时'],
    ['endsToday', ['今天 周五'], '15时'],
  ])('offers what lies within limitDay, the activity and its windows (%s, spec 2 §5, §9)', async (outcome, days, lastHour) => {
    backend.setScenario({ getTestDrivePage: outcome })
    await openPicker()
    const labels = async (name: string) => within(await screen.findByRole('listbox', { name })).getAllByRole('option').map(({ textContent }) => textContent)
    expect(await labels('日期')).toEqual(days)
    expect((await labels('小时')).at(-1)).toBe(lastHour)
  })

  it('offers the next days of an activity that names neither begin nor end', async () => {
    backend.setScenario({ getTestDrivePage: 'noPeriod' })
    await openPicker()
    expect(await screen.findByRole('listbox', { name: '日期' })).toBeVisible()
    expect(screen.queryByText('暂无可用时间')).not.toBeInTheDocument()
  })

  it('can be used with the keyboard, and names its columns', async () => {
    const app = await openPicker()
    const day = await screen.findByRole('listbox', { name: '日期' })
    act(() => day.focus())
    await app.user.keyboard('{ArrowDown}')
    expect(within(day).getByRole('option', { selected: true })).toHaveTextContent('明天')
    act(() => screen.getByRole('listbox', { name: '小时' }).focus())
    await app.user.keyboard('{End}')
    await app.user.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(chosenTime(app)).toMatch(/^2026-11-21 23:\d0:00$/))
  })

  it('refuses a time that has become too close meanwhile, and opens anew', async () => {
    const app = await openPicker()
    await screen.findByRole('dialog', { name: '选择体验时间' })
    const before = screen.getByRole('listbox', { name: '分钟' }).textContent
    clock.forward(15)
    await app.user.click(screen.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('超过最短可预约时间')).toBeVisible()
    expect(screen.getByRole('dialog', { name: '选择体验时间' })).toBeVisible()
    expect(screen.getByRole('listbox', { name: '分钟' }).textContent).not.toBe(before)
    expect(chosenTime(app)).toBe('')
  })

  it('shows the hours of today that are too close, says why, and does not let them be chosen', async () => {
    const app = await openPicker()
    const column = async (name: string) => within(await screen.findByRole('listbox', { name }))
    const [hours, minutes] = [await column('小时'), await column('分钟')]
    expect(hours.getAllByText('不足2小时').map(({ parentElement }) => parentElement?.textContent)).toEqual(['09时不足2小时', '10时不足2小时'])
    expect(hours.getByRole('option', { selected: true })).toHaveTextContent('11时')
    expect(minutes.getByRole('option', { name: /^00分/ })).toHaveTextContent('不足2小时')
    expect(minutes.getByRole('option', { selected: true })).toHaveTextContent('10分')
    await app.user.click(hours.getByRole('option', { name: /^10时/ }))
    await app.user.click(minutes.getByRole('option', { name: /^00分/ }))
    await app.user.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(chosenTime(app)).toBe('2026-11-20 11:10:00'))
  })

  it.each([undefined, '13800138000'])('opens anew when the chosen time is too close by the time of the booking, and after the login (user %s)', async (mobile) => {
    const app = await open(mobile)
    await fillBooking(app)
    if (mobile) clock.forward(30)
    await submit()
    if (!mobile) {
      await expectOn(app, `${PREFIX}/login`)
      clock.forward(30)
      await passLogin(app, '13800138001')
    }
    expect(await screen.findByText('超过最短可预约时间')).toBeVisible()
    expect(await screen.findByRole('dialog', { name: '选择体验时间' })).toBeVisible()
    expect(callsOf(backend, BOOK)).toHaveLength(0)
  })
})
