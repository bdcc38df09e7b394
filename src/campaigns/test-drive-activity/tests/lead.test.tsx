import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/state/activities'
import { autoLoginFailed, callsOf, expectOn, findButton, passLogin } from '../../../../tests/journeySteps'
import { clearBrowser, reloadApp, type RenderedApp } from '../../../../tests/render'
import { shortPause } from '../../../../tests/startStore'
import { draftOf, field, holdCall, LEAD, noDialog, openTestDrive, PREFIX, writeContact } from './harness'

const backend = mountTestBackend({ slowMilliseconds: 50 })

afterEach(clearBrowser)

const open = (mobile?: string, search = '') => openTestDrive(backend, { path: LEAD, search, mobile })
const submit = async (app: RenderedApp) => app.user.click(await findButton('提交意向'))

async function choose({ user }: RenderedApp, name: string, choice: string): Promise<void> {
  await user.click(await findButton(new RegExp(`^${name}`)))
  const sheet = within(await screen.findByRole('dialog', { name: `请选择${name}` }))
  await user.click(await sheet.findByRole('option', { name: choice }))
  await user.click(sheet.getByRole('button', { name: '确认' }))
  await noDialog()
}

async function fill(app: RenderedApp): Promise<void> {
  await writeContact(app, '13512345678')
  await choose(app, '省份', '江苏省')
  await choose(app, '城市', '南京市')
  await choose(app, '经销商', '南京江宁体验中心')
  await app.user.click(screen.getByRole('checkbox'))
}

it('leaves a lead once, with the payload of spec 2 §3, and gives it to the user who is logged in', async () => {
  backend.setScenario({ submitTestDrive: 'slow' })
  const app = await open('13800138000', '&passengerChannel=2')
  await fill(app)
  await app.user.dblClick(await findButton('提交意向'))
  await expectOn(app, `${LEAD}/end?sourceId=TESTDRIVE2026`)
  expect(await screen.findByText('奖励已发放，可在卡包中查看')).toBeVisible()
  const place = { province: '江苏省', city: '南京市', dealer: '南京江宁体验中心' }
  expect(callsOf(backend, 'submitTestDrive').map(({ body }) => body)).toEqual([{ sourceId: 'TESTDRIVE2026', activityId: expect.stringMatching(/^\d{8}$/), name: '李晓明', phone: '13512345678', ...place, passengerChannel: 2 }])
  expect(callsOf(backend, 'backFillUid').map(({ body }) => body)).toEqual([{ sourceId: 'TESTDRIVE2026', uuid: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  expect(draftOf(app)).toMatchObject({ leadUuid: null, lead: { name: { value: '' } } })
})

describe('while a lead is on its way (spec 2 §4)', () => {
  /** A lead, sent from a form that the guide leads to, and left again meanwhile. */
  async function leaveTheForm() {
    const call = holdCall('submitTestDrive')
    const app = await openTestDrive(backend, { mobile: '13800138000' })
    await app.user.click(await findButton(/^意向试驾/))
    await fill(app)
    await submit(app)
    await call.isSent()
    act(() => app.router.history.go(-1))
    await app.user.click(await findButton('残忍离开'))
    await expectOn(app, `${PREFIX}/appointmentGuide`)
    return { app, arrive: call.arrive }
  }
  afterEach(() => jest.restoreAllMocks())

  it('goes on from the form to its reward after a way out and back', async () => {
    const { app, arrive } = await leaveTheForm()
    await app.user.click(await findButton(/^意向试驾/))
    expect(await findButton('提交意向')).toHaveAttribute('aria-busy', 'true')
    arrive()
    await expectOn(app, `${LEAD}/end?sourceId=TESTDRIVE2026`)
    expect(await screen.findByText('奖励已发放，可在卡包中查看')).toBeVisible()
  })

  it('keeps what was written meanwhile for another activity', async () => {
    const { app, arrive } = await leaveTheForm()
    await act(() => app.router.navigate(`${LEAD}?sourceId=TESTDRIVE2026LEAD`))
    await choose(app, '省份', '江苏省')
    arrive()
    expect(await screen.findByText('留资成功')).toBeVisible()
    expect(draftOf(app)).toMatchObject({ leadUuid: null, lead: { province: { value: '江苏省' } } })
    expect(app.address()).toBe(`${LEAD}?sourceId=TESTDRIVE2026LEAD`)
  })
})

it('leaves a lead once, however long the form is not cleared after the answer (spec 2 §4)', async () => {
  const app = await open('13800138000')
  await fill(app)
  const steps = jest.spyOn(window.history, 'go').mockReturnValue()
  await submit(app)
  // The entry that asks about what is unsent is being taken away.
  await waitFor(() => expect(steps).toHaveBeenCalledWith(-1))
  await submit(app)
  await shortPause()
  expect(callsOf(backend, 'submitTestDrive')).toHaveLength(1)
  await expectOn(app, `${LEAD}/end`)
  steps.mockRestore()
})

it('keeps the uuid over the login and gives it to the user who logs in; one step back is the page before the form (rewadConfigMark 1, spec 2 §4)', async () => {
  const app = await openTestDrive(backend)
  await app.user.click(await findButton(/^意向试驾/))
  await expectOn(app, LEAD)
  await fill(app)
  await submit(app)
  await expectOn(app, `${PREFIX}/login`)
  expect(draftOf(app).leadUuid).toMatch(/^[0-9a-f]{32}$/)
  await passLogin(app, '13512345678')
  await expectOn(app, `${LEAD}/end`)
  expect(await screen.findByText('奖励已发放，可在卡包中查看')).toBeVisible()
  expect(callsOf(backend, 'backFillUid')).toHaveLength(1)
  act(() => app.router.history.go(-1))
  await expectOn(app, `${PREFIX}/appointmentGuide`)
})

describe('a user who steps back from the login that a lead waits for (rewadConfigMark 1, spec 2 §4)', () => {
  async function stepBack() {
    const app = await openTestDrive(backend)
    await app.user.click(await findButton(/^意向试驾/))
    await fill(app)
    await submit(app)
    await expectOn(app, `${PREFIX}/login`)
    expect(await screen.findByText('留资成功')).toBeVisible()
    act(() => app.router.history.go(-1))
    await expectOn(app, `${PREFIX}/appointmentGuide`)
    return app
  }

  it('is led where marketing leads from the login, when that is not for the lead', async () => {
    // What seeds an activity is shared by all tests of a file.
    const activity = findActivity(backend.state, 'TESTDRIVE2026')!
    Object.assign(activity, { loginPage: { ...activity.loginPage, targetLinkAfterLogin: `/market-platform-h5${PREFIX}/home`, targetLinkAfterRegister: `/market-platform-h5${PREFIX}/home` } })
    const app = await stepBack()
    await act(() => app.router.navigate(`${PREFIX}/login?sourceId=TESTDRIVE2026`))
    await passLogin(app, '13512345678')
    await expectOn(app, `${PREFIX}/home`)
  })
})

it('says that a lead whose reward could never be claimed did not work, and keeps the form (spec 2 §4)', async () => {
  backend.setScenario({ submitTestDrive: 'noReward' })
  const app = await open('13800138000')
  await fill(app)
  await submit(app)
  expect(await screen.findByText('服务器开小差了，请稍后重试')).toBeVisible()
  expect(await field('姓名')).toHaveValue('李晓明')
  expect(app.address()).toBe(`${LEAD}?sourceId=TESTDRIVE2026`)
})

it('fills the known number in again after a lead that ends on this page, for one with another dealer (spec 2 §7.1)', async () => {
  backend.setScenario({ getTestDrivePage: 'leadModal' })
  const app = await open('13800138000')
  await waitFor(async () => expect(await field('手机号')).toHaveValue('138 0013 8000'))
  await fill(app)
  await submit(app)
  await app.user.click(await findButton('我知道了'))
  await noDialog()
  expect(await field('手机号')).toHaveValue('138 0013 8000')
})

it('needs no uuid for a lead that no reward follows (rewadConfigMark 2, spec 2 §4)', async () => {
  backend.setScenario({ getTestDrivePage: 'leadModal', submitTestDrive: 'noReward' })
  const app = await open()
  await fill(app)
  await submit(app)
  expect(await screen.findByRole('dialog', { name: '留资成功' })).toBeVisible()
  expect(callsOf(backend, 'submitTestDrive')).toHaveLength(1)
})

describe("the app's own login (spec 2 §4)", () => {
  afterEach(() => Reflect.deleteProperty(window, 'SaicMobilityBridge'))

  /** Leaves a lead in the app; `openLogin` is what the app says of its login, where it says anything. */
  async function submitInApp(openLogin?: object) {
    let ticket = ''
    window.SaicMobilityBridge = {
      invoke: (call, _, done) => {
        if (call === 'openLogin') {
          ticket = '13512345678'
          if (openLogin) done(openLogin)
        } else if (call === 'getLoginTicket') done({ code: '0', data: { ticket } })
        else done({ code: '0', data: { appId: 'saic-mobility', appVersion: '4.8.2', networkType: 'wifi' } })
      },
    }
    const app = await open(undefined, '&isNavBar=1')
    await autoLoginFailed(app)
    await fill(app)
    await submit(app)
    await waitFor(() => expect(ticket).not.toBe(''))
    return app
  }

  const expectClaimed = async (app: RenderedApp) => {
    await expectOn(app, `${LEAD}/end`)
    expect(await screen.findByText('奖励已发放，可在卡包中查看')).toBeVisible()
    expect(callsOf(backend, 'backFillUid')).toHaveLength(1)
  }

  it('brings the reward, also where the app loads the page anew for it', async () => {
    await submitInApp()
    await expectClaimed(await reloadApp())
  })

  it('leaves the reward to the login by phone, where it breaks off after its token', async () => {
    backend.setScenario({ loginCallback: 'http500>ok' })
    const app = await submitInApp({ code: '0' })
    await expectOn(app, `${PREFIX}/login`)
    await passLogin(app, '13512345678')
    await expectClaimed(app)
  })
})

// Where only the answer was spoilt, the reward has been given: rewardFlag 2 says 您已领取过奖励 (spec 2 §4).
it.each([
  ['network', '奖励已发放，可在卡包中查看'],
  ['nulls', '您已领取过奖励'],
])('claims again what could not be claimed (%s)', async (outcome, words) => {
  backend.setScenario({ backFillUid: outcome })
  const app = await open('13800138000')
  await fill(app)
  await submit(app)
  await findButton('重新领取')
  backend.setScenario({ backFillUid: 'ok' })
  await app.user.click(await findButton('重新领取'))
  expect(await screen.findByText(words)).toBeVisible()
})

it('asks no more for a reward that was received before (-196202, spec 2 §8)', async () => {
  backend.setScenario({ backFillUid: '-196202' })
  const app = await open('13800138000')
  await fill(app)
  await submit(app)
  await expectOn(app, `${LEAD}/end`)
  await waitFor(() => expect(within(screen.getByRole('main')).getByText('您已领取过奖励')).toBeVisible())
  expect(screen.queryByRole('button', { name: '重新领取' })).not.toBeInTheDocument()
  expect(draftOf(app).leadUuid).toBeNull()
})

it('ends in the modal 留资成功 (rewadConfigMark 2, jumpLinkMark 2, spec 2 §4)', async () => {
  backend.setScenario({ getTestDrivePage: 'leadModal' })
  const app = await open()
  await fill(app)
  await submit(app)
  const modal = within(await screen.findByRole('dialog', { name: '留资成功' }))
  expect(modal.getByText(/^提交成功，经销商顾问会尽快与你联系/)).toBeVisible()
  await app.user.click(modal.getByRole('button', { name: '我知道了' }))
  await noDialog()
  expect(await field('姓名')).toHaveValue('')
  expect(app.address()).toBe(`${LEAD}?sourceId=TESTDRIVE2026`)
})

it("draws marketing's button in that modal (endPopPageConfig, spec 2 §3)", async () => {
  backend.setScenario({ getTestDrivePage: 'leadModalThemed' })
  const app = await open()
  await fill(app)
  await app.user.click(await screen.findByRole('button', { name: '提交意向' }))
  const modal = within(await screen.findByRole('dialog', { name: '留资成功' }))
  expect(modal.getByRole('img', { name: '我知道了' })).toHaveAttribute('src', expect.stringContaining('button-170'))
})

it('keeps the form when it cannot be sent, and ends on jumpLinkUrl, with a word that it worked, for a link that leads nowhere (rewadConfigMark 2, jumpLinkMark 1, spec 2 §4)', async () => {
  backend.setScenario({ getTestDrivePage: 'leadJump', submitTestDrive: '-196606>ok' })
  const app = await open()
  await fill(app)
  await submit(app)
  expect(await screen.findByText('账户存在风险，请联系客服')).toBeVisible()
  expect(await field('姓名')).toHaveValue('李晓明')
  await submit(app)
  await expectOn(app, `${PREFIX}/home`)
  expect(await screen.findByText('留资成功')).toBeVisible()
})

it('names what is missing in the words of spec 2 §5', async () => {
  const app = await open()
  await submit(app)
  for (const words of ['请先同意服务协议', '请输入中文及拼音', '请输入正确的11位手机号码', '省份 (必选项)', '城市 (必选项)', '经销商 (必选项)']) expect(await screen.findByText(words)).toBeVisible()
  expect(await field('姓名')).toHaveAttribute('placeholder', '姓名 (必填项)')
  expect(callsOf(backend, 'submitTestDrive')).toEqual([])
})

it('leads to a dealer by way of what comes before it: says so, opens one after the other, and gives the focus back to it', async () => {
  const app = await open()
  await app.user.click(await findButton(/^经销商/))
  const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
  const [province, take] = [await sheet('请选择省份'), () => findButton('确认').then((found) => app.user.click(found))]
  expect(province.getByText('请先选择省份')).toBeVisible()
  await app.user.click(await province.findByRole('option', { name: '江苏省' }))
  await take()
  expect((await sheet('请选择城市')).getByText('请先选择城市')).toBeVisible()
  await take()
  expect((await sheet('请选择经销商')).queryByText(/^请先选择/)).not.toBeInTheDocument()
  await take()
  await noDialog()
  await waitFor(() => expect(screen.getByRole('button', { name: /^经销商/ })).toHaveFocus())
  const { lead } = draftOf(app)
  expect([lead.province.value, lead.city.value, lead.dealer.value]).toEqual(['江苏省', '苏州市', '苏州工业园区体验中心'])
})

it('loads the dealers again, and clears what hangs on a choice that changes (spec 2 §5)', async () => {
  backend.setScenario({ getTestDriveDealerList: 'network>ok' })
  const app = await open()
  await app.user.click(await findButton('重新加载'))
  await fill(app)
  await choose(app, '城市', '苏州市')
  expect(await findButton(/^经销商 ?请选择经销商/)).toBeVisible()
  await choose(app, '省份', '浙江省')
  expect(await findButton(/^城市 ?请选择城市/)).toBeVisible()
})

it('says that the dealers are on their way', async () => {
  backend.setScenario({ getTestDriveDealerList: 'timeout' })
  const { user } = await open()
  await user.click(await findButton(/^省份/))
  const dialog = within(await screen.findByRole('dialog', { name: '请选择省份' }))
  expect(dialog.getByRole('status')).toHaveTextContent('加载中...')
})

it('has a way back from the end page when buttonImageType is 1, and none otherwise (spec 2 §2.1)', async () => {
  const app = await openTestDrive(backend, { path: `${LEAD}/end` })
  await app.user.click(await findButton('返回'))
  await expectOn(app, `${PREFIX}/home`)
  await clearBrowser()
  backend.setScenario({ getTestDrivePage: 'badConfig' })
  await openTestDrive(backend, { path: `${LEAD}/end` })
  await waitFor(() => expect(screen.getAllByRole('heading', { name: '提交成功' })).toHaveLength(1))
  expect(screen.queryByRole('button', { name: '返回' })).not.toBeInTheDocument()
})
