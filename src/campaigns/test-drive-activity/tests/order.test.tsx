import { act, screen, waitFor, within } from '@testing-library/react'
import { sessionFollowed } from '@/features/session'
import { logIn } from '@/mocks/ask'
import { mountTestBackend } from '@/mocks/jest'
import { button, callsOf, expectOn, SLOW } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp, testSession, type RenderedApp } from '../../../../tests/render'
import { BOOKING, draftOf, openTestDrive, pickPlace, PREFIX } from './harness'

let now = Date.now()
const backend = mountTestBackend({ slowMilliseconds: 50, now: () => now })
const BUSY = '13600136000'

beforeEach(() => {
  now = Date.now()
})
afterEach(clearBrowser)

const openOrder = (mobile = BUSY, search = '') => openTestDrive(backend, { path: `${BOOKING}/orderInfo`, search, mobile })

describe('the order (spec 2 §2.1)', () => {
  it('shows status, name, phone, time, place and car', async () => {
    await openOrder()
    for (const words of ['待试驾', '李晓明', '136****6000', '明天 14:30', '人民广场(地铁站)', '智己 L6 超长续航版']) expect((await screen.findAllByText(words, undefined, SLOW))[0]).toBeVisible()
  })

  it('is shown where an activity takes bookings only, and can be cancelled there', async () => {
    await openTestDrive(backend, { path: `${BOOKING}/orderInfo`, sourceId: 'TESTDRIVE2026RIDE', mobile: BUSY })
    expect(await screen.findByText('静安寺久光百货', undefined, SLOW)).toBeVisible()
    expect(await button('取消预约')).toBeVisible()
  })

  const cancelling = async (app: RenderedApp) => {
    await app.user.click(await button('取消预约'))
    return within(await screen.findByRole('dialog', { name: '取消后需重新预约，确定取消本次试驾吗？' }, SLOW))
  }
  const steps = () => callsOf(backend, 'cancelTestDriveOrder').map(({ body }) => (body as { secondConfirm: number }).secondConfirm)

  it('is cancelled in two steps, and shown anew (spec 2 §4)', async () => {
    const app = await openOrder()
    const dialog = await cancelling(app)
    await app.user.click(dialog.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).not.toBeInTheDocument(), SLOW)
    expect(steps()).toEqual([1, 2])
    expect(callsOf(backend, 'cancelTestDriveOrder')[1]?.body).toEqual({ sourceId: 'TESTDRIVE2026', orderNo: expect.stringMatching(/^TD/), secondConfirm: 2 })
  })

  it('is still this order once it is over, however it was opened', async () => {
    const app = await openOrder()
    await expectOn(app, `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026&orderNo=TD`)
    const dialog = await cancelling(app)
    await app.user.click(dialog.getByRole('button', { name: '确认' }))
    expect((await screen.findAllByText('已取消', undefined, SLOW))[0]).toBeVisible()
    expect(screen.getByText('人民广场(地铁站)')).toBeVisible()
  })

  it('stays when the person thinks again', async () => {
    const app = await openOrder()
    const dialog = await cancelling(app)
    await app.user.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), SLOW)
    expect(steps()).toEqual([1])
    expect(await button('取消预约')).not.toHaveAttribute('aria-busy')
  })

  it('is shown anew when it was cancelled elsewhere', async () => {
    backend.setScenario({ cancelTestDriveOrder: 'gone' })
    const app = await openOrder()
    await app.user.click(await button('取消预约'))
    await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).not.toBeInTheDocument(), SLOW)
    expect(steps()).toEqual([1])
  })

  it.each(['emptyList', 'nulls', 'noData', 'malformed', 'idle'])('says that it did not work, and gives the button back, when the first answer is odd (%s)', async (outcome) => {
    backend.setScenario({ cancelTestDriveOrder: outcome })
    const app = await openOrder()
    await app.user.click(await button('取消预约'))
    expect(await screen.findByText('服务器开小差了，请稍后重试', undefined, SLOW)).toBeVisible()
    expect(await button('取消预约')).not.toHaveAttribute('aria-busy')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(steps()).toEqual([1])
    backend.setScenario({ cancelTestDriveOrder: 'ok' })
    expect(await cancelling(app)).toBeDefined()
  })

  it.each([
    ['idle', '服务器开小差了，请稍后重试'],
    ['http500', '服务器开小差了，请稍后重试'],
    ['network', '网络开小差了，请稍后重试'],
  ])('says that it did not work when the second answer is %s, and gives the button back', async (outcome, words) => {
    const app = await openOrder()
    const dialog = await cancelling(app)
    backend.setScenario({ cancelTestDriveOrder: outcome })
    await app.user.click(dialog.getByRole('button', { name: '确认' }))
    expect(await screen.findByText(words, undefined, SLOW)).toBeVisible()
    expect(await button('取消预约')).not.toHaveAttribute('aria-busy')
    expect(steps()).toEqual([1, 2])
  })

  it.each(['truncated', 'malformed', 'noData', 'emptyList', 'nulls', 'emptyBody'])('shows the order as it is when it was cancelled and the answer to that is spoilt (%s)', async (outcome) => {
    const app = await openOrder()
    const dialog = await cancelling(app)
    backend.setScenario({ cancelTestDriveOrder: outcome })
    await app.user.click(dialog.getByRole('button', { name: '确认' }))
    expect((await screen.findAllByText('已取消', undefined, SLOW))[0]).toBeVisible()
    expect(steps()).toEqual([1, 2])
  })

  it("cancels nothing of one person's once another tab has logged somebody else in (spec 1 §3)", async () => {
    const app = await openOrder()
    const dialog = await cancelling(app)
    const token = await logIn(backend, '13900139000')
    act(() => void app.store.dispatch(sessionFollowed({ ...testSession(token), id: 'U-other' })))
    expect(await screen.findByText('暂无预约订单', undefined, SLOW)).toBeInTheDocument()
    await app.user.click(dialog.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), SLOW)
    expect(steps()).toEqual([1])
  })

  it('has no cancel button when cancelButton is not 1, and leads on from nothing', async () => {
    const app = await openOrder('13800138001')
    await app.user.click(await button('去预约'))
    await expectOn(app, `${BOOKING}?`)
  })

  it('leads to the login whoever is not logged in', async () => {
    const app = await renderApp(`${BOOKING}/orderInfo?sourceId=TESTDRIVE2026&orderNo=TD1`)
    await expectOn(app, `${PREFIX}/login`)
    expect(app.state()).toEqual({ from: `${BOOKING}/orderInfo?sourceId=TESTDRIVE2026&orderNo=TD1` })
  })

  it('asks again while it waits to be confirmed', async () => {
    const app = await openTestDrive(backend, { path: BOOKING, mobile: '13800138001' })
    const { askData } = await import('@/mocks/ask')
    const { token } = app.store.getState().session
    const time = '2099-01-01 10:00:00'
    await askData(backend, '/external/v1/CandleBizService/passengerAppointmentTestDrive', { token: token!, body: { sourceId: 'TESTDRIVE2026', name: '李', phone: '13800138001', experienceTime: time, originPoi: '外滩', carType: 'L6' } })
    await button('立即预约')
    act(() => app.router.history.push(`/market-platform-h5${BOOKING}/orderInfo?sourceId=TESTDRIVE2026`))
    expect((await screen.findAllByText('待确认', undefined, SLOW))[0]).toBeVisible()
    now += 60_000
    expect((await screen.findAllByText('待试驾', undefined, { timeout: 12_000 }))[0]).toBeVisible()
  }, 30_000)
})

describe('the address search (spec 2 §2.1, §5)', () => {
  const search = () => screen.findByRole('searchbox', { name: '上车地点' }, SLOW)
  const queries = () => callsOf(backend, 'searchPlaces').map(({ path }) => new URLSearchParams(path.split('?')[1]))
  const openAddress = async () => {
    const app = await openTestDrive(backend, { path: BOOKING })
    await app.user.click(await button(/^上车地点/))
    await expectOn(app, `${BOOKING}/address`)
    return app
  }

  it('carries city, beginAddress, cityList and shareData in navigation state', async () => {
    const app = await openAddress()
    expect(app.state()).toEqual({
      city: '上海市',
      beginAddress: '',
      cityList: [{ code: '310000', name: '上海市' }, { code: '320500', name: '苏州市' }, { code: '330100', name: '杭州市' }],
      shareData: { shareLink: `http://localhost/market-platform-h5${BOOKING}?sourceId=TESTDRIVE2026&shareSourceId=TESTDRIVE2026` },
    })
  })

  it('asks for transport facilities without keywords, with the product key and nothing of the person', async () => {
    await openAddress()
    expect(await screen.findByText('正在搜索地址...', undefined, SLOW)).toBeVisible()
    await screen.findByRole('list', { name: '搜索结果' }, SLOW)
    expect(Object.fromEntries(queries()[0]!)).toEqual({ key: 'market-platform-h5-dev', output: 'json', children: '1', page: '1', offset: '20', extensions: 'all', keywords: '', city: '上海市', types: '150000' })
    const { headers } = callsOf(backend, 'searchPlaces')[0]!
    expect(Object.keys(headers).filter((name) => /authorization|saic|requested/.test(name))).toEqual([])
  })

  it('asks once for what was typed in one go, without types', async () => {
    const { user } = await openAddress()
    await screen.findByRole('list', { name: '搜索结果' }, SLOW)
    await user.type(await search(), '静安')
    expect(await screen.findByText('静安寺久光百货', undefined, SLOW)).toBeVisible()
    expect(queries().map((query) => [query.get('keywords'), query.get('types')])).toEqual([['', '150000'], ['静安', null]])
  })

  it('shows at most 6 sub-places, each of which can be taken', async () => {
    const app = await openAddress()
    await app.user.type(await search(), '人民广场')
    const list = within(await screen.findByRole('list', { name: '搜索结果' }, SLOW))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1), SLOW)
    expect(list.getAllByRole('button', { name: /号口$/ })).toHaveLength(6)
    await app.user.click(list.getByRole('button', { name: '人民广场(地铁站)2号口' }))
    await expectOn(app, `${BOOKING}?`)
    expect(draftOf(app).booking).toMatchObject({ originPoi: { value: '人民广场(地铁站)2号口' }, city: { value: '上海市' } })
  })

  it('says that there is no result, then that the network is down, then finds (spec 2 §2.1)', async () => {
    const { user } = await openAddress()
    await screen.findByRole('list', { name: '搜索结果' }, SLOW)
    await user.type(await search(), '没有的地方')
    expect(await screen.findByText('无结果，换个词试试', undefined, SLOW)).toBeVisible()
    backend.setScenario({ searchPlaces: 'network>ok' })
    await user.clear(await search())
    await user.type(await search(), '外滩')
    expect(await screen.findByText('网络异常，请检查网络后重试', undefined, SLOW)).toBeVisible()
    await user.click(await button('重试'))
    expect(await screen.findByText('外滩', undefined, SLOW)).toBeVisible()
  })

  it.each(['invalidKey', 'http500', 'html', 'malformed'])("takes no other answer than status '1' (%s, spec 2 §5)", async (outcome) => {
    backend.setScenario({ searchPlaces: outcome })
    await openAddress()
    expect(await screen.findByText('网络异常，请检查网络后重试', undefined, SLOW)).toBeVisible()
  })

  it('changes the city in the picker, which clears the keyword (spec 2 §5)', async () => {
    const app = await openAddress()
    await app.user.type(await search(), '站')
    await app.user.click(await button('上海市'))
    const sheet = within(await screen.findByRole('dialog', { name: '选择城市' }, SLOW))
    await app.user.click(sheet.getByRole('option', { name: '苏州市' }))
    await app.user.click(sheet.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('苏州站', undefined, SLOW)).toBeVisible()
    expect(await search()).toHaveValue('')
    expect(queries().at(-1)?.get('city')).toBe('苏州市')
  })

  it('works when it is opened by its address alone', async () => {
    const app = await openTestDrive(backend, { path: `${BOOKING}/address` })
    await app.user.click((await screen.findAllByRole('button', { name: /^人民广场/ }, SLOW))[0]!)
    await expectOn(app, `${BOOKING}?`)
    expect(await button(/^上车地点 ?人民广场/)).toBeVisible()
  })

  it('remembers what was chosen before', async () => {
    const app = await openTestDrive(backend, { path: BOOKING })
    await pickPlace(app)
    await app.user.click(await button(/^上车地点/))
    expect(await screen.findByText('当前上车地点：陆家嘴(地铁站)', undefined, SLOW)).toBeVisible()
  })
})
