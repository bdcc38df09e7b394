import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { createBackend } from '@/mocks/backend'
import { mountTestBackend } from '@/mocks/jest'
import { clock } from '../../../tests/clock'
import { changePhone, expectAddress, expectNewWeek, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../tests/render'
import { inviteeRoutes } from './inviteeRoutes'
import { mocks } from './mocks'

const ROOT = '/driver-invite-driver-activity-plus'
const WITH = '?sourceId=D2DPLUS2026'
const LINK = `${ROOT}/invitee-register${WITH}&promotorCode=D5M9TR`
const { driver: DRIVER, passenger: PASSENGER } = KNOWN_PHONES
const NEW = '13512345678'

const backend = mountTestBackend({ now: () => Date.now() })
afterEach(clearBrowser)
afterEach(clock.reset)

type Row = { readonly id: string; readonly amount: number; readonly inviteCount: number }
type Asked = { readonly total: number; readonly list: readonly Row[]; readonly stat: { readonly week: Row; readonly totalEarned: number; readonly friendsInvited: number } }

const asker =
  (to: Parameters<typeof askEnvelope>[0], token: string) =>
  async (call: string, more: object = {}): Promise<Asked> =>
    (await askEnvelope(to, `/external/v1/CandleBizService/${call}`, { token, body: { sourceId: mocks.sourceId, userUid: '', ...more } })).data as unknown as Asked
const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

const figure = (name: string) => screen.getByText(name).parentElement?.textContent
it.each([
  [0, true, { targetOr: '/d/invitee-register-success?a', word: 'registered', cents: null }],
  [0, false, { path: '/d/invitee-register-success?a', word: 'registered', cents: null }],
  [1, false, { targetOr: '/d/invitee-register-already?a', word: 'alreadyRegistered' }],
  [1, true, { path: '/d/invitee-register-already?a', word: 'alreadyRegistered' }],
  [null, true, { path: '/d/invitee-register-success?a', word: null }],
])('leads by outcome %j, new account %j, and by marketing’s link only where both say the same (spec 1 §4, steps 8 and 9)', (outcome, isNewUser, destination) => {
  if (inviteeRoutes.ask !== 'outcome') throw new Error('asks for something else')
  const facts = { isSelfInvite: false, outcome, pageType: null, carried: { needReturn: 0, cityCode: null, companyId: null, promotorCode: null } } as const
  expect(inviteeRoutes.toDestination(facts, { campaign: 'd', search: '?a', isNewUser })).toEqual(destination)
})

const firstRow = async () => within((await screen.findAllByRole('listitem'))[0]!).getByRole('button')

it('tells of the new week when it begins, on a page that stays in front (spec 2 §9)', () => expectNewWeek(backend, ROOT + WITH, DRIVER))

it('closes the circle: the link, a new driver, the gift; and the inviter’s week, list and income move by their first ride', async () => {
  const home = await openAs(backend, ROOT + WITH, DRIVER)
  await screen.findByRole('button', { name: '邀请司机' })
  const [, invited = ''] = /(\d+)人/.exec(figure('本周邀请') ?? '') ?? []
  const before = await asker(backend, await logIn(backend, DRIVER))('queryD2dPlusPage')
  await home.user.click(screen.getByRole('button', { name: '邀请司机' }))
  await expectAddress(home, `${ROOT}/share${WITH}`)
  await changePhone()

  const friend = await renderApp(LINK)
  expect(await screen.findByRole('heading', { name: '送你¥200 新司机礼' })).toBeVisible()
  expect(await screen.findByText(/师傅 /)).toBeVisible()
  await passLogin(friend, NEW)
  await expectOn(friend, `${ROOT}/invitee-register-success`)
  expect(await screen.findByText('已到账')).toBeVisible()
  expect(await screen.findByText('200')).toBeVisible()
  expect(screen.getByRole('button', { name: '下载司机端' })).toBeVisible()
  await changePhone()

  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: NEW } })
  const app = await openAs(backend, ROOT + WITH, DRIVER)
  await waitFor(() => expect(figure('本周邀请')).toContain(`${Number(invited) + 1}人`))
  const { stat } = await asker(backend, await logIn(backend, DRIVER))('queryD2dPlusPage')
  expect([stat.totalEarned - before.stat.totalEarned, stat.week.amount - before.stat.week.amount]).toEqual([8000, 8000])
  await app.user.click(screen.getByRole('button', { name: '邀请记录' }))
  expect(await firstRow()).toHaveTextContent(/135\*\*\*\*5678.*\+¥80\.00.*跑单中.*完成 1\/30 单/)
  await app.user.click(await firstRow())
  await expectOn(app, '/invite-detail?sourceId=D2DPLUS2026&inviteId=')
  expect(await screen.findByRole('heading', { name: '135****5678' })).toBeVisible()
  expect(screen.getByText('+¥30.00')).toBeVisible()
  expect(screen.getByText('+¥30.00').closest('li')).toHaveTextContent(/完成首单 +\+¥30\.00/)
  expect(screen.getAllByText('待完成')).toHaveLength(2)
})

it.each([
  ['a driver already', '13900139001', 'invitee-register-already', '你已是平台司机'],
  ['the inviter', DRIVER, `plus${WITH}`, '不能接受自己的邀请哦'],
])('gives nothing to %s, and leads on', async (_, mobile, page, words) => {
  const app = await renderApp(LINK)
  await passLogin(app, mobile)
  await expectOn(app, page)
  expect(await screen.findByText(words)).toBeVisible()
  expect(document.body).not.toHaveTextContent('已到账')
})

it('makes a passenger a driver, once: the link again says that they drive already', async () => {
  const app = await renderApp(LINK)
  await passLogin(app, PASSENGER)
  await expectOn(app, 'invitee-register-success')
  await changePhone()
  const again = await openAs(backend, LINK, PASSENGER)
  await expectOn(again, 'invitee-register-already')
  expect(await screen.findByText('同行来跑单')).toBeVisible()
  expect(screen.queryByText('提交证照审核')).not.toBeInTheDocument()
  await again.user.click(await findButton('我也要邀请'))
  expect(await screen.findByText('本周收入')).toBeVisible()
})

it.each(['network', 'http500', 'malformed'])('tells a new driver of no gift that nobody confirmed (%s), and repeats what was promised', async (outcome) => {
  backend.setScenario({ inviteActivityResult: outcome })
  const app = await renderApp(LINK)
  await passLogin(app, NEW)
  await expectOn(app, 'invitee-register-success')
  expect(await screen.findByText('待确认')).toBeVisible()
  expect(await screen.findByText('200')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/已到账|已放入/)
})

it('leads from a week to its drivers, their income and back, and from an earlier activity to its own', async () => {
  const app = await openAs(backend, `${ROOT}/week-list${WITH}`, DRIVER)
  const rows = await screen.findAllByRole('listitem')
  const [days = ''] = /\d\d-\d\d 至 \d\d-\d\d/.exec(rows[1]!.textContent) ?? []
  await app.user.click(within(rows[1]!).getByRole('button'))
  await expectOn(app, `${ROOT}/invite-record${WITH}&weekId=`)
  expect(await screen.findByRole('heading', { level: 2, name: new RegExp(days) })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  await app.user.click(screen.getByRole('button', { name: '收入明细' }))
  await expectOn(app, `${ROOT}/income-list${WITH}&weekId=`)
  expect(await screen.findByRole('heading', { level: 2, name: new RegExp(days) })).toBeVisible()
  expect(screen.getByText('收入合计')).toBeVisible()
  await changePhone()
  const past = await openAs(backend, `${ROOT}/history-list${WITH}`, DRIVER)
  await past.user.click(await findButton(/秋季司机招募/))
  await expectOn(past, `${ROOT}/invite-record-from-history${WITH}&historyId=autumn`)
  expect(await screen.findByText('共24位司机')).toBeVisible()
})

it.each([
  ['queryD2dPlusInviteList', 'empty', '去邀请', 'share'],
  ['queryD2dPlusInviteList', '-196202', '返回活动首页', ''],
])('shows all of the activity again once a week is left: %s %s, by %s', async (call, outcome, way, page) => {
  backend.setScenario({ [call]: outcome })
  const app = await openAs(backend, `${ROOT}/invite-record${WITH}&weekId=2026-11-16`, DRIVER)
  await app.user.click(await findButton(way))
  await expectAddress(app, `${ROOT}${page && `/${page}`}${WITH}`)
})

it.each([
  ['&historyId=autumn', '&historyId=autumn'],
  ['', '&historyId='],
])('leads from a driver of an earlier activity back to the list of those: %j', async (narrowed, kept) => {
  const app = await openAs(backend, `${ROOT}/invite-record-from-history${WITH}${narrowed}`, DRIVER)
  await app.user.click(await firstRow())
  await expectOn(app, `/invite-detail${WITH}`)
  await app.user.click(await findButton('查看邀请记录'))
  await expectAddress(app, `${ROOT}/invite-record-from-history${WITH}${kept}`)
})

it('leads from a driver of a week back to that week', async () => {
  const app = await openAs(backend, `${ROOT}/invite-detail${WITH}&weekId=2026-11-16&inviteId=now-1`, DRIVER)
  await app.user.click(await findButton('查看邀请记录'))
  await expectAddress(app, `${ROOT}/invite-record${WITH}&weekId=2026-11-16`)
})

it('says that the qualification has ended, with a way out (-196902, spec 2 §8)', async () => {
  backend.setScenario({ queryD2dPlusPage: 'notValid' })
  await openAs(backend, ROOT + WITH, DRIVER)
  expect((await screen.findAllByText('活动资格已失效')).length).toBeGreaterThan(0)
  expect(await findButton('重试')).toBeVisible()
})

it.each([
  ['week-list', /^\d\d-\d\d$/],
  ['invite-detail', /完成进度/],
])('shows who is logged out the login in place of %s, and it afterwards (spec 2 §2.3)', async (page, words) => {
  const address = `${ROOT}/${page}${WITH}&inviteId=now-1`
  const app = await renderApp(address)
  expect(await screen.findByText('登录后查看你的记录')).toBeVisible()
  await app.user.click(await findButton('登录'))
  await expectOn(app, `${ROOT}/login`)
  await passLogin(app, DRIVER)
  await expectAddress(app, address)
  expect((await screen.findAllByText(words))[0]).toBeVisible()
})

it('counts drivers, in English too', async () => {
  await renderApp(`${ROOT}/preview${WITH}&lang=en`)
  expect(await screen.findByText('6 more drivers for ¥1200')).toBeVisible()
  expect(screen.getByText('10 drivers')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/friend/)
})

it('says in English where each driver stands, and when a week is settled', async () => {
  await openAs(backend, `${ROOT}/invite-record${WITH}&lang=en`, DRIVER)
  expect((await screen.findAllByText(/^(In review|In progress|Target met)$/))[0]).toBeVisible()
  expect(document.body).not.toHaveTextContent(/Pending|Rewarded/)
  expect(screen.getAllByText(/^Payday/)[0]).toHaveTextContent(/^Payday \d\d-\d\d$/)
})

it('adds up, to the cent: the total is the sum of the weeks and of the rows of all pages, in each week too, whatever the hour', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 21 * 24 * 60 }), async (seed, minutes) => {
      const other = createBackend({ campaigns: [mocks], seed, now: () => 1_795_000_000_000 + minutes * 60_000 })
      const ask = asker(other, await logIn(other, DRIVER))
      const all = async (call: string, scope: object = {}) => {
        const { total } = await ask(call, scope)
        return (await Promise.all(Array.from({ length: Math.ceil(total / 20) }, (_, page) => ask(call, { ...scope, pageNo: page + 1, pageSize: 20 })))).flatMap(({ list }) => list)
      }
      const [{ stat }, weeks, incomes, drivers] = await Promise.all([ask('queryD2dPlusPage'), all('queryD2dPlusWeekList'), all('queryD2dPlusIncomeList'), all('queryD2dPlusInviteList')])
      expect([sumOf(weeks), sumOf(incomes)]).toEqual([stat.totalEarned, stat.totalEarned])
      expect([weeks.reduce((sum, { inviteCount }) => sum + inviteCount, 0), drivers.length]).toEqual([stat.friendsInvited, stat.friendsInvited])
      expect(weeks[0]).toMatchObject(stat.week)
      const [newest] = weeks.slice(1)
      expect(sumOf(await all('queryD2dPlusIncomeList', { weekId: newest!.id }))).toBe(newest!.amount)
      const past = await all('queryD2dPlusHistoryList')
      expect(sumOf(await all('queryD2dPlusIncomeList', { historyId: '' }))).toBe(sumOf(past))
      expect(sumOf(await all('queryD2dPlusIncomeList', { historyId: 'summer' }))).toBe(past[1]!.amount)
    }),
    { numRuns: 12 },
  )
})

it('says why a blacklisted account has no invitation', async () => {
  await renderApp(`${ROOT}/preview?fixture=blacklisted`)
  expect(await screen.findByText('账户暂不能参与邀请，已得收入不受影响')).toBeVisible()
  expect(screen.queryByRole('button', { name: '邀请司机' })).not.toBeInTheDocument()
})

it.each([
  ['week-list', 'queryD2dPlusWeekList', '暂无结算记录'],
  ['history-list', 'queryD2dPlusHistoryList', '暂无往期活动'],
])('calls what is missing by its name: %s', async (page, call, words) => {
  backend.setScenario({ [call]: 'empty' })
  await openAs(backend, `${ROOT}/${page}${WITH}`, DRIVER)
  expect(await screen.findByText(words)).toBeVisible()
})
