import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { WITHDRAWAL_RETRY_DELAYS_MS, WITHDRAWAL_POLLING } from '@/features/cashInvite'
import { loggedOut, sessionSynced } from '@/features/session'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { mountTestBackend } from '@/mocks/jest'
import { healthyApp, installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { toast } from '@/ui/feedback/toast'
import { endAtOnce, endWhenTold } from '../faults/hurry'
import { mocks } from '../specimen/mocks'
import { amountField, callsOf, openAs, passLogin, sessionOf, withdraw } from '../journeySteps'
import { clearBrowser, unloadApp } from '../render'

const HOME = '/specimen-activity'
const QUERY = '?sourceId=SPECIMEN2026&cityCode=310000'

let ahead = 0
const backend = mountTestBackend({ campaigns: [mocks], slowMilliseconds: 50, now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
afterEach(async () => {
  jest.restoreAllMocks()
  goOn()
  await clearBrowser()
})

/** No test sits through the pauses between two times that the list is asked. */
let goOn = (): void => undefined
const hurryAsking = () => {
  goOn = endAtOnce(WITHDRAWAL_RETRY_DELAYS_MS)
}
/** Nor through that before a withdrawal under way is looked for. */
const watchUntilTold = () => endWhenTold(WITHDRAWAL_POLLING.map(({ every }) => every))

const openWithdraw = (mobile?: string) => openAs(backend, `${HOME}/withdraw${QUERY}`, mobile)
const orders = () => callsOf(backend, 'specimenWithdraw')
const amounts = () => orders().map(({ body }) => (body as { amount: number }).amount)
const names = () => new Set(orders().map(({ body }) => (body as { requestId: string }).requestId))
/** Of one user: how often money was sent for, and the list asked. */
const asked = (uid: string | null) => ['specimenWithdraw', 'querySpecimenRecords'].map((name) => callsOf(backend, name).filter(({ body }) => (body as { userUid?: unknown }).userUid === uid).length)
const says = (text: string | RegExp) => screen.findByText(text)
const heading = (name: string) => screen.findByRole('heading', { name })

it('withdraws a typed amount: under way, arrived, and the balance is less (spec 2 §7.2)', async () => {
  const app = await openWithdraw()
  expect(await says('李* 已认证')).toBeVisible()
  expect(await says(/^585$/)).toBeVisible()
  const lookNow = watchUntilTold()
  await withdraw(app, '20.5')
  expect(await heading('提现处理中')).toBeVisible()
  expect(orders()[0]!.body).toEqual({ sourceId: 'SPECIMEN2026', userUid: expect.stringMatching(/^U\d+$/), promotorCode: 'P8K3QX', cityCode: '310000', requestId: expect.stringMatching(/^\w{32}$/), amount: 2050 })
  expect(await says('564')).toBeVisible()
  ahead = 10_000
  lookNow()
  expect(await heading('提现成功')).toBeVisible()
  expect(names().size).toBe(1)
  await app.user.click(screen.getByRole('button', { name: '完成' }))
})

it('sends the city with every withdrawal, also where the address names none (spec 2 §7.2)', async () => {
  await withdraw(await openAs(backend, `${HOME}/withdraw?sourceId=SPECIMEN2026`), '20.5')
  expect(await heading('提现处理中')).toBeVisible()
  expect(orders()[0]!.body).toMatchObject({ cityCode: '' })
})

it('takes an amount from a chip, and all that one withdrawal may be', async () => {
  const { user } = await openWithdraw()
  const field = await amountField()
  await user.click(screen.getByRole('button', { name: '¥50' }))
  expect(field).toHaveValue('50')
  expect(screen.getByRole('button', { name: '¥50' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: '全部提现' }))
  expect(field).toHaveValue('500')
  expect(screen.getByText('单笔最高提现¥500，剩余¥85可再次提现')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除' }))
  expect(field).toHaveValue('')
})

it.each([
  ['', '请输入提现金额'],
  ['9.99', '单笔最低提现¥10'],
  ['500.01', '单笔最高提现¥500'],
  ['585.01', '超出可提现金额¥585'],
])('says what is wrong with %j, and sends nothing', async (typed, words) => {
  const { user } = await openWithdraw()
  const field = await amountField()
  if (typed) await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: /^(提现¥|立即提现)/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveFocus()
  expect(orders()).toEqual([])
})

it('sends one withdrawal for a double tap', async () => {
  backend.setScenario({ specimenWithdraw: 'slow' })
  const { user } = await openWithdraw()
  await user.type(await amountField(), '20')
  const button = screen.getByRole('button', { name: '提现¥20' })
  fireEvent.click(button)
  fireEvent.click(button)
  fireEvent.submit(button.closest('form')!)
  expect(await heading('提现处理中')).toBeVisible()
  expect(orders()).toHaveLength(1)
})

it.each(['lost', 'lostBehindGateway', 'truncated', 'malformed', 'noData'])('after %s it is sent once: the list says what became of it', async (outcome) => {
  backend.setScenario({ specimenWithdraw: outcome })
  const app = await openWithdraw()
  const lookNow = watchUntilTold()
  await withdraw(app, '20')
  expect(await heading('提现处理中')).toBeVisible()
  expect(screen.queryByText('提现失败')).not.toBeInTheDocument()
  ahead = 10_000
  lookNow()
  expect(await heading('提现成功')).toBeVisible()
  expect(orders()).toHaveLength(1)
  expect(await says(/^565$/)).toBeVisible()
})

it.each(['network', 'http500', 'html'])('after %s it says that it is looking, sends nothing more by itself, and warns before the user does', async (outcome) => {
  backend.setScenario({ specimenWithdraw: `${outcome}>success` })
  const app = await openWithdraw()
  hurryAsking()
  await withdraw(app, '20')
  expect(await heading('提现结果未知')).toBeVisible()
  expect(callsOf(backend, 'querySpecimenRecords').length).toBeGreaterThan(2)
  await app.user.click(screen.getByRole('button', { name: '再次提现' }))
  expect(await screen.findByRole('dialog', { name: '再提现¥20？' })).toHaveAccessibleDescription(/可能会重复提现/)
  expect(orders()).toHaveLength(1)
  await app.user.click(screen.getByRole('button', { name: '仍要重试' }))
  expect(await heading('提现成功')).toBeVisible()
  expect([orders().length, names().size]).toEqual([2, 1])
})

it('tells of an unknown outcome after a reload and in another tab, until it turns up in the list', async () => {
  backend.setScenario({ specimenWithdraw: 'lost', querySpecimenRecords: 'http500' })
  const app = await openWithdraw()
  hurryAsking()
  await withdraw(app, '20')
  expect(await heading('提现结果未知')).toBeVisible()
  unloadApp()
  sessionStorage.clear()
  const other = await openWithdraw()
  expect(await heading('提现结果未知')).toBeVisible()
  backend.setScenario({ specimenWithdraw: 'ok', querySpecimenRecords: 'ok' })
  ahead = 10_000
  await other.user.click(screen.getByRole('button', { name: '查看提现记录' }))
  await waitFor(() => expect(other.address()).toContain('records'))
  await act(() => other.router.navigate(-1))
  expect(await heading('提现成功')).toBeVisible()
  expect(orders()).toHaveLength(1)
  expect(await says(/^565$/)).toBeVisible()
})

it('looks once more for an unknown outcome when the person comes back to the page', async () => {
  backend.setScenario({ specimenWithdraw: 'lost', querySpecimenRecords: 'http500' })
  const app = await openWithdraw()
  hurryAsking()
  await withdraw(app, '20')
  expect(await heading('提现结果未知')).toBeVisible()
  backend.setScenario({ specimenWithdraw: 'ok', querySpecimenRecords: 'ok' })
  ahead = 10_000
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await heading('提现成功')).toBeVisible()
  expect(orders()).toHaveLength(1)
})

it('takes no withdrawal from before for the one that was lost, and lets the user begin anew', async () => {
  backend.setScenario({ specimenWithdraw: 'success>network' })
  const app = await openWithdraw()
  hurryAsking()
  await withdraw(app, '20')
  expect(await heading('提现成功')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '完成' }))
  await withdraw(app, '20')
  expect(await heading('提现结果未知')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '返回提现页' }))
  await app.user.click(await screen.findByRole('button', { name: '仍要返回' }))
  expect(await amountField()).toHaveValue('20')
  expect(orders()).toHaveLength(2)
})

it('says why it failed, and gives the money back', async () => {
  backend.setScenario({ specimenWithdraw: 'failedAtOnce' })
  const app = await openWithdraw()
  await withdraw(app, '20')
  expect(await heading('提现失败')).toBeVisible()
  expect(screen.getByText('收款账户异常，请核对后重新提现，金额已退回')).toBeVisible()
  for (const step of ['提交申请', '处理失败', '金额退回']) expect(screen.getByText(step)).toBeVisible()
  expect(screen.getByText('585')).toBeVisible()
  backend.setScenario({ specimenWithdraw: 'success' })
  await app.user.click(screen.getByRole('button', { name: '重新提现' }))
  await withdraw(app, '20')
  expect(await heading('提现成功')).toBeVisible()
  expect(names().size).toBe(2)
})

it('tells an account at risk to talk to customer service (spec 2 §8, -196606)', async () => {
  const call = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  backend.setScenario({ querySpecimenPage: 'many' })
  const app = await openWithdraw('13800138008')
  await withdraw(app, '20')
  const dialog = await screen.findByRole('dialog', { name: '账户存在风险，请联系客服' })
  expect(dialog).toHaveTextContent('客服电话：021-10100000')
  await app.user.click(screen.getByRole('button', { name: '联系客服' }))
  expect(call).toHaveBeenCalledWith('tel:021-10100000')
  expect(await amountField()).toHaveValue('20')
})

it.each(['empty', 'http500', 'malformed', 'timeout'])('takes the number of the currency configuration where the web configuration names no way to customer service: %s (spec 1 §3)', async (outcome) => {
  const call = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  backend.setScenario({ querySpecimenPage: 'many', getWebConfig: outcome })
  const app = await openWithdraw('13800138008')
  await withdraw(app, '20')
  expect(await screen.findByRole('dialog', { name: '账户存在风险，请联系客服' })).toHaveTextContent('客服电话：021-10100000')
  await app.user.click(screen.getByRole('button', { name: '联系客服' }))
  expect(call).toHaveBeenCalledWith('tel:021-10100000')
})

it.each(['empty', 'http500', 'malformed', 'timeout'])('offers no way to customer service where neither configuration has one that may be followed: %s', async (outcome) => {
  backend.setScenario({ querySpecimenPage: 'many', getWebConfig: 'empty', getCurrencyConfig: outcome })
  const app = await openWithdraw('13800138008')
  await withdraw(app, '20')
  await app.user.click(await screen.findByRole('button', { name: '我知道了' }))
  expect(screen.queryByRole('button', { name: '联系客服' })).not.toBeInTheDocument()
})

it('leads somebody whose name is not verified to the app (spec 2 §5)', async () => {
  backend.setScenario({ querySpecimenPage: 'many' })
  const app = await openWithdraw('13800138001')
  expect(await screen.findByRole('button', { name: /未认证/ })).toBeVisible()
  await withdraw(app, '20')
  expect(await screen.findByRole('dialog', { name: '请先完成实名认证' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '去实名' }))
  expect(await says('请在APP内完成实名认证')).toBeVisible()
  expect(orders()).toEqual([])
  expect(await amountField()).toHaveValue('20')
})

it.each([
  ['3.6.9', 0],
  ['3.7.0', 1],
])('the app of version %s opens its real-name page %i times, and is refused with the specified words otherwise (spec 2 §5)', async (version, opened) => {
  const native = installNativeApp(healthyApp(version))
  try {
    backend.setScenario({ querySpecimenPage: 'many' })
    const app = await openWithdraw('13800138001')
    await withdraw(app, '20')
    await app.user.click(await screen.findByRole('button', { name: '去实名' }))
    const seen = () => [native.calls.filter(({ method }) => method === 'openRealName').length, screen.queryAllByText('当前APP版本过低不支持实名认证，请先升级版本').length]
    await waitFor(() => expect(seen()).toEqual([opened, 1 - opened]))
  } finally {
    native.remove()
  }
})

it('sees the name that was verified elsewhere when the person comes back', async () => {
  backend.setScenario({ queryRealNameInfoMask: 'notRealNamed>ok' })
  await openWithdraw()
  expect(await screen.findByRole('button', { name: /未认证/ })).toBeVisible()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await says('李* 已认证')).toBeVisible()
})

it.each([
  ['insufficient', '可提现余额不足'],
  ['-196965', '暂未满足参与条件'],
  ['-196866', '账户异常，暂不能参与活动'],
  ['ended', '活动已结束'],
])('shows the words of a refusal (%s) and keeps what was typed', async (outcome, words) => {
  backend.setScenario({ specimenWithdraw: outcome })
  const app = await openWithdraw()
  await withdraw(app, '20')
  expect(await says(words)).toBeVisible()
  expect(await amountField()).toHaveValue('20')
  expect(app.address()).toContain('withdraw')
  backend.setScenario({ specimenWithdraw: 'success' })
  await withdraw(app, '20')
  expect(await heading('提现成功')).toBeVisible()
})

it('makes no withdrawal by itself after a login that the backend asks for: the amount is there, and the person sends it', async () => {
  backend.setScenario({ specimenWithdraw: 'tokenRejected' })
  const app = await openWithdraw()
  await withdraw(app, '20')
  await waitFor(() => expect(app.address()).toContain(`${HOME}/login`))
  backend.setScenario({ specimenWithdraw: 'ok' })
  await passLogin(app)
  expect(await amountField()).toHaveValue('20')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(orders()).toHaveLength(1)
  await app.user.click(screen.getByRole('button', { name: /^提现¥20/ }))
  expect(await heading('提现处理中')).toBeVisible()
  expect([names().size, amounts()]).toEqual([2, [2000, 2000]])
})

it.each(['lost', 'processing'])('leaves a withdrawal (%s) alone once another tab logs somebody else in: it is not their money (spec 1 §3)', async (outcome) => {
  backend.setScenario({ specimenWithdraw: outcome })
  const app = await openWithdraw()
  await withdraw(app, '10')
  await waitFor(() => expect(orders().length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '提现金额' })).toBeNull())
  const other = await sessionOf(backend, '13800138001')
  const { id } = app.store.getState().session
  const before = asked(id)
  act(() => void app.store.dispatch(sessionSynced(other)))
  expect(await amountField()).toHaveValue('')
  backend.setScenario({ specimenWithdraw: 'ok' })
  ahead = 60_000
  fireEvent(window, new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  expect(asked(id)).toEqual(before)
  expect(await says('再赚¥10即可提现')).toBeVisible()
})

it('goes on with an unknown outcome after another tab has logged the same person in, also while that login is under way (spec 1 §3)', async () => {
  backend.setScenario({ specimenWithdraw: 'lost', querySpecimenRecords: 'http500' })
  const app = await openWithdraw()
  await withdraw(app, '20')
  expect(await heading('正在确认提现结果')).toBeVisible()
  const { token, userType } = await sessionOf(backend, '13800138000')
  ahead = 10_000
  backend.setScenario({ specimenWithdraw: 'ok', querySpecimenRecords: 'ok' })
  const asked = callsOf(backend, 'loginCallback').length
  act(() => void app.store.dispatch(sessionSynced({ token, userType })))
  expect(await heading('提现成功')).toBeVisible()
  expect(orders()).toHaveLength(1)
  expect(await says(/^565$/)).toBeVisible()
  expect(callsOf(backend, 'loginCallback').length).toBe(asked + 1)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(token)
})

it('takes an unknown outcome out of the storage with the session, and goes on with it when the same person logs in again (spec 1 §4)', async () => {
  backend.setScenario({ specimenWithdraw: 'lost', querySpecimenRecords: 'http500' })
  const app = await openWithdraw()
  hurryAsking()
  await withdraw(app, '20')
  expect(await heading('提现结果未知')).toBeVisible()
  act(() => void app.store.dispatch(loggedOut({ reason: 'tokenRejected' })))
  expect(localStorage).toHaveLength(0)
  const again = await sessionOf(backend, '13800138000')
  act(() => void app.store.dispatch(sessionSynced(again)))
  await act(() => app.router.navigate(`${HOME}/withdraw${QUERY}`))
  expect(await heading('提现结果未知')).toBeVisible()
  await waitFor(() => expect(localStorage).toHaveLength(1))
  expect(orders()).toHaveLength(1)
})

it.each([
  ['the outcome', '13800138000', { specimenWithdraw: 'notRealNamed' }],
  ['a user whose name could not be asked', '13800138001', { queryRealNameInfoMask: 'http500', querySpecimenPage: 'many' }],
])("shows the words of a refusal for want of a verified name, and the way to verify it (every refusal's words are shown, spec 2 §8): %s", async (_, mobile, scenario) => {
  backend.setScenario(scenario)
  const app = await openWithdraw(mobile)
  await withdraw(app, '20')
  expect(await says('账户未实名认证，暂不能提现')).toBeVisible()
  expect(await screen.findByRole('dialog', { name: '请先完成实名认证' })).toBeVisible()
  expect(screen.getByRole('button', { name: '去实名' })).toBeVisible()
})

it('shows the words in which the name is refused, and withdraws all the same (spec 2 §8)', async () => {
  backend.setScenario({ queryRealNameInfoMask: '-196965' })
  const app = await openWithdraw()
  expect(await says('暂未满足参与条件')).toBeVisible()
  act(() => toast.dismiss())
  // The person comes back, and it is asked again: the words are said once in a visit.
  ahead = 60_000
  fireEvent(window, new Event('online'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(callsOf(backend, 'queryRealNameInfoMask')).toHaveLength(2))
  await withdraw(app, '20')
  expect(await heading('提现处理中')).toBeVisible()
  expect(screen.queryByText('暂未满足参与条件')).not.toBeInTheDocument()
})

it('does without the name: whoever pays checks it', async () => {
  backend.setScenario({ queryRealNameInfoMask: 'http500' })
  const app = await openWithdraw()
  expect(await says('提现时校验')).toBeVisible()
  await withdraw(app, '20')
  expect(await heading('提现处理中')).toBeVisible()
  expect(amounts()).toEqual([2000])
})

it.each(['ended', 'closed', 'finished', 'blacklist'])('pays also when the activity says %s (spec 2 §4)', async (outcome) => {
  backend.setScenario({ querySpecimenPage: outcome })
  const app = await openWithdraw()
  await withdraw(app, '20')
  expect(await heading('提现处理中')).toBeVisible()
})

it.each([
  ['-196308', '活动已结束'],
  ['-196866', '账户异常，暂不能参与活动'],
])('has a way to the home where a refusal (%s) brings no balance, and from there to the balance once it comes (spec 2 §4, §8)', async (outcome, words) => {
  backend.setScenario({ querySpecimenPage: `${outcome}>ok` })
  const app = await openWithdraw()
  expect(await heading(words)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '返回活动首页' }))
  await waitFor(() => expect(app.address()).toBe(HOME + QUERY))
  await app.user.click(await screen.findByRole('button', { name: '提现' }))
  expect(await amountField()).toBeVisible()
})

it('has a way out for who has earned too little', async () => {
  const app = await openWithdraw('13800138001')
  expect(await says('再赚¥10即可提现')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '去邀请好友赚现金' }))
  await waitFor(() => expect(app.address()).toBe(HOME + QUERY))
})
