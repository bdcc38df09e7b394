import { render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { createBackend } from '@/mocks/backend'
import { parseConfig } from '@/lib/pageConfig'
import { mountTestBackend } from '@/mocks/jest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, type RenderedApp } from '../../../tests/render'
import { totalFixtures } from './fixtures'
import { mocks } from './mocks'
import { page as rewardPage } from './reward'

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const LAND = `${ROOT}/land${SEARCH}&promotorCode=P8K3QX`
const PASSENGER = '13800138000'
const OTHER = '13800138001'
const CONTACT = '13512345678'
const COMPANY = '晨光文具（上海）有限公司'

const backend = mountTestBackend()
afterEach(clearBrowser)

const noop = () => undefined
const field = (name: string) => screen.findByRole('textbox', { name })
const send = async ({ user }: RenderedApp) => user.click(await findButton('提交'))

async function pick({ user }: RenderedApp, name: RegExp) {
  await user.click(screen.getByRole('button', { name }))
  await user.click(await findButton('确认'))
}

async function fillIn(app: RenderedApp, company = COMPANY) {
  await app.user.type(await field('公司名称'), company)
  await app.user.type(await field('联系人'), '韩梅梅')
  await app.user.type(await field('手机号'), CONTACT)
  await app.user.type(await field('验证码'), '123456')
  await pick(app, /所在城市/)
  await pick(app, /企业人数/)
  await app.user.click(screen.getByRole('checkbox'))
}

type Row = { readonly stage: number; readonly amount: number }
type Total = { readonly totalAmount: number; readonly tiers: readonly { readonly stage: number; readonly companies: number; readonly amount: number }[] }

async function rewards(to: Parameters<typeof askEnvelope>[0], mobile: string) {
  const token = await logIn(to, mobile)
  const ask = async (name: string, more: object = {}) => (await askEnvelope(to, `/external/v1/CandleBizService/${name}`, { token, body: { sourceId: mocks.sourceId, ...more } })).data
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => ask('queryPieRewardList', { pageNo, pageSize: 20 }) as Promise<{ readonly list: readonly Row[]; readonly totalAmount: number }>))
  const { stat } = (await ask('queryPiePage')) as { readonly stat: { readonly companies: number; readonly totalEarned: number } }
  return { rows: pages.flatMap(({ list }) => list), listed: pages[0]!.totalAmount, total: (await ask('queryPieRewardTotal')) as Total, stat }
}

const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)

it('counts for a user without a promoter code which company comes by the link that names them', async () => {
  const ask = (name: string, body: object, token = '') => askEnvelope(backend, `/external/v1/CandleBizService/${name}`, { token, body: { sourceId: mocks.sourceId, ...body } })
  const token = await logIn(backend, KNOWN_PHONES.driverWithoutCode)
  const { promotorCode } = (await ask('queryPiePage', {}, token)).data!['user'] as { readonly promotorCode: string }
  await ask('submitPieClue', { promotorCode, company: COMPANY, name: '韩梅梅', city: '上海', phone: CONTACT, smsCode: '123456', requestId: 'PIE1' })
  expect((await ask('queryPiePage', {}, token)).data!['stat']).toMatchObject({ companies: 1 })
})

it('closes the circle: a contact leaves the company by the link, it signs and rides, and the rewards of the inviter alone move by it', async () => {
  const [before, others] = [await rewards(backend, PASSENGER), await rewards(backend, OTHER)]
  const contact = await renderApp(LAND)
  expect(await screen.findByText('138****8000 推荐')).toBeVisible()
  expect(screen.getByText('¥300')).toBeVisible()
  expect(screen.getByText('企业用车金')).toBeVisible()
  await fillIn(contact)
  await send(contact)
  expect(await screen.findByText('提交成功')).toBeVisible()
  expect(callsOf(backend, 'submitPieClue')[0]!.body).toMatchObject({ sourceId: 'PIE2026', promotorCode: 'P8K3QX', company: COMPANY, name: '韩梅梅', phone: CONTACT, smsCode: '123456', city: '上海', headCount: '1' })
  await changePhone()
  await openAs(backend, `${ROOT}/reward-list${SEARCH}`, PASSENGER)
  const [newest] = await screen.findAllByRole('listitem')
  expect(newest).toHaveTextContent(/晨光\*\*\*公司.*\+¥20\.00线索有效/)
  await changePhone()
  expect((await rewards(backend, PASSENGER)).total.totalAmount).toBe(before.total.totalAmount + 2_000)
  await logIn(backend, CONTACT)
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: CONTACT } })
  expect((await rewards(backend, PASSENGER)).total.totalAmount).toBe(before.total.totalAmount + 20_000)
  expect((await rewards(backend, OTHER)).total).toEqual(others.total)
})

it('shows marketing’s picture over the total, and none while there is none', () => {
  const show = (config: unknown) => render(<rewardPage.View config={parseConfig(rewardPage.config, config).config} data={totalFixtures.default} actions={{ back: noop, login: noop, open: noop, reload: noop }} />).container.querySelector('[data-box=heroImage] img')
  expect(show({})).toBeNull()
  expect(show({ heroImage: 'https://img.example.com/hero.png' })).toHaveAttribute('src', 'https://img.example.com/hero.png')
})

it('shows the total and its tiers, and leads to the rows', async () => {
  const { total } = await rewards(backend, PASSENGER)
  const app = await openAs(backend, `${ROOT}/reward${SEARCH}`, PASSENGER)
  expect(await screen.findByRole('heading', { level: 1, name: '奖励总览' })).toBeVisible()
  expect(screen.getByRole('region', { name: '累计奖励' })).toHaveTextContent((total.totalAmount / 100).toFixed(2))
  const tiers = within(screen.getByRole('region', { name: '奖励构成' })).getAllByRole('listitem')
  expect(tiers.map(({ textContent }) => textContent)).toEqual(total.tiers.map(({ companies, amount }, at) => `${['线索有效', '已签约', '首次用车'][at]!}${companies}家企业¥${(amount / 100).toFixed(2)}`))
  await app.user.click(await findButton('查看奖励明细'))
  await expectAddress(app, `${ROOT}/reward-list${SEARCH}`)
  await app.user.click(await findButton('奖励总览'))
  await expectOn(app, '/reward?')
})

it('adds up: the total is the sum of its tiers, each tier that of its rows, and the home says the same, whatever was drawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 5 }), async (seed) => {
      const { rows, listed, total, stat } = await rewards(createBackend({ campaigns: [mocks], seed }), PASSENGER)
      expect([total.totalAmount, listed, stat.totalEarned]).toEqual([sum(rows), sum(rows), sum(rows)])
      expect(sum(total.tiers)).toBe(total.totalAmount)
      for (const { stage, companies, amount } of total.tiers) {
        const own = rows.filter((row) => row.stage === stage)
        expect([companies, amount]).toEqual([own.length, sum(own)])
      }
      expect(stat.companies).toBe(total.tiers[0]!.companies)
    }),
    { numRuns: 10 },
  )
})

it('says 该企业已被推荐 of a company that was recommended before, however its name is spaced, and takes another', async () => {
  const app = await renderApp(LAND)
  await fillIn(app)
  await send(app)
  await app.user.click(await findButton('再提交一份'))
  await fillIn(app, ` ${COMPANY.replace('（', ' （')} `)
  await send(app)
  expect(await screen.findByText('该企业已被推荐')).toBeVisible()
  await app.user.click(await findButton('再提交一份'))
  expect(await field('公司名称')).toHaveValue('')
})

it('loses nothing that was typed to a fault or a reload, and sends what it tries again as the same', async () => {
  backend.setScenario({ submitPieClue: 'network>ok' })
  const app = await renderApp(LAND)
  await fillIn(app)
  await send(app)
  await waitFor(() => expect(callsOf(backend, 'submitPieClue')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'))
  const again = await reloadApp()
  expect(await field('公司名称')).toHaveValue(COMPANY)
  expect(await field('联系人')).toHaveValue('韩梅梅')
  expect(screen.getByRole('button', { name: /企业人数/ })).toHaveTextContent('20人以下')
  await send(again)
  expect(await screen.findByText('提交成功')).toBeVisible()
  const [first, second] = callsOf(backend, 'submitPieClue').map(({ body }) => (body as { readonly requestId: string }).requestId)
  expect(second).toBe(first)
})

it('leads to what is missing, field by field, and asks for the agreement (spec 2 §5)', async () => {
  const app = await renderApp(LAND)
  await app.user.type(await field('公司名称'), '12345')
  await send(app)
  expect(await screen.findByText('请先同意服务协议')).toBeVisible()
  expect(await field('公司名称')).toHaveFocus()
  for (const label of ['公司名称', '联系人', '手机号', '验证码']) expect(screen.getByText(label, { selector: '[aria-hidden]' })).toBeVisible()
  for (const words of ['请填写正确的公司名称', '请输入中文及拼音', '请输入正确的11位手机号码', '请输入验证码', '所在城市 (必选项)', '企业人数 (必选项)']) expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(callsOf(backend, 'submitPieClue')).toEqual([])
  await app.user.clear(await field('公司名称'))
  await send(app)
  expect((await screen.findAllByText('请填写公司名称'))[0]).toBeVisible()
})

it('has the looks of a login for people who recommend their enterprise (spec 1 §2)', async () => {
  backend.setScenario({ getLoginPage: 'empty' })
  await renderApp(`${ROOT}/login${SEARCH}`)
  expect(await screen.findByRole('heading', { name: '企业用车推荐官' })).toBeVisible()
})

it('shows who is not logged in what a company brings, and a login in the place of what was earned', async () => {
  const app = await renderApp(ROOT + SEARCH)
  expect(await screen.findByText('501人以上')).toBeVisible()
  expect(screen.getByText('--家')).toBeVisible()
  await app.user.click(await findButton(/累计奖励/))
  await expectOn(app, '/login')
  for (const path of ['reward', 'reward-list']) {
    await changePhone()
    await renderApp(`${ROOT}/${path}${SEARCH}`)
    expect(await screen.findByText('登录后查看你的记录')).toBeVisible()
  }
})

it('leads the contact to rules of their own, and back without a loss', async () => {
  const app = await renderApp(LAND)
  await app.user.type(await field('公司名称'), COMPANY)
  await app.user.click(await findButton('活动规则'))
  await expectOn(app, '/land/rule')
  expect(await screen.findByText(/首次开通企业用车的公司/)).toBeVisible()
  window.history.back()
  expect(await field('公司名称')).toHaveValue(COMPANY)
  await app.user.click(await findButton('活动规则'))
  await app.user.click(await findButton('返回活动首页'))
  await expectAddress(app, LAND)
  expect(await field('公司名称')).toHaveValue(COMPANY)
})
