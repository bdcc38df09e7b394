import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { mocks } from '../specimen/mocks'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs } from '../journeySteps'
import { clearBrowser, reloadApp, unloadApp, type RenderedApp } from '../render'

const PAGE = '/specimen-activity/address?sourceId=SPECIMEN2026&rewardId=R1'

let ahead = 0
const backend = mountTestBackend({ campaigns: [mocks], slowMilliseconds: 400, now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
afterEach(clearBrowser)

const field = (name: string) => screen.findByRole('textbox', { name })
const save = async ({ user }: RenderedApp) => user.click(await findButton('保存地址'))
const saves = () => callsOf(backend, 'saveSpecimenAddress').map(({ body }) => body as { readonly requestId: string })
const dialog = (name: string) => screen.findByRole('dialog', { name })

/** Down the three levels, to a district that is not the first of any. */
async function chooseRegion({ user }: RenderedApp) {
  await user.click(await findButton(/^所在地区/))
  const sheet = within(await dialog('请选择省 / 市 / 区县'))
  for (const name of ['浙江省', '宁波市', '鄞州区']) await user.click(await sheet.findByRole('option', { name }))
  await user.click(sheet.getByRole('button', { name: '确认' }))
}

async function fillIn(app: RenderedApp) {
  await app.user.type(await field('姓名'), '李雷')
  await app.user.type(await field('手机号'), '13512345678')
  await chooseRegion(app)
  await app.user.type(await field('详细地址'), '中山路100号3楼')
}

it('asks where to send a prize, shows the address from then on, and can be changed until the prize is sent (spec 2 §5)', async () => {
  const app = await openAs(backend, PAGE)
  expect(await screen.findByText('车载香薰礼盒')).toBeVisible()
  await fillIn(app)
  expect(await findButton('所在地区 浙江省 宁波市 鄞州区')).toBeVisible()
  await save(app)
  expect(await screen.findByText('地址已保存')).toBeVisible()
  expect(screen.getByText(/浙江省 宁波市 鄞州区/)).toHaveTextContent('中山路100号3楼')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('奖品等待发货')
  expect(saves()[0]).toMatchObject({ sourceId: 'SPECIMEN2026', rewardId: 'R1', requestId: expect.stringMatching(/^\w{32}$/), name: '李雷', phone: '13512345678', regionCode: '330212', province: '浙江省', city: '宁波市', district: '鄞州区', detail: '中山路100号3楼' })
  await app.user.click(await findButton('修改地址'))
  expect(await field('姓名')).toHaveValue('李雷')
  await app.user.clear(await field('详细地址'))
  await app.user.type(await field('详细地址'), '人民路8号')
  await save(app)
  expect(await screen.findByText(/人民路8号/)).toBeVisible()
  ahead = 25 * 3_600_000
  await reloadApp()
  expect((await screen.findAllByText('奖品已发货，地址不可修改'))[0]).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('奖品在路上了')
  expect(screen.getByText('SF1020304050607')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '修改地址' })).not.toBeInTheDocument()
})

it('leaves the focus to the heading of what takes the place of a form or an address: what was pressed has gone', async () => {
  const app = await openAs(backend, PAGE)
  await fillIn(app)
  await save(app)
  await waitFor(() => expect(screen.getByRole('heading', { name: '收货地址' })).toHaveFocus())
  await app.user.click(await findButton('修改地址'))
  await waitFor(() => expect(screen.getByRole('heading', { name: '收货信息' })).toHaveFocus())
  await app.user.click(await findButton('不修改了'))
  await waitFor(() => expect(screen.getByRole('heading', { name: '收货地址' })).toHaveFocus())
})

it('judges what is missing, and leads to the first of it', async () => {
  const app = await openAs(backend, PAGE)
  await save(app)
  for (const words of ['请输入中文及拼音', '请输入正确的11位手机号码', '请填写详细地址']) expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: /所在地区 \(必选项\)/ })).toBeVisible()
  expect(await field('姓名')).toHaveFocus()
  await app.user.type(await field('详细地址'), '3号')
  await save(app)
  expect(await screen.findByText('请填写4至80个字的详细地址')).toBeVisible()
  expect(saves()).toEqual([])
})

it('keeps what is corrected while the address before it is being saved, to be saved next', async () => {
  backend.setScenario({ saveSpecimenAddress: 'slow>ok' })
  const app = await openAs(backend, PAGE)
  await fillIn(app)
  await save(app)
  await app.user.type(await field('详细地址'), '5室')
  expect(await screen.findByText('地址已保存')).toBeVisible()
  expect(await field('详细地址')).toHaveValue('中山路100号3楼5室')
  await save(app)
  expect(await screen.findByText(/中山路100号3楼5室/)).toBeVisible()
  expect(saves().map((body) => (body as { readonly detail?: string }).detail)).toEqual(['中山路100号3楼', '中山路100号3楼5室'])
  expect(new Set(saves().map(({ requestId }) => requestId)).size).toBe(2)
})

it('shows the address that was saved also while it cannot be loaded anew', async () => {
  const app = await openAs(backend, PAGE)
  await fillIn(app)
  const asked = callsOf(backend, 'querySpecimenAddress').length
  backend.setScenario({ querySpecimenAddress: 'timeout' })
  await save(app)
  expect(await screen.findByText('地址已保存')).toBeVisible()
  expect(await screen.findByText(/中山路100号3楼/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '保存地址' })).not.toBeInTheDocument()
  expect(callsOf(backend, 'querySpecimenAddress').length).toBeGreaterThan(asked)
})

it('keeps a draft over a fault and a reload, and sends what is tried again as the same', async () => {
  backend.setScenario({ saveSpecimenAddress: 'network>ok' })
  const app = await openAs(backend, PAGE)
  await fillIn(app)
  await save(app)
  await waitFor(() => expect(saves()).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: '保存地址' })).not.toHaveAttribute('aria-busy'))
  const again = await reloadApp()
  expect(await field('详细地址')).toHaveValue('中山路100号3楼')
  expect(await findButton('所在地区 浙江省 宁波市 鄞州区')).toBeVisible()
  await save(again)
  expect(await screen.findByText('地址已保存')).toBeVisible()
  expect(saves()[1]!.requestId).toBe(saves()[0]!.requestId)
})

it('asks before something unsaved is left, with the words of spec 2 §8, and not where nothing is', async () => {
  const app = await openAs(backend, PAGE)
  await app.user.type(await field('姓名'), '李雷')
  await app.user.tab()
  await act(() => app.router.navigate('/specimen-activity?sourceId=SPECIMEN2026'))
  expect(await dialog('确认')).toHaveTextContent('存在未完成的内容待提交,是否离开？')
  await app.user.click(await findButton('取消'))
  expect(app.address()).toContain('/address')
  await fillIn(app)
  await save(app)
  await app.user.click(await findButton('修改地址'))
  await field('姓名')
  await act(() => app.router.navigate('/specimen-activity?sourceId=SPECIMEN2026'))
  await waitFor(() => expect(app.address()).not.toContain('/address'))
})

it('asks before it is left as the first page of the app, too, and leads home for good where nothing lies behind (spec 2 §4)', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const app = await openAs(backend, PAGE)
  await app.user.type(await field('姓名'), '李雷')
  const stepBack = async (answer: string) => {
    await waitFor(() => expect(window.history.state).toMatchObject({ over: 1 }))
    act(() => window.history.back())
    expect(await dialog('确认')).toHaveTextContent('存在未完成的内容待提交,是否离开？')
    await app.user.click(await findButton(answer))
  }
  await stepBack('取消')
  expect(app.address()).toContain('/address')
  await stepBack('残忍离开')
  await expectAddress(app, '/')
  expect(window.history.state).toMatchObject({ idx: 0 })
  expect(screen.queryByRole('dialog', { name: '确认' })).not.toBeInTheDocument()
})

it('shows no user what another one has typed, and at no prize what was typed for another', async () => {
  const app = await openAs(backend, PAGE)
  await app.user.type(await field('姓名'), '李雷')
  unloadApp()
  await openAs(backend, PAGE.replace('R1', 'R2'))
  expect(await field('姓名')).toHaveValue('')
  await changePhone()
  await openAs(backend, PAGE, '13800138001')
  expect(await field('姓名')).toHaveValue('')
})

it('offers the regions again where they could not be had', async () => {
  backend.setScenario({ queryRegionList: 'http500>ok' })
  const app = await openAs(backend, PAGE)
  expect(await screen.findByText('地区加载失败')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '重试' }))
  await chooseRegion(app)
  expect(await findButton('所在地区 浙江省 宁波市 鄞州区')).toBeVisible()
})

it.each(['', '&rewardId=R9'])('has a way back where there is no such prize: %j', async (param) => {
  const app = await openAs(backend, `/specimen-activity/address?sourceId=SPECIMEN2026${param}`)
  expect(await screen.findByText('没有找到这份奖品')).toBeVisible()
  await app.user.click(await findButton('返回活动'))
  await expectOn(app, '/records')
})
