import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { mocks as example } from '@/campaigns/_example/mocks'
import { mountTestBackend } from '@/mocks/jest'
import { NO_CHOICE } from '../choice'
import { watchFetch, type FetchLog } from '../fetchLog'
import type { Recorder } from '../recorder/recorder'
import { sampleRecording } from '../recording/fixtures'
import { simulate, type Simulation } from '../simulate'
import { mountPanel } from './mountPanel'

// One campaign: jsdom takes seconds to find a control among the thousands of outcomes of all of them.
const backend = mountTestBackend({ campaigns: [example], slowMilliseconds: 300 })
const user = userEvent.setup()
const home = () => document.querySelector<HTMLElement>('market-platform-simulator')!
const panel = () => within(home().shadowRoot!.querySelector<HTMLElement>('.root')!)
let simulation: Simulation
let fetchLog: FetchLog
const recorder: Recorder = { status: () => null, start: jest.fn(), stop: () => Promise.resolve(sampleRecording), listen: () => undefined }

async function open(tab?: string) {
  await user.click(panel().getByRole('button', { name: '测试面板' }))
  if (tab) await user.click(panel().getByRole('tab', { name: tab }))
}

beforeAll(() => {
  // jsdom captures no pointers.
  Element.prototype.setPointerCapture = () => undefined
  // After the backend's own fetch, which lies below it as the network does.
  fetchLog = watchFetch()
})
beforeEach(() => {
  simulation = simulate({ ...NO_CHOICE, host: 'nativeApp', platform: 'ios', failures: { share: 'cancel' } })
  mountPanel(simulation, fetchLog, recorder)
})
afterEach(() => {
  home()?.remove()
  simulation.leave()
})

it('is one button while it is closed, and nothing of it is in the page itself', () => {
  expect(panel().getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['测试面板'])
  expect(panel().queryAllByRole('textbox')).toEqual([])
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('opens, says what is simulated, and closes by its button, beside it and by Escape', async () => {
  await open()
  expect(panel().getByRole('dialog', { name: '测试面板' })).toHaveTextContent('原生 App · iOS · 4.8.2')
  expect(home().shadowRoot!.activeElement).toBe(panel().getByRole('button', { name: '收起' }))
  await user.click(panel().getByRole('button', { name: '收起' }))
  expect(panel().queryByRole('dialog')).toBeNull()
  await open()
  await user.keyboard('{Escape}')
  expect(panel().queryByRole('dialog')).toBeNull()
})

it('offers the calls of the chosen host and shows how they fail', async () => {
  await open('宿主')
  expect(panel().getByRole('button', { name: '原生 App' })).toHaveAttribute('aria-pressed', 'true')
  expect(panel().getByRole('combobox', { name: 'share' })).toHaveDisplayValue('用户取消')
  await user.click(panel().getByRole('button', { name: '微信小程序' }))
  expect(panel().queryByRole('combobox', { name: 'share' })).toBeNull()
  expect(panel().getByRole('combobox', { name: 'setPageShare' })).toHaveDisplayValue('正常')
})

it('offers the apps of a host that has several (spec 1 §4, §7), and how a workplace chat’s bridge starts', async () => {
  await open('宿主')
  expect(panel().getByRole('button', { name: '充电车 App' })).toHaveAttribute('aria-pressed', 'false')
  await user.click(panel().getByRole('button', { name: '钉钉' }))
  expect(panel().queryByRole('button', { name: '充电车 App' })).toBeNull()
  expect(panel().getByRole('button', { name: '政务版' })).toBeVisible()
  const start = panel().getByRole('combobox', { name: /^bridge/ })
  expect(within(start).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['正常', '不应答', '失败'])
  await user.click(panel().getByRole('button', { name: '浏览器' }))
  expect(panel().queryByRole('group', { name: 'App 类型' })).toBeNull()
})

it('offers the apps, and the failures of a bridge’s start, that the platform has, and forgets the others (spec 1 §4)', async () => {
  await open('宿主')
  await user.click(panel().getByRole('button', { name: '钉钉' }))
  const apps = () => within(panel().getByRole('group', { name: 'App 类型' })).getAllByRole('button').map(({ textContent }) => textContent)
  const start = () => panel().getByRole('combobox', { name: /^bridge/ })
  const choose = (name: string) => user.click(panel().getByRole('button', { name }))
  expect(apps()).toEqual(['政务版'])
  await choose('政务版')
  await user.selectOptions(start(), '失败')
  await choose('Android')
  expect(panel().getByRole('button', { name: '政务版' })).toHaveAttribute('aria-pressed', 'true')
  expect(start()).toHaveDisplayValue('失败')
  await choose('Mac')
  expect(apps()).toEqual(['桌面端小程序内'])
  expect(within(start()).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['正常', '不应答'])
  await choose('Windows')
  expect(apps()).toEqual(['桌面端小程序内', '政务版'])
  expect(panel().getByRole('button', { name: '政务版' })).toHaveAttribute('aria-pressed', 'false')
  await choose('鸿蒙')
  expect(panel().queryByRole('group', { name: 'App 类型' })).toBeNull()
  expect(start()).toHaveDisplayValue('正常')
})

it('shows the calls that the host receives, as they come', async () => {
  await open('宿主')
  simulation.log.add({ method: 'getLoginTicket', params: {}, failure: 'never' })
  expect(panel().getByText('getLoginTicket')).toBeVisible()
})

it('sets the outcome of an endpoint, and takes everything back', async () => {
  await open('场景')
  const row = await panel().findByRole('combobox', { name: /getLoginPage/ })
  await user.selectOptions(row, 'ended')
  const set = async () => ((await (await fetch('http://localhost/__mock__/scenario')).json()) as { scenario: object }).scenario
  await waitFor(async () => expect(await set()).toEqual({ getLoginPage: ['ended'] }))
  await user.type(panel().getByRole('textbox', { name: '搜索接口' }), 'loginpage')
  expect(panel().getAllByRole('combobox')).toHaveLength(1)
  await user.click(panel().getByRole('button', { name: '重置后端' }))
  await panel().findByText('后端已恢复初始数据')
  expect(await set()).toEqual({})
})

it('says in its head that outcomes are set, also by the address of the tab', async () => {
  home().remove()
  const plain = simulate(NO_CHOICE)
  mountPanel(plain, fetchLog, recorder)
  await open()
  const head = () => panel().getByRole('dialog').querySelector('.head p')!
  expect(head()).toHaveTextContent('真实环境')
  backend.setScenario({ getLoginPage: 'ended' })
  await user.click(panel().getByRole('button', { name: '收起' }))
  sessionStorage.setItem('mock-scenario', 'caslogin:wrongCode')
  await open()
  await waitFor(() => expect(head()).toHaveTextContent('真实宿主 · 场景 2 项'))
  sessionStorage.removeItem('mock-scenario')
  plain.leave()
})

it('copies a link that plays what this tab plays: its own scenario before everybody’s', async () => {
  backend.setScenario({ getLoginPage: 'ended', caslogin: 'slow' })
  sessionStorage.setItem('mock-scenario', 'caslogin:wrongCode')
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await open('宿主')
  await user.click(panel().getByRole('button', { name: '复制链接' }))
  await panel().findByText('已复制')
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/[?&]scenario=caslogin:wrongCode,getLoginPage:ended(?:&|$)/))
  sessionStorage.removeItem('mock-scenario')
})

it('shows what this page asks before everything else, and each outcome with a word of explanation', async () => {
  await fetch('http://localhost/cas/v2/caslogin', { method: 'POST', body: '{}' })
  await open('场景')
  const here = within(await panel().findByRole('region', { name: '此页面的接口' }))
  expect(here.getAllByRole('combobox').map((row) => row.getAttribute('id') !== null)).toEqual([true])
  const row = here.getByRole('combobox', { name: /caslogin/ })
  expect(within(row).getByRole('option', { name: 'wrongCode · 验证码错误' })).toBeVisible()
  expect(within(row).getByRole('option', { name: 'http500 · 服务器出错' })).toBeVisible()
})

it('has tabs that arrow keys move between', async () => {
  await open('宿主')
  await user.keyboard('{ArrowRight}')
  expect(panel().getByRole('tab', { name: '场景' })).toHaveAttribute('aria-selected', 'true')
  expect(home().shadowRoot!.activeElement).toBe(panel().getByRole('tab', { name: '场景' }))
  expect(panel().getByRole('tabpanel', { name: '场景' })).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(panel().getByRole('tab', { selected: true })).toHaveTextContent('活动')
  expect(panel().getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, -1, -1, -1, -1, 0])
})

it('moves its button by arrow keys, and keeps it there', async () => {
  const handle = () => panel().getByRole('button', { name: '测试面板' })
  handle().focus()
  await user.keyboard('{ArrowLeft}')
  expect(handle()).toHaveClass('left')
  home().remove()
  mountPanel(simulation, fetchLog, recorder)
  expect(handle()).toHaveClass('left')
  handle().focus()
  await user.keyboard('{ArrowRight}')
  expect(handle()).toHaveClass('right')
})

it('shows requests as they come, when they came and how long each took', async () => {
  backend.setScenario({ getLoginPage: 'slow' })
  await open('请求')
  expect(await panel().findByText('还没有请求')).toBeVisible()
  const asked = fetch('http://localhost/external/v1/CandleBizService/getLoginPage?sourceId=EXAMPLE2026')
  expect(await panel().findByText(/^\d\d:\d\d:\d\d\.\d{3} · 进行中…$/)).toBeVisible()
  await user.click(panel().getByText('getLoginPage'))
  await asked
  expect(await panel().findByText(/^\d\d:\d\d:\d\d\.\d{3} · \d+ 毫秒$/)).toBeVisible()
})

it('lists what the backend received, the newest first', async () => {
  await fetch('http://localhost/external/v1/CandleBizService/getLoginPage?sourceId=EXAMPLE2026')
  await fetch('http://localhost/external/v1/CandleBizService/getAppDownloadPageConfig')
  expect(backend.requests()).toHaveLength(2)
  await open('请求')
  await panel().findByText('getLoginPage')
  expect([...home().shadowRoot!.querySelectorAll('summary b')].map(({ textContent }) => textContent)).toEqual(['getAppDownloadPageConfig', 'getLoginPage'])
})

it('shows the one-time code, the accounts and the campaigns', async () => {
  await open('账号')
  expect(await panel().findByText('123456')).toBeVisible()
  expect(panel().getByText('13900139001')).toHaveTextContent('司机，无推广码')
  await user.click(panel().getByRole('tab', { name: '活动' }))
  expect(await panel().findByText(example.sourceId)).toBeVisible()
})

it('goes away for the tab when it is hidden', async () => {
  await open()
  await user.click(panel().getByRole('button', { name: '隐藏按钮' }))
  expect(home()).toBeNull()
})
