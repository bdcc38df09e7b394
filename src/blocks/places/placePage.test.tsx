import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Place } from '@/services/maps'
import { mountTestBackend } from '@/mocks/jest'
import { callsOf, findButton } from '../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../tests/render'
import { entry, sampleCampaign } from '../../../tests/sampleCampaign'
import { placePage } from './placePage'

const backend = mountTestBackend({ slowMilliseconds: 50 })
const onPick = jest.fn<(place: Place, city: string) => void>()
const leave = jest.fn()
const cityList = [{ code: '310000', name: '上海市' }, { code: '320500', name: '苏州市' }]

beforeEach(() => {
  onPick.mockReset()
  leave.mockReset()
})
afterEach(() => {
  jest.useRealTimers()
  return clearBrowser()
})

const open = (pageConfigs: unknown = {}) => {
  const page = placePage('address', { useTitle: () => '上车地点', useSource: () => ({ pending: undefined, pageConfigs, city: '上海市', cityList, chosen: '陆家嘴', onPick, leave }) })
  return renderApp('/sample-activity/address', sampleCampaign({ '': entry(() => Promise.resolve(page)), address: entry(() => Promise.resolve(page), { kind: 'address' }) }))
}
const search = () => screen.findByRole('searchbox', { name: '上车地点' })
const results = () => screen.findByRole('list', { name: '搜索结果' })
const queries = () => callsOf(backend, 'searchPlaces').map(({ path }) => new URLSearchParams(path.split('?')[1]))

it('asks for transport facilities without keywords, with the product key and nothing of the user; then once for what was typed in one go, without types (spec 2 §5, §7.1)', async () => {
  const { user } = await open()
  expect(await screen.findByText('正在搜索地址...')).toBeVisible()
  expect(screen.getByText('当前上车地点：陆家嘴')).toBeVisible()
  await results()
  expect(Object.fromEntries(queries()[0]!)).toEqual({ key: 'market-platform-h5-dev', output: 'json', children: '1', page: '1', offset: '20', extensions: 'all', keywords: '', city: '上海市', types: '150000' })
  expect(Object.keys(callsOf(backend, 'searchPlaces')[0]!.headers).filter((name) => /authorization|saic|requested/.test(name))).toEqual([])
  await user.type(await search(), '静安')
  expect(await screen.findByText('静安寺久光百货')).toBeVisible()
  expect(queries().map((query) => [query.get('keywords'), query.get('types')])).toEqual([['', '150000'], ['静安', null]])
})

it('shows at most 6 sub-places, each of which can be taken, and leaves 100 ms later (spec 2 §9)', async () => {
  const { user } = await open()
  await user.type(await search(), '人民广场')
  const list = within(await results())
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(list.getAllByRole('button', { name: /号口$/ })).toHaveLength(6)
  jest.useFakeTimers()
  for (const _ of ['a tap', 'another']) fireEvent.click(list.getByRole('button', { name: '人民广场(地铁站)2号口' }))
  expect(onPick.mock.calls).toEqual([[expect.objectContaining({ name: '人民广场(地铁站)2号口' }), '上海市']])
  jest.advanceTimersByTime(99)
  expect(leave).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

it('leaves out a place without a name, and shows the others', async () => {
  backend.setScenario({ searchPlaces: 'ok>unnamed' })
  const { user } = await open()
  await results()
  await user.type(await search(), '静安')
  expect(await screen.findByText('静安寺久光百货')).toBeVisible()
  expect(screen.queryByText('上海站')).not.toBeInTheDocument()
})

it('has the words that marketing gave it', async () => {
  const { user } = await open({ addressPageConfig: { title: '在哪上车', placeholder: '写个地名', emptyText: '这里没有车' } })
  const field = await screen.findByRole('searchbox', { name: '在哪上车' })
  expect(field).toHaveAttribute('placeholder', '写个地名')
  expect(screen.getByText('当前上车地点：陆家嘴')).toBeVisible()
  await user.type(field, '没有的地方')
  expect(await screen.findByText('这里没有车')).toBeVisible()
})

it('says that there is no result, then that the network is down, then finds (spec 2 §2.1)', async () => {
  const { user } = await open()
  await results()
  await user.type(await search(), '没有的地方')
  expect(await screen.findByText('无结果，换个词试试')).toBeVisible()
  backend.setScenario({ searchPlaces: 'network>ok' })
  await user.clear(await search())
  await user.type(await search(), '外滩')
  expect(await screen.findByText('网络异常，请检查网络后重试')).toBeVisible()
  await user.click(await findButton('重试'))
  expect(await screen.findByText('外滩')).toBeVisible()
})

it.each(['invalidKey', 'http500', 'html', 'malformed'])("takes no other answer than status '1' (%s, spec 2 §5)", async (outcome) => {
  backend.setScenario({ searchPlaces: outcome })
  await open()
  expect(await screen.findByText('网络异常，请检查网络后重试')).toBeVisible()
})

it('changes the city in the picker, which clears the keyword (spec 2 §5)', async () => {
  const { user } = await open()
  await user.type(await search(), '站')
  await user.click(await findButton('上海市'))
  const sheet = within(await screen.findByRole('dialog', { name: '选择城市' }))
  await user.click(sheet.getByRole('option', { name: '苏州市' }))
  await user.click(sheet.getByRole('button', { name: '确认' }))
  expect(await screen.findByText('苏州站')).toBeVisible()
  expect(await search()).toHaveValue('')
  expect(queries().at(-1)?.get('city')).toBe('苏州市')
})

it('chooses no city before that is confirmed: the wheel begins each time at the one that counts (spec 2 §2.1)', async () => {
  const { user } = await open()
  const openWheel = async () => {
    await user.click(await findButton('上海市'))
    return within(await screen.findByRole('dialog', { name: '选择城市' }))
  }
  const turned = await openWheel()
  await user.click(turned.getByRole('option', { name: '苏州市' }))
  expect(turned.getByRole('option', { selected: true })).toHaveTextContent('苏州市')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await openWheel()).getByRole('option', { selected: true })).toHaveTextContent('上海市')
})

it('clears the field and stays in it: the button goes with the text, and the keyboard must not', async () => {
  const { user } = await open()
  await user.type(await search(), '静安')
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(await search()).toHaveValue('')
  expect(await search()).toHaveFocus()
})

it('writes a station’s lines as a list in words', async () => {
  const { user } = await open()
  await user.type(await search(), '人民广场')
  expect(await screen.findByText('1号线、2号线、8号线')).toBeVisible()
})
