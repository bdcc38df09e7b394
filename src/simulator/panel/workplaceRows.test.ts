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

it.each(['ios', 'android', 'mac', 'win'])('opens every panel of the workplace chat on %s (spec 1 §7), and asks for permissions (spec 1 §6)', async (platform) => {
  await open(`?host=dingtalk&platform=${platform}`)
  for (const name of ['创建群', '添加成员', '发群消息', '发单聊消息', '添加应用到群', '添加应用到会话', '申请权限']) await press(name)
  const windows = simulation.log.list().toReversed().map(({ method, params }) => (params as { readonly params?: { readonly wnId?: string } }).params?.wnId ?? method)
  const permission = platform === 'ios' || platform === 'android' ? 'runtime.permission.requestJsApis' : 'config'
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
