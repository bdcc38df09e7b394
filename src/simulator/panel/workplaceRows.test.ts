import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { parseChoice } from '../choice'
import { simulate, type Simulation } from '../simulate'

let simulation: Simulation
const said: string[] = []

/** The vendor's package looks around when it is first run, so each test runs it anew. */
async function open(search: string): Promise<void> {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.resetModules()
  simulation = simulate(parseChoice(search))
  const { workplaceRows } = await import('./workplaceRows')
  document.body.appendChild(workplaceRows((text) => said.push(text)))
}

afterEach(() => {
  simulation.leave()
  said.length = 0
  document.body.innerHTML = ''
})

const press = async (name: string) => {
  const before = said.length
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(said.length).toBeGreaterThan(before))
}

it.each(['ios', 'android', 'harmony', 'mac', 'win'])('opens every panel of the workplace chat on %s (spec 1 §7), and asks for permissions (spec 1 §6)', async (platform) => {
  await open(`?host=dingtalk&platform=${platform}`)
  for (const name of ['创建群', '添加成员', '发群消息', '发单聊消息', '添加应用到群', '添加应用到会话', '申请权限']) await press(name)
  const windows = simulation.log.list().toReversed().map(({ method, params }) => (params as { readonly params?: { readonly wnId?: string } }).params?.wnId ?? method)
  const permission = platform === 'mac' || platform === 'win' ? 'config' : 'runtime.permission.requestJsApis'
  expect(windows).toEqual(['createGroup', 'addMembers', 'sendMessageToGroup', 'sendMessageToSingleChat', 'addCoolAppToGroup', 'addCoolAppToGroup', permission])
  expect(said).toContain('创建群：宿主已应答')
})

it.each([
  ['fail=panel:cancel', '创建群', '-1 cancel'],
  ['permission=denied', '创建群', '7 denied'],
  ['permission=denied', '申请权限', '7 denied'],
  ['appVersion=6.3.34', '添加应用到群', '4050 biz.util.callComponent needs a newer host'],
])('says what a person cannot see where the link says %s', async (link, name, words) => {
  await open(`?host=dingtalk&platform=ios&${link}`)
  await press(name)
  expect(said).toEqual([`${name}: ${words}`])
})

it('repeats a panel that is refused while the permissions are asked for, once they are there (spec 1 §4, code 7)', async () => {
  await open('?host=dingtalk&platform=ios&permission=requested')
  await press('创建群')
  await press('申请权限并同时创建群')
  await press('添加成员')
  expect(said).toEqual(['创建群: 7 denied', '申请权限并同时创建群：宿主已应答', '添加成员：宿主已应答'])
  const panel = (failure: string | null) => ({ method: 'biz.util.callComponent', failure })
  const permission = { method: 'runtime.permission.requestJsApis', failure: null }
  expect(simulation.log.list().toReversed().map(({ method, failure }) => ({ method, failure }))).toEqual([panel('denied'), permission, panel('denied'), panel(null), panel(null)])
})

/** Each API whose default spec 1 §9 names. Computers have some of them. */
const apis = [
  ['选择会话', 'biz.chat.chooseConversationByCorpId', { max: 50 }],
  ['选择联系人', 'biz.contact.choose', { multiple: true, startWithDepartmentId: 0, users: [] }],
  ['地图搜索', 'biz.map.search', { scope: 500 }],
  ['扫码', 'biz.util.scan', { type: 'qrCode' }],
  ['轻提示', 'device.notification.toast', { duration: 3, delay: 0 }],
  ['震动', 'device.notification.vibrate', { duration: 300 }],
  ['显示加载提示', 'device.notification.showPreloader', { text: '加载中...', showIcon: true }],
  ['隐藏加载提示', 'device.notification.hidePreloader', {}],
] as const

it.each(['ios', 'android', 'harmony'])('calls with the defaults of spec 1 §9 on %s', async (platform) => {
  await open(`?host=dingtalk&platform=${platform}`)
  for (const [name] of apis) await press(name)
  expect(simulation.log.list().toReversed()).toEqual(apis.map(([, method, params]) => ({ method, params, failure: null })))
  expect(said).toEqual(apis.map(([name]) => `${name}：宿主已应答`))
})

it.each(['mac', 'win'])('says which of the calls %s does not have (spec 1 §5, §8: 4050)', async (platform) => {
  await open(`?host=dingtalk&platform=${platform}`)
  for (const [name] of apis) await press(name)
  const onComputers = ['biz.chat.chooseConversationByCorpId', 'biz.contact.choose', 'device.notification.toast']
  expect(simulation.log.list().map(({ method }) => method).toReversed()).toEqual(onComputers)
  expect(said).toEqual(apis.map(([name, method]) => (onComputers.includes(method) ? `${name}：宿主已应答` : `${name}: 4050 ${method} is not there on pc`)))
})

describe('every diagnostic code of spec 1 §8 can be seen', () => {
  it.each([
    ['1010', 'platform=ios', ['只配置 debug'], '只配置 debug：宿主已应答 · 1010 A configuration of nothing but debug is deprecated'],
    ['1020', 'platform=win', ['等待权限'], '等待权限：宿主已应答 · 1020 Without a configuration there is nothing to wait for'],
    ['1030', 'platform=mac&app=miniProgram', ['监听再取消事件'], '监听再取消事件: 1030 Event resume cannot be switched on or off on this platform'],
    ['1040', 'platform=ios', ['申请权限', '申请权限'], '申请权限: 1040 The configuration has run already'],
    ['4040', 'platform=mac&fail=bridge:never', ['扫码'], '扫码: 4040 Unsupported environment: outside'],
    ['4040', 'platform=android&app=government', ['创建群'], '创建群: 4040 Unsupported environment: gdtStandardAndroid · 5020 The bridge did not start by itself: Unsupported environment: gdtStandardAndroid'],
    ['4050', 'platform=win', ['扫码'], '扫码: 4050 biz.util.scan is not there on pc'],
    ['4060', 'platform=ios', ['未知接口'], '未知接口: 4060 biz.simulated.unknown is configured for no platform'],
    ['4060 of a hook', 'platform=harmony', ['出错的钩子'], '出错的钩子：宿主已应答 · 4060 A hook failed: simulated'],
    ['5010 and 5020', 'platform=android&fail=bridge:error', ['轻提示'], '轻提示: 5010 The bridge did not start: no bridge · 5020 The bridge did not start by itself: The bridge did not start: no bridge'],
  ])('%s: %s', async (_, link, names, words) => {
    await open(`?host=dingtalk&${link}`)
    for (const name of names) await press(name)
    expect(said.at(-1)).toBe(words)
  })

  it('once each, and nothing after it', async () => {
    await open('?host=dingtalk&platform=ios')
    for (const name of ['出错的钩子', '轻提示', '监听再取消事件']) await press(name)
    expect(said.slice(1)).toEqual(['轻提示：宿主已应答', '监听再取消事件：宿主已应答'])
  })
})

it('waits for permissions that the host refuses (spec 1 §4: failed)', async () => {
  await open('?host=dingtalk&platform=ios&fail=permission:denied')
  for (const name of ['申请权限', '等待权限']) await press(name)
  expect(said).toEqual(['申请权限: 7 denied', '等待权限: 7 denied'])
})

it('has a row for every work, each in one group', async () => {
  const { WORK_GROUPS, WORKS } = await import('./workplaceWorks')
  expect(Object.values(WORK_GROUPS).flat().toSorted()).toEqual(Object.keys(WORKS).toSorted())
})
